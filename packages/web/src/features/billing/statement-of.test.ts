import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chargedOf, statementOf, sumsOf } from './statement.tsx'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ size: { callLogs: 800 }, now: new Date('2026-05-22T12:00:00Z') })
})
afterAll(() => server.close())

const rows = (customerId: number) =>
  server.store
    .table('PaymentTransaction')
    .find({ where: { customerId }, order: 'transactionDate ASC' })
    .filter(({ transactionDate }) => transactionDate < '2026-05-22')

test.each([2, 3, 4])('opening, lines and closing are the sums of the ledger: customer %d', (customerId) => {
  const all = rows(customerId)
  for (const month of ['2026-03', '2026-04', '2026-05']) {
    const at = all.findIndex(({ transactionDate }) => transactionDate >= month)
    const lines = all.filter(({ transactionDate }) => transactionDate.startsWith(month))
    const statement = statementOf(all[at - 1], lines)
    expect(lines.length).toBeGreaterThan(0)
    expect(statement.unequal).toBe(0)
    expect(statement.closing).toBe(lines.at(-1)?.balanceAfter)
  }
})

test.each([2, 3, 4])(
  'sums by kind lead from opening to closing, and name each line once: customer %d',
  (customerId) => {
    const lines = rows(customerId)
    const { opening, closing } = statementOf(undefined, lines)
    const sums = sumsOf(lines, 'USD', [])
    expect(sums.reduce((total, { minor }) => total + minor, Math.round(opening * 100))).toBe(Math.round(closing * 100))
    expect((sums.find(({ kind }) => kind === 'call_charges')?.minor ?? 0) / 100).toBeCloseTo(
      lines.filter(({ category }) => category === 'call_charges').reduce((sum, { amount }) => sum + amount, 0),
      2,
    )
    expect(sums.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['payment', 'number', 'call_charges']))
  },
)

test('a refund and a credit are no payments, and what has no line is no sum', () => {
  const [line] = rows(2)
  if (!line) throw new Error('There are no transactions.')
  const of = (transactionType: 'payment' | 'refund' | 'adjustment', amount: number) => ({
    ...line,
    ...{ transactionType, amount, category: 'wallet' as const },
  })
  const lines = [of('refund', -0.2), of('payment', 0.1), of('payment', 0.2), of('adjustment', 5)]
  const sums = sumsOf(lines, 'USD', [])
  expect(sums).toEqual([
    { kind: 'payment', minor: 30 },
    { kind: 'refund', minor: -20 },
    { kind: 'adjustment', minor: 500 },
  ])
  expect(chargedOf(sums)).toBe(0)
})

test('a month without lines closes as it opened, and what differs is reported', () => {
  const [line] = rows(2)
  if (!line) throw new Error('There are no transactions.')
  expect(statementOf(line, [])).toMatchObject({ opening: line.balanceAfter, closing: line.balanceAfter, unequal: 0 })
  expect(statementOf(undefined, [{ ...line, amount: 10, balanceAfter: 12.5 }])).toMatchObject({
    closing: 10,
    unequal: 2.5,
  })
})
