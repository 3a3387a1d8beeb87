import { rowCurrency } from '@lineboard/contract/row-currency'
import { expect, it } from 'vitest'
import { moneyCell } from '../../kit/cells/money-cells.tsx'
import { dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { statusCell } from '../../kit/cells/status-cell.tsx'
import { textCell } from '../../kit/cells/text-cells.tsx'
import type { Column } from '../../kit/column.ts'
import { timeZone } from '../../state/dates.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { exportFileName, isInOther, zoneFacts } from './export-panel.tsx'
import { exportColumns } from './rows-file.ts'

const state = statusCell({ on: { label: 'Switched on', tone: 'success' } })
const columns = [
  { field: 'at', label: 'Time', cell: dateTimeCell },
  { field: 'price', label: 'Price', cell: moneyCell },
  { field: 'state', label: 'State', cell: state },
  { field: 'Owner.name', label: 'Owner', cell: textCell },
] as const satisfies readonly object[] as readonly Column[]
const row = { at: '2026-03-14T12:00:00.000Z', price: 1234.5, state: 'on', Owner: { name: 'Ann' } }

it('writes numbers and instants as they are, all else in words, and says which zone and which currency', () => {
  const exported = exportColumns(columns, [row], 'Europe/Berlin')
  expect(exported.map(({ header }) => header)).toEqual(['Time (Europe/Berlin)', 'Price (USD)', 'State', 'Owner'])
  expect(exported.map(({ value }) => value(row))).toEqual([row.at, 1234.5, 'Switched on', 'Ann'])
  expect(exported.map(({ value }) => value({}))).toEqual([null, null, null, null])
})

it('says the currency of each row beside its amount where rows differ in it', () => {
  const [euros, dollars] = [{ ...row, [rowCurrency]: 'EUR' }, row]
  const exported = exportColumns(columns, [euros, dollars], 'Europe/Berlin')
  expect(exported.map(({ header }) => header).slice(1, 3)).toEqual(['Price', 'Price (currency)'])
  expect([euros, dollars].map((each) => exported.slice(1, 3).map(({ value }) => value(each)))).toEqual([
    [1234.5, 'EUR'],
    [1234.5, 'USD'],
  ])
})

it.each([
  ['another currency', 'GBP', columns, true],
  ['the same currency', 'USD', columns, false],
  ['no amounts', 'GBP', columns.slice(0, 1), false],
] as const)(
  'a file says before it is made that its amounts are in dollars where the screen has %s: %s',
  (_, currency, shown, isSaid) => {
    const customer = { id: 2, companyName: 'Kestrel', currency, balance: 0, createdAt: '2026-01-05T12:00:00.000Z' }
    showSession({ status: 'signed-in', user: testUser({ Customer: { ...customer, state: 'active' } }) })
    expect(isInOther(shown)).toBe(isSaid)
    showSession({})
  },
)

it.each([
  ['Call logs', 'America/New_York', 'csv', 'call-logs-2026-03-14-2205-America-New_York.csv'],
  ['SIP gateways', 'Etc/GMT+5', 'xlsx', 'sip-gateways-2026-03-14-2105-Etc-GMT+5.xlsx'],
  ['Who & what?', 'UTC', 'csv', 'who-what-2026-03-15-0205-UTC.csv'],
] as const)('%s in %s as %s is %s', (title, zone, format, expected) => {
  expect(exportFileName(title, new Date('2026-03-15T02:05:00Z'), zone, format)).toBe(expected)
})

it('says whose days a period has where the times of the file are of another zone', () => {
  const period = { mode: 'lastMonth' } as const
  expect(zoneFacts(timeZone(), period)).toHaveLength(1)
  expect(zoneFacts('Asia/Tokyo', undefined)).toEqual(['Times in Asia/Tokyo'])
  expect(zoneFacts('Asia/Tokyo', period)).toEqual([
    'Times in Asia/Tokyo',
    expect.stringMatching(/^The period has the days of .+: at its ends the file may have times of another day$/),
  ])
})
