import type { ReportFigures } from '@lineboard/sdk/reports'
import { sourceReturns } from '@lineboard/sdk/reports'
import { beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { ownMoney } from '../../data/own-money.ts'
import { loadRates } from '../../data/rates.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { type Compared, compareColumns, figureAt } from './compare-columns.ts'
import { figureColumns } from './figure-columns.ts'
import { chargesInOwn, comparedInOwn, inOwnMoney, ownReturns } from './own-figures.ts'
import type { ReportTableSpec } from './report-table-spec.ts'
import { returnColumns } from './return-columns.ts'

const none: ReportFigures = {
  ...{ calls: 1, answered: 1, missed: 0, voicemail: 0, busy: 0, failed: 0, firstTimeCallers: 0, uniqueCallers: 1 },
  ...{ talkSeconds: 9, averageTalkSeconds: 9, averageRingSeconds: 0, charge: 0 },
}

const cents = (text = '') => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100)
const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)

// Each is rounded down alone.
const charges = [0.03, 0.03, 0.08, 0.03, 0.03, 0.08, 0.03]
const total = 0.31

beforeEach(async () => {
  const fetch = async () => Response.json([{ code: 'GBP', rate: 0.79, symbol: '£' }])
  initClient({ wholeContract: true, baseUrl: 'http://core.example/api/v1', fetch })
  await loadRates()
  const Customer = {
    id: 3,
    companyName: 'Kestrel',
    currency: 'GBP',
    balance: 0,
    state: 'active',
    createdAt: '',
  } as const
  showSession({ status: 'signed-in', user: testUser({ customerId: 3, Customer }) })
})

const charge = figureColumns.filter(({ id }) => id === 'charge')
const spec = (totals: boolean): ReportTableSpec<null, ReportFigures> => ({
  ...{ id: 'days', title: 'Days', head: 'Day' },
  rows: () => charges.map((each, at) => ({ key: `${at}`, label: `${at}`, figures: { ...none, charge: each } })),
  ...(totals && { totals: () => ({ figures: { ...none, charge: total } }) }),
})
const written = (figures?: ReportFigures) => charge.map(({ text }) => (figures ? text(figures) : ''))[0]

it('charges in another currency add up to the total below them, which is what it is elsewhere', () => {
  const own = inOwnMoney(spec(true), chargesInOwn)
  const shown = own.rows(null).map(({ figures }) => written(figures))
  expect(written(own.totals?.(null).figures)).toBe(ownMoney(total))
  expect(sum(shown.map(cents))).toBe(cents(ownMoney(total)))
  expect(sum(charges.map((each) => cents(ownMoney(each))))).not.toBe(cents(ownMoney(total)))
})

it('rows without a total are each what they are elsewhere', () => {
  const own = inOwnMoney(spec(false), chargesInOwn)
  expect(own.rows(null).map(({ figures }) => written(figures))).toEqual(charges.map(ownMoney))
})

it('a comparison adds up in both periods, and each change is that of what is beside it', () => {
  const compared = charges.map<Compared>((each, at) => ({
    figure: figureAt('figure=charge'),
    current: { ...none, charge: each },
    before: at === 0 ? undefined : { ...none, charge: 0.05 },
  }))
  const rows = comparedInOwn(compared).map((row) =>
    compareColumns(figureAt('figure=charge')).map(({ text }) => text(row)),
  )
  expect(sum(rows.map(([now]) => cents(now)))).toBe(cents(ownMoney(total)))
  expect(sum(rows.slice(1).map(([, before]) => cents(before)))).toBe(cents(ownMoney(0.3)))
  expect(rows[0]?.[1]).toBe('–')
  for (const [now, before, change] of rows.slice(1)) {
    expect(cents(change?.replace('+', ''))).toBe(cents(now) - cents(before))
  }
})

it('a return on investment adds up by row and by column', () => {
  const byTrackingSource = charges.map((each, at) => ({ ...none, key: `${at}`, label: `${at}`, charge: each }))
  const sources = charges.map((_, at) => ({ id: at, name: `${at}`, monthlyCost: at + 0.33, callValue: at + 0.07 }))
  const { rows, totals } = ownReturns(
    sourceReturns({ byTrackingSource, totals: { ...none, charge: total } }, sources, () => 1),
  )
  const all = [...rows.map(({ figures }) => figures), totals]
  const [cost, charged, spent, value, gain] = ['cost', 'charge', 'spent', 'value', 'gain'].map((id) =>
    all.map((row) => cents(returnColumns.find((column) => column.id === id)?.text(row))),
  )
  for (const column of [cost, charged, spent, value, gain]) expect(sum(column?.slice(0, -1) ?? [])).toBe(column?.at(-1))
  for (const at of all.keys()) {
    expect(spent?.[at]).toBe((cost?.[at] ?? 0) + (charged?.[at] ?? 0))
    expect(gain?.[at]).toBe((value?.[at] ?? 0) - (spent?.[at] ?? 0))
  }
})
