import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { CallsChart } from './calls-chart.tsx'

afterEach(cleanup)

const series = [
  { key: '2026-11-01', label: 'Nov 1', value: 44, answered: 30, missed: 10 },
  { key: '2026-11-02', label: 'Nov 2', value: 3, answered: 2, missed: 1 },
]

it('each bar opens the calls of its day, and the last is marked as unfinished', () => {
  render(
    <MayOpenProvider value={() => true}>
      <CallsChart series={series} unfinished="2026-11-02" />
    </MayOpenProvider>,
  )
  const [first, last] = screen.getAllByRole('link')
  expect(first?.getAttribute('href')).toBe('/service/call-log?period=2026-11-01..2026-11-01')
  expect(first?.textContent).toContain('Nov 1: 44 calls, 30 answered, 10 missed')
  expect(last?.textContent).toContain('Nov 2: 3 calls, 2 answered, 1 missed, so far')
  const marks = screen.getAllByRole('listitem').flatMap(({ dataset }) => dataset.unfinished ?? [])
  expect(marks).toEqual(['false', 'true'])
})
