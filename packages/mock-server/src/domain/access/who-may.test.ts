import { may } from '@lineboard/contract/permissions'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedContract } from '../../ground/contract/contract.ts'
import type { AnyRow } from '../../store/rows/internal-rows.ts'
import { createCall, createTestServer, type TestServer } from '../../testing/test-server.ts'
import { findPrincipal } from '../users/find-principal.ts'
import { createToken } from '../users/session-tokens.ts'
import type { Principal } from './principal.ts'
import { ownershipOf } from './scope.ts'

const { operations } = await sharedContract()
const calls = operations.filter(({ isPublic }) => !isPublic)
/** One of each kind: the super administrator, an administrator, staff, who only reads, marketing, and the owner's people. */
const users = [1, 2, 3, 4, 5, 6, 11, 12]

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 30 } })
  api.server.control.snapshot('start')
})
beforeEach(() => api.server.control.restore('start'))
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

function signedIn(userId: number): { principal: Principal; call: ReturnType<typeof createCall> } {
  const { store, control } = api.server
  const token = createToken(store, control.clock.now(), userId).id
  const principal = findPrincipal(store, control.clock.now(), token)
  if (!principal) throw new Error(`User ${userId} is not there.`)
  return { principal, call: createCall(api.server.apiUrl, token) }
}

describe.each(users)('user %i', (userId) => {
  test('is answered every call as the table says', async () => {
    const wrong: string[] = []
    for (const { id, method, path, effect } of calls) {
      // What ends the session, or everything, is looked at elsewhere.
      if (id === 'DashUser.logout') continue
      api.server.control.restore('start')
      const { principal, call } = signedIn(userId)
      const sent = method === 'GET' ? {} : { body: {} }
      const { status } = await call(method, path.replaceAll(/\{\w+\}/g, '987654'), sent)
      const isRefused = status === 403 || status === 401
      if (may(principal, { operation: id }) === isRefused) wrong.push(`${id} (${effect}) ${status}`)
    }
    expect(wrong).toEqual([])
  })

  test('reads and changes a row only where the table says: own, of others, of nobody', async () => {
    const { store } = api.server
    const wrong: string[] = []
    for (const { id, method, path, effect, loopback } of calls) {
      const model = loopback?.model ?? ''
      if (!/^\/[A-Za-z]+\/\{id\}$/.test(path) || !store.anyTable(model)) continue
      api.server.control.restore('start')
      const kinds = Map.groupBy(
        store.anyTable(model)?.find() ?? [],
        (row: AnyRow) => ownershipOf(store, model, row).customerId,
      )
      for (const row of [...kinds.values()].map(([first]) => first)) {
        if (!row) continue
        api.server.control.restore('start')
        const { principal, call } = signedIn(userId)
        const before = api.server.store.anyTable(model)?.get(row.id)
        if (!before) continue
        const request = {
          operation: id,
          model,
          row: ownershipOf(api.server.store, model, before),
          accountId: Number(row.id),
        }
        const isAllowed = may(principal, request)
        const { status } = await call(
          method,
          path.replace('{id}', String(row.id)),
          method === 'GET' ? {} : { body: { ...before } },
        )
        const after = api.server.store.anyTable(model)?.get(row.id)
        const isChanged = JSON.stringify(after) !== JSON.stringify(before)
        if (!isAllowed && (isChanged || (effect === 'read' && status === 200))) wrong.push(`${id} ${row.id}: ${status}`)
        if (isAllowed && effect === 'read' && status !== 200) wrong.push(`${id} ${row.id}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

test('the table is shown at /docs/who-may', async () => {
  const answer = await fetch(`${api.server.url}/docs/who-may`)
  const text = await answer.text()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  for (const { id } of operations) expect(text).toContain(`<td>${id}</td>`)
})
