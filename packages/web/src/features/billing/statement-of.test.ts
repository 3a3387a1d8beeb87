import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementOf } from './statement-of.ts'

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

test('a month without lines closes as it opened, and what differs is told', () => {
  const [line] = rows(2)
  if (!line) throw new Error('There are no transactions.')
  expect(statementOf(line, [])).toMatchObject({ opening: line.balanceAfter, closing: line.balanceAfter, unequal: 0 })
  expect(statementOf(undefined, [{ ...line, amount: 10, balanceAfter: 12.5 }])).toMatchObject({
    closing: 10,
    unequal: 2.5,
  })
})
