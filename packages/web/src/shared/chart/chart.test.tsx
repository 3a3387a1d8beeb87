import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { Chart } from './chart.tsx'
import type { BarsData, HeatData } from './chart-data.ts'

const bars: BarsData = {
  kind: 'bars',
  series: [
    { label: 'Answered', tone: 'answered' },
    { label: 'Missed', tone: 'missed' },
  ],
  points: [
    { key: '1', label: 'Nov 1', values: [30, 14], href: '/service/call-log?period=2026-11-01..2026-11-01' },
    {
      key: '2',
      label: 'Nov 2',
      values: [2, 1],
      href: '/service/call-log?period=2026-11-02..2026-11-02',
      isUnfinished: true,
    },
  ],
}

const heat: HeatData = {
  kind: 'heat',
  unit: 'Calls',
  columns: ['9 AM', '10 AM'],
  rows: ['Sun', 'Mon'],
  cells: [
    { column: 0, row: 0, value: 0 },
    { column: 1, row: 1, value: 7, href: '/service/call-log?filter=10+AM' },
  ],
}

const show = (data: BarsData | HeatData, mayOpen = true) => {
  render(
    <MayOpenProvider value={() => mayOpen}>
      <Chart label="Calls by day" data={data} />
    </MayOpenProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: /^Show as table.*Calls by day$/ }))
}

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

it('says what it shows, and as a table each bar is a link to what it counts', () => {
  show(bars)
  expect(screen.getByRole('img', { name: 'Calls by day: 47 in all, most Nov 1 with 44' })).toBeTruthy()
  expect(links()).toEqual([
    ['Nov 1', '/service/call-log?period=2026-11-01..2026-11-01'],
    ['Nov 2, so far', '/service/call-log?period=2026-11-02..2026-11-02'],
  ])
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['30', '14', '2', '1'])
})

it('says what all come to where some have no bar', () => {
  show({ ...bars, total: 60 })
  expect(screen.getByRole('img', { name: 'Calls by day: 60 in all, most Nov 1 with 44' })).toBeTruthy()
})

it('says in its table what a series counts', () => {
  show({ ...bars, series: [{ label: 'Answered', tone: 'answered', hint: 'By a person.' }] })
  const word = screen.getByRole('button', { name: 'Answered' })
  expect(document.getElementById(word.getAttribute('aria-describedby') ?? '')?.textContent).toBe('By a person.')
})

it('says what the bars are held against, in its words and its table', () => {
  show({ ...bars, beside: { label: 'Previous period', values: [40, undefined] } })
  expect(
    screen.getByRole('img', { name: 'Calls by day: 47 in all, most Nov 1 with 44. Previous period: 40' }),
  ).toBeTruthy()
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['30', '14', '40', '2', '1', '–'])
})

it('each cell of a heat map is a link with its whole name', () => {
  show(heat)
  expect(screen.getByRole('link', { name: 'Mon, 10 AM, Calls: 7' }).getAttribute('href')).toContain('10+AM')
  expect(links()).toHaveLength(1)
})

it('has no links for who may not see the calls', () => {
  show(bars, false)
  expect(links()).toEqual([])
})
