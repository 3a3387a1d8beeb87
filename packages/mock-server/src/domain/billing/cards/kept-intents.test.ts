import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMockServer } from '../../../create-mock-server.ts'
import { createCall } from '../../../testing/test-server.ts'
import { createToken } from '../../users/session-tokens.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'intents-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const start = () => createMockServer({ data: folder, size: { callLogs: 5 } })
const card = { token: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 }
const older = (id: string, more: object) => ({
  id,
  clientSecret: `${id}_secret_x`,
  customerId: 2,
  currency: 'USD',
  status: 'succeeded',
  createdAt: '2026-05-01T00:00:00.000Z',
  ...more,
})

/** As the version before the ledger wrote them. */
function writeOlder(): void {
  const db = new DatabaseSync(join(folder, 'lineboard.db'))
  const insert = db.prepare('INSERT INTO "PaymentIntent" VALUES (?, ?)')
  for (const row of [
    older('pi_paid', { amountCents: 2550, card }),
    older('pi_yen', { amountCents: 150_000, currency: 'JPY', card }),
    older('pi_asked', { amountCents: 900, status: 'requires_action', card }),
    older('pi_open', { amountCents: 900, status: 'requires_payment_method' }),
    older('seti_card', { amountCents: 0, card }),
  ]) {
    insert.run(JSON.stringify(row.id), JSON.stringify(row))
  }
  db.close()
}

test('payments of a version without a ledger are in the books, and can be used once', async () => {
  await (await start()).close()
  writeOlder()
  const server = await start()
  const { store, control } = server
  expect(control.ledger().problems).toEqual([])
  const shown = [...store.table('PaymentIntent').all()].map(({ id, amountMinor, status }) => [id, amountMinor, status])
  expect(shown).toEqual(
    expect.arrayContaining([
      ['pi_paid', 2550, 'succeeded'],
      ['pi_yen', 1500, 'succeeded'],
      ['pi_asked', 900, 'requires_payment_method'],
      ['pi_open', 900, 'requires_payment_method'],
      ['seti_card', 0, 'succeeded'],
    ]),
  )
  const call = createCall(server.apiUrl, createToken(store, control.clock.now(), 2).id)
  const before = store.table('Customer').get(2)?.balance ?? 0
  const use = () => call('POST', '/PaymentMethods/intent_to_wallet', { body: { intentId: 'pi_paid' } })
  expect([(await use()).status, (await use()).status]).toEqual([200, 200])
  expect(store.table('Customer').get(2)?.balance).toBeCloseTo(before + 25.5, 2)
  expect(control.ledger().problems).toEqual([])
  await server.close()
  const again = await start()
  expect(again.control.ledger()).toEqual(expect.objectContaining({ problems: [] }))
  await again.close()
})
