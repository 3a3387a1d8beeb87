import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReality, type Reality } from '../../testing/money/reality.ts'

let real: Reality
beforeEach(async () => {
  real = await createReality()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await real.close()
})

const credit = { customerId: 2, transactionType: 'adjustment', amount: 1.23, reason: 'Two days without calls' }
const block = (number: string) =>
  real.server.super<{ id: number }>('POST', '/BlacklistNumbers', { body: { customerId: 1, number } })

test('the audit entry of a credit is on the disk with it', async () => {
  const { status } = await real.send('super', '/PaymentTransactions', credit, 'killed after')
  expect(status).toBe(200)
  const entries = real.server.server.store.table('AuditLog').find({ where: { reason: credit.reason } })
  expect(entries).toMatchObject([{ endpoint: '/PaymentTransactions', movements: [{ customerId: 2 }] }])
})

test('the id of a deleted row is not given again after a restart', async () => {
  const { body: gone } = await block('+12125550191')
  await real.server.super('DELETE', `/BlacklistNumbers/${gone.id}`)
  await real.restart()
  const { body: next } = await block('+12125550192')
  expect(next.id).toBeGreaterThan(gone.id)
})

test('a credit that a full disk does not take is not reported as given', async () => {
  const { exec } = DatabaseSync.prototype
  vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql: string) {
    if (sql === 'COMMIT') throw new Error('database or disk is full')
    exec.call(this, sql)
  })
  const refused = await real.send<{ error: { message: string } }>('super', '/PaymentTransactions', credit, 'none')
  expect(refused).toMatchObject({
    status: 507,
    body: { error: { message: expect.stringContaining('The change was made') } },
  })
  vi.restoreAllMocks()
  await real.restart()
  expect(real.server.server.store.table('AuditLog').count({ reason: credit.reason })).toBe(1)
})
