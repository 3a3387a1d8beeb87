import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { api } from '../data/client.ts'
import type { Resource } from '../kit/define-resource.ts'
import { callByName, rowsOf } from '../kit/rows/calls-by-name.ts'
import { rowId } from '../kit/rows/row-text.ts'
import { valueAt } from '../kit/value-at.ts'
import { owedOf } from '../shared/wallet/past-due-of.ts'
import { signInAt } from '../testing/sign-in-at.ts'
import { countedRows } from './export/rows-file.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const counting = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .filter(({ columns }) => columns.some(({ counted }) => counted))

let server: MockServer

beforeAll(async () => {
  server = await createMockServer({ strict: true })
  await signInAt(server, 'super')
})
afterEach(() => expect(server.control.violations.list()).toEqual([]))
afterAll(() => server.close())

it('lists count in two columns at most, which the list and its files ask for', () => {
  expect(counting.map(({ path }) => path)).toEqual([
    'billing/low-wallets',
    'billing/past-due',
    'phone-book',
    'products',
    'routing/receiving',
    'role',
    'routing/sipgateway',
    'tracking-number',
    'tracking-source',
    'ivr',
  ])
  for (const { columns } of counting) expect(columns.filter(({ counted }) => counted).length).toBeLessThanOrEqual(2)
})

it.each(counting.map((resource) => [resource.path, resource] as const))(
  'what %s counts is what the rows say one by one',
  async (_path, resource) => {
    const columns = resource.columns.filter(({ counted }) => counted)
    const rows = rowsOf(await callByName(resource.list, { filter: {} }))
    const together = await countedRows(columns, rows, {})
    for (const { field } of columns) {
      const each = await Promise.all(rows.map((row) => countedRows(columns, [row], {})))
      const apart = each.flat().map((row) => valueAt(row, field))
      expect(together.map((row) => valueAt(row, field))).toEqual(apart)
    }
  },
)

it('what is counted is asked for in the same words a moment later, as it is while the list is drawn again and again', () => {
  const asked = () => counting.flatMap(({ columns }) => columns.map(({ counted }) => counted?.argsOf([1, 2])))
  vi.useFakeTimers({ now: new Date('2026-05-22T12:00:00Z') })
  try {
    const first = asked()
    vi.setSystemTime(new Date('2026-05-22T12:00:02Z'))
    expect(asked()).toEqual(first)
  } finally {
    vi.useRealTimers()
  }
})

it('a source has the numbers that name it, a gateway its dialogs', async () => {
  const { store } = server
  for (const [path, field, countOf] of [
    ['tracking-source', 'counted.numbers', (id: number) => store.table('OpNumber').count({ tracking_sourceId: id })],
    [
      'routing/sipgateway',
      'counted.now',
      (id: number) => store.table('Dialog').count({ sip_gatewayId: id, state: { neq: 'terminated' } }),
    ],
  ] as const) {
    const resource = counting.find((each) => each.path === path)
    if (!resource) throw new Error(`${path} counts nothing`)
    const rows = rowsOf(await callByName(resource.list, { filter: {} }))
    const counted = await countedRows(resource.columns, rows, {})
    const values = counted.map((row) => valueAt(row, field))
    expect(values).toEqual(rows.map((row) => countOf(rowId(row))))
    expect(values.some((value) => value !== 0)).toBe(true)
  }
})

it('a past due subscription has the sum that its customer owes, as on the billing page', async () => {
  const resource = counting.find(({ path }) => path === 'billing/past-due')
  if (!resource) throw new Error('The past due list counts nothing.')
  const due = server.store.table('Subscription').find({ where: { status: 'past_due' } })
  expect(due.length).toBeGreaterThan(0)
  const [owed, shown] = [await Promise.all(due.map(owedByPage)), await countedRows(resource.columns, due, {})]
  expect(shown.map((row) => valueAt(row, 'counted.owed'))).toEqual(owed)
  expect(owed.every((amount) => amount !== undefined && amount > 0)).toBe(true)
})

async function owedByPage({ customerId }: { customerId: number }) {
  const { Customer, PaymentMethod } = api()
  const detail = await PaymentMethod.subscriptionDetail({ customerId })
  return owedOf(detail, await Customer.findSubscriptions({ id: customerId }), new Date())?.amountUsd
}
