import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { callsBy } from '../../shared/report/calls-href.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { ReportTable } from './report-table.tsx'
import type { ReportColumn, ReportTableSpec } from './report-table-spec.ts'

interface Figures {
  calls: number
  callers: number
}

const columns: readonly ReportColumn<Figures>[] = [
  {
    id: 'calls',
    label: 'Calls',
    hint: 'All calls.',
    value: ({ calls }) => calls,
    text: ({ calls }) => String(calls),
    calls: ({ calls }) => (calls > 0 ? [] : undefined),
  },
  {
    id: 'callers',
    label: 'Callers',
    value: ({ callers }) => callers,
    text: ({ callers }) => String(callers),
    isBoundOfSums: true,
  },
]

const days = { first: '2026-11-01', last: '2026-11-02' }

const spec: ReportTableSpec<null, Figures> = {
  id: 'hour',
  title: 'By hour',
  head: 'Hour',
  rows: () => [
    {
      ...{ key: '1', label: '1 AM GMT-4', figures: { calls: 4, callers: 3 }, summed: true },
      calls: { days, customerId: 3, blocks: [callsBy('startedAt', '1 AM GMT-4')] },
    },
    { key: '2', label: '11/02/2026', figures: { calls: 0, callers: 0 }, calls: { days }, unfinished: true },
  ],
  totals: () => ({ figures: { calls: 4, callers: 3 } }),
}

const show = (mayOpen: boolean) =>
  render(
    <MayOpenProvider value={() => mayOpen}>
      <ReportTable spec={spec} columns={columns} data={null} />
    </MayOpenProvider>,
  )

it('a figure that counts calls opens them, and says what it is', () => {
  show(true)
  const link = screen.getByRole('link', { name: '4 – Calls, 1 AM GMT-4' })
  const [, search] = (link.getAttribute('href') ?? '').split('?')
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    period: '2026-11-01..2026-11-02',
    filter: 'startedAt:"1 AM GMT-4"',
    customer: '3',
  })
  // Where there are none, there is nothing to open.
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it('a row that is a figure says what it counts, to the eyes while it has the focus', () => {
  const isFigure = { ...spec, rows: () => spec.rows(null).map((row) => ({ ...row, hint: 'Calls of that hour.' })) }
  render(<ReportTable spec={isFigure} columns={columns} data={null} />)
  fireEvent.focus(screen.getByRole('button', { name: '1 AM GMT-4', description: 'Calls of that hour.' }))
  expect(screen.getAllByText('Calls of that hour.').some(({ hidden }) => !hidden)).toBe(true)
})

it('who may not see calls sees the figures alone', () => {
  show(false)
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['4', '≤ 3', '0', '0', '4', '3'])
})

it('a day that is not over is marked, and sums over parts say what they are', () => {
  show(true)
  const row = screen.getByRole('row', { name: /so far/ })
  expect(row.dataset.unfinished).toBe('true')
  expect(within(row).getByRole('rowheader').textContent).toBe('11/02/2026 so far')
})

it('a heading says what its figure counts, to the eyes while it has the focus, and sorts', () => {
  show(true)
  const heading = screen.getByRole('button', { name: 'Calls' })
  const described = document.getElementById(heading.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('All calls.')
  const bubbles = () => [...document.querySelectorAll('[aria-hidden=true]')].map(({ textContent }) => textContent)
  expect(bubbles()).toEqual([])
  fireEvent.focus(heading)
  expect(bubbles()).toEqual(['All calls.'])
  fireEvent.keyDown(heading, { key: 'Escape' })
  expect(bubbles()).toEqual([])
  const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  fireEvent.click(screen.getByRole('button', { name: 'Hour' }))
  expect(rows()).toEqual(['1 AM GMT-4', '11/02/2026 so far', 'Total'])
  fireEvent.click(screen.getByRole('button', { name: 'Hour' }))
  expect(rows()).toEqual(['11/02/2026 so far', '1 AM GMT-4', 'Total'])
  expect(screen.getByRole('columnheader', { name: 'Hour' }).getAttribute('aria-sort')).toBe('descending')
})

it('a long report shows its first rows until it is printed or all are asked for, and its total from the beginning', () => {
  const days = Array.from({ length: 182 }, (_, at) => ({
    ...{ key: `${at}`, label: `Day ${at + 1}`, figures: { calls: 1, callers: 1 } },
  }))
  render(<ReportTable spec={{ ...spec, rows: () => days }} columns={columns} data={null} />)
  const rows = () => [...document.querySelectorAll('th[scope=row]')].map(({ textContent }) => textContent)
  expect([rows().length, rows().at(-2), rows().at(-1)]).toEqual([101, 'Day 100', 'Total'])
  fireEvent(window, new Event('beforeprint'))
  expect([rows().length, rows().at(-2)]).toEqual([183, 'Day 182'])
  fireEvent(window, new Event('afterprint'))
  expect(rows()).toHaveLength(101)
  fireEvent.click(screen.getByText('Show all 182'))
  expect([rows().length, rows().at(-2), rows().at(-1)]).toEqual([183, 'Day 182', 'Total'])
})
