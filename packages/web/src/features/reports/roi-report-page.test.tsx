import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setNumberFormat } from '../../state/number-style.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { filedValue } from './report-panels.tsx'
import { returnColumns } from './return-columns.ts'
import { Page } from './roi-report-page.tsx'

const figures = {
  ...{ calls: 4, answered: 3, missed: 1, voicemail: 0, busy: 0, failed: 0 },
  ...{ firstTimeCallers: 2, uniqueCallers: 4, talkSeconds: 200 },
  ...{ averageTalkSeconds: 60, averageRingSeconds: 8, charge: 10 },
}
const group = (id: number, label: string) => ({ key: `${id}`, label, ...figures })
const report = {
  ...{ startDate: '2020-03-01T00:00:00.000Z', endDate: '2020-03-31T23:59:59.999Z' },
  ...{ byTrackingSource: [group(1, 'Radio'), group(2, 'Flyers')], byTrackingNumber: [] },
  ...{ byReceivingNumber: [], byHour: [], byWeekday: [] },
  totals: { ...figures, calls: 8, answered: 6, charge: 20 },
}
const sources = [
  { id: 1, name: 'Radio', monthlyCost: 80, callValue: 50 },
  { id: 2, name: 'Flyers', monthlyCost: 100 },
]

async function show() {
  answerCalls(({ url }) => {
    if (url.includes('overview_report')) return report
    return url.includes('TrackingSources') ? sources : []
  })
  history.replaceState(null, '', '/service/reports/roi?period=2020-03&worth=10')
  render(<Page />)
  await screen.findByText(/^\$200\.00 was spent, and \$180\.00 came back/)
}

it('a source costs nothing in days before its account was opened', async () => {
  const Customer = { id: 2, createdAt: '2020-03-16T12:00:00Z' }
  answerCalls(({ url }) => {
    if (url.includes('overview_report')) return report
    return url.includes('TrackingSources') ? [{ id: 1, name: 'Radio', monthlyCost: 310, Customer }] : []
  })
  history.replaceState(null, '', '/service/reports/roi?period=2020-03')
  render(<Page />)
  await screen.findByRole('row', { name: /^Radio/ })
  expect(figure(/^Radio/, 'Source cost')).toMatch(/^\$160\.00/)
})

/** The figure of a row in the column of a name. */
function figure(row: RegExp, column: string): string | null | undefined {
  const cells = screen.getByRole('row', { name: row }).querySelectorAll('th, td')
  return cells[returnColumns.findIndex(({ label }) => label === column) + 1]?.textContent
}

it('amounts a call are filed in whole cents', () => {
  const row = { ...figures, calls: 3, cost: 400, callValue: undefined, value: undefined, charge: 0.07 }
  const perCall = returnColumns.find(({ id }) => id === 'perCall') ?? expect.fail('There is none.')
  expect(filedValue(perCall, row)).toBe(133.36)
})

const isSaid = (words: RegExp) => screen.queryByText(words) !== null

it('an amount of all sources that is none leaves out what follows from it, keeps what was typed, and says what is wrong', async () => {
  await show()
  const field = screen.getByLabelText<HTMLInputElement>(/^Value of an answered call, where/)
  fireEvent.change(field, { target: { value: 'ten' } })
  fireEvent.submit(field)
  expect(isSaid(/was spent, and/)).toBe(false)
  expect(isSaid(/^The totals appear once/)).toBe(true)
  expect(isSaid(/^Enter an amount, such as/)).toBe(true)
  expect(field.value).toBe('ten')
  expect(['Value', 'Value less spent', 'Return'].map((column) => figure(/^Total/, column))).toEqual(['–', '–', '–'])
  expect([figure(/^Flyers/, 'Value'), figure(/^Radio/, 'Value')]).toEqual(['–', '$150.00'])
  expect(figure(/^Total/, 'Spent')).toBe('$200.00')
  fireEvent.change(field, { target: { value: '20' } })
  fireEvent.submit(field)
  await waitFor(() => expect(isSaid(/^\$200\.00 was spent, and \$210\.00 came back/)).toBe(true))
})

it('a cost of one source that is none leaves out what follows from it, until it is left alone', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Change the monthly cost of Flyers' }))
  const field = await screen.findByLabelText<HTMLInputElement>('Monthly cost of Flyers in US dollars')
  await waitFor(() => expect(field.value).not.toBe(''))
  fireEvent.change(field, { target: { value: '12,3,4' } })
  fireEvent.submit(field)
  expect(isSaid(/was spent, and/)).toBe(false)
  expect(field.value).toBe('12,3,4')
  expect(isSaid(/^Enter an amount, such as/)).toBe(true)
  expect(['Source cost', 'Spent', 'Per call'].map((column) => figure(/^Total/, column))).toEqual(['–', '–', '–'])
  expect([figure(/^Flyers/, 'Spent'), figure(/^Radio/, 'Spent')]).toEqual(['–', '$90.00'])
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(isSaid(/^\$200\.00 was spent/)).toBe(true)
})

it('an amount of the address is in its field as numbers are written here, and leaving it changes nothing', async () => {
  setNumberFormat('1.234,56')
  answerCalls(({ url }) => (url.includes('overview_report') ? report : []))
  history.replaceState(null, '', '/service/reports/roi?period=2020-03&worth=10.5')
  render(<Page />)
  const field = await screen.findByLabelText<HTMLInputElement>(/^Value of an answered call, where/)
  expect(field.value).toBe('10,50')
  fireEvent.blur(field)
  expect(location.search).toContain('worth=10.5')
  setNumberFormat('1,234.56')
})
