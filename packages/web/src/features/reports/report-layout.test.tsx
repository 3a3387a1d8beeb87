import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { askedReportAt, useReportPeriod } from './report-address.ts'
import { ReportLayout } from './report-layout.tsx'
import type { ReportTableSpec } from './report-table-spec.ts'

interface Data {
  calls: number
}

const table: ReportTableSpec<Data, Data> = {
  id: 'days',
  title: 'Day by day',
  head: 'Day',
  rows: (data) => [{ key: '1', label: 'Monday', figures: data }],
}
const columns = [
  { id: 'calls', label: 'Calls', value: ({ calls }: Data) => calls, text: ({ calls }: Data) => `${calls}` },
]

function show(
  answer: { data?: Data; error?: Error },
  user = testUser({ id: 1, customerId: 1 }),
  address = 'period=2020-03',
  more: Partial<Pick<ComponentProps<typeof ReportLayout<Data, Data>>, 'columns' | 'leads'>> = {},
) {
  const mutate = vi.fn()
  answerCalls(() => [])
  showSession({ status: 'signed-in', user })
  render(
    <MayOpenProvider value={() => true}>
      <ReportLayout
        title="Activity"
        asked={askedReportAt(address)}
        report="Report.activityReport"
        counted={answer.data?.calls}
        answer={{ data: undefined, error: undefined, ...answer, mutate }}
        columns={columns}
        tables={[table]}
        inOwn={(rows) => rows}
        isEmpty={({ calls }) => calls === 0}
        {...more}
      />
    </MayOpenProvider>,
  )
  return mutate
}

it('leads to other reports of the same calls, and says which currency files are in where the page has another', () => {
  history.replaceState(null, '', '/service/reports/activity?period=2020-03&source=7&table=days')
  const customer = { id: 2, companyName: 'Kestrel', currency: 'GBP', balance: 0, createdAt: '2019-01-01T00:00:00Z' }
  const charge = { id: 'charge', label: 'Charge', fileUnit: 'USD', value: () => 2, text: () => '£1.50' }
  show({ data: { calls: 3 } }, testUser({ Customer: { ...customer, state: 'active' } }), undefined, {
    columns: [charge],
    leads: ['overviewReport'],
  })
  const lead = screen.getByRole('link', { name: 'Overview Reports' })
  expect(lead.getAttribute('href')).toBe('/service/reports/overview?period=2020-03&source=7')
  expect(screen.getByText('Files in US dollars')).toBeTruthy()
  cleanup()
  show({ data: { calls: 3 } }, undefined, undefined, { columns: [charge] })
  expect(screen.queryByText('Files in US dollars')).toBeNull()
})

it('a report that fails says why, and is asked for again', () => {
  const mutate = show({ error: new WordedError('Out of memory') })
  expect(screen.getByRole('alert').textContent).toContain('Out of memory')
  expect(screen.queryByRole('table')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(mutate).toHaveBeenCalledOnce()
})

it('a period without calls says so, in the place of its tables', () => {
  show({ data: { calls: 0 } })
  expect(screen.getByText('No calls in this period')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

it('a period without any of the calls that are counted says so, and counts all at a press', () => {
  const address = 'period=2020-03&source=7&number=%2B12125550101&firstTime=yes&table=source'
  history.replaceState(null, '', `/service/reports/overview?${address}`)
  show({ data: { calls: 0 } }, undefined, address)
  expect(screen.queryByText('No calls in this period')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Count all calls' }))
  expect(location.search).toBe('?period=2020-03&table=source')
})

it('figures that are there stay while a newer answer fails', () => {
  show({ data: { calls: 3 }, error: new WordedError('Out of memory') })
  expect(screen.getByRole('cell').textContent).toBe('3')
})

it('only who sees every customer chooses one, whatever the address says', () => {
  const ofCustomer = () => ({
    choice: screen.queryByRole('button', { name: /^Customer:/ }) !== null,
    asked: askedReportAt('period=2020-03&customer=3').question.customerId,
  })
  show({ data: { calls: 3 } })
  expect(ofCustomer()).toEqual({ choice: true, asked: 3 })
  cleanup()
  show({ data: { calls: 3 } }, testUser())
  expect(ofCustomer()).toEqual({ choice: false, asked: undefined })
})

function AllTime() {
  const [, choose] = useReportPeriod()
  return (
    <button type="button" onClick={() => choose(undefined)}>
      All time
    </button>
  )
}

it('all time begins when the account was opened', () => {
  const opened = { id: 2, companyName: 'Harbor', currency: 'USD', balance: 0, createdAt: '2026-01-05T12:00:00.000Z' }
  showSession({ status: 'signed-in', user: testUser({ Customer: { ...opened, state: 'active' } }) })
  history.replaceState(null, '', '/service/reports/activity?firstTime=yes')
  render(<AllTime />)
  fireEvent.click(screen.getByRole('button', { name: 'All time' }))
  expect(new URLSearchParams(location.search).get('period')).toMatch(/^2026-01-05\.\.\d{4}-\d\d-\d\d$/)
  expect(location.search).toContain('firstTime=yes')
})
