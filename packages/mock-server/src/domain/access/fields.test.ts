import { fieldRightOf, may, mayUseField } from '@lineboard/contract/permissions'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sharedContract } from '../../ground/contract/contract.ts'
import { entityMeta, entityNames } from '../../ground/contract/entity-meta.ts'
import { createCall, createTestServer, type TestServer } from '../../testing/test-server.ts'
import { findPrincipal } from '../users/find-principal.ts'
import { createToken } from '../users/session-tokens.ts'

const { operations } = await sharedContract()
/** The list of each entity that has one with a filter, and its stored fields. */
const lists = entityNames.flatMap((model) => {
  const list = operations.find(({ id, loopback }) => id.endsWith('.find') && loopback?.model === model)
  const takesFilter = list?.parameters.some(({ name }) => name === 'filter')
  return list && takesFilter ? [{ model, list, fields: Object.keys(entityMeta(model)?.fields ?? {}) }] : []
})
/** The super administrator, an administrator, staff, who only reads, and the owner's. */
const users = [1, 2, 3, 4, 11]
/** Fields of an order that a server takes at once. */
const ORDER = 10

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 20 }, strict: false })
})
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

const chunks = (fields: readonly string[]) =>
  Array.from({ length: Math.ceil(fields.length / ORDER) }, (_, at) => fields.slice(at * ORDER, (at + 1) * ORDER))

test('nearly every entity has a list to ask', () => expect(lists.length).toBeGreaterThan(35))

describe.each(users)('user %i', (userId) => {
  test('reads, searches and sorts by each field as the table says, and by no other', async () => {
    const { store, control } = api.server
    const token = createToken(store, control.clock.now(), userId).id
    const principal = findPrincipal(store, control.clock.now(), token)
    if (!principal) throw new Error(`User ${userId} is not there.`)
    const call = createCall(api.server.apiUrl, token)
    const wrong: string[] = []
    for (const { model, list, fields } of lists) {
      if (!may(principal, { operation: list.id })) continue
      const ask = async (filter: object) => call<Record<string, unknown>[]>('GET', list.path, { filter })
      const expectStatus = async (what: string, filter: object, expected: number) => {
        const { status } = await ask(filter)
        if (status !== expected) wrong.push(`${model}: ${what} ${status}`)
      }
      const usable = (use: 'search' | 'order') => fields.filter((field) => mayUseField(principal, model, field, use))
      const and = usable('search').map((field) => ({ [field]: { neq: null } }))
      await expectStatus('search', { where: { and }, limit: 1 }, 200)
      for (const order of chunks(usable('order'))) await expectStatus('order', { order, limit: 1 }, 200)
      for (const field of fields) {
        const isSecret = fieldRightOf(model, field) === 'secret'
        if (!usable('search').includes(field)) await expectStatus(`search ${field}`, { where: { [field]: 'x' } }, 400)
        if (!usable('order').includes(field)) await expectStatus(`order ${field}`, { order: `${field} DESC` }, 400)
        if (isSecret) await expectStatus(`fields ${field}`, { fields: [field] }, 400)
      }
      const { body: rows } = await ask({ limit: 30 })
      for (const row of rows)
        for (const [field, value] of Object.entries(row)) {
          const owner = Number(model === 'DashUser' ? row.id : row.userId)
          const isShown = !fields.includes(field) || mayUseField(principal, model, field, 'read', owner)
          const isPlain = fieldRightOf(model, field) === 'secret' && !String(value).startsWith('****')
          if (!isShown || isPlain) wrong.push(`${model} ${row.id} shows ${field}`)
        }
    }
    expect(wrong).toEqual([])
  })
})
