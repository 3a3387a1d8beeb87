import type { operations } from '@lineboard/contract'
import { mayCallFor, mayChangeRow, rowRightOf } from '@lineboard/contract/permissions'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ownershipOf } from '../src/domain/access/scope.ts'
import { findPrincipal } from '../src/domain/users/find-principal.ts'
import { createToken } from '../src/domain/users/session-tokens.ts'
import type { Change, Store } from '../src/store/rows/types.ts'
import { createCall, createTestServer, type TestServer } from '../src/testing/test-server.ts'
import { operationDocuments } from './operation-documents.ts'
import type { Values } from './valid-values.ts'

/** Every call that changes something, whatever the model, but those that go around rows: files and sessions. */
const writes = new Map(
  operationDocuments
    .filter(
      ({ effect, isPublic, id, body }) =>
        effect === 'write' && !isPublic && id !== 'DashUser.logout' && body?.mediaType !== 'multipart/form-data',
    )
    .map((operation) => [operation.id, operation]),
)
const ROWS = 14

let api: TestServer
beforeAll(async () => {
  // Not strict: what a real server would take amiss is not what is asked here.
  api = await createTestServer({ size: { callLogs: 30 }, strict: false })
  api.server.control.snapshot('start')
})
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

const isId = (name: string) => /^id$|Id$|_id$|^source_to$/.test(name)

/** A value of the contract's example, with the ids in it replaced by others. */
function withIds(value: unknown, ids: readonly number[], name = ''): unknown {
  if (Array.isArray(value)) return value.map((each, at) => withIds(each, ids.slice(at), name.replace(/s$/, '')))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner], at) => [key, withIds(inner, ids.slice(at), key)]),
    )
  return typeof value === 'number' && isId(name) ? (ids[0] ?? value) : value
}

const attempt = fc.record({
  actor: fc.constantFrom(2, 3, 5, 6, 7, 9, 11, 12),
  id: fc.constantFrom(...writes.keys()),
  ids: fc.array(fc.integer({ min: 1, max: ROWS }), { minLength: 12, maxLength: 12 }),
  keepsIds: fc.boolean(),
})

/** Whether a row that was changed was for that person to change, before and after. `earlier` are the tables as they were. */
function isOwn(actor: number, id: keyof operations, earlier: Store, { model, row, before }: Change): boolean {
  const { store, control } = api.server
  const token = createToken(store, control.clock.now(), actor).id
  const principal = findPrincipal(store, control.clock.now(), token)
  if (!principal || model === 'AuditLog' || rowRightOf(model) === undefined) return true
  // What a row belongs to may go before it, or be made with it.
  const isNear = (one: Change['row']) =>
    [earlier, store].some((tables) => {
      const belonging = ownershipOf(tables, model, one)
      const isTheirs = belonging.customerId === principal.customerId || mayCallFor(principal, id, belonging.customerId)
      return isTheirs || mayChangeRow(principal, model, belonging)
    })
  return isNear(row) && (before === undefined || isNear(before))
}

test('whatever call somebody makes about whichever rows, none changes that is of another customer', async () => {
  let changed = 0
  const { server } = api
  await fc.assert(
    fc.asyncProperty(attempt, async ({ actor, id, ids, keepsIds }) => {
      const operation = writes.get(id)
      if (!operation) return
      server.control.restore('start')
      const token = createToken(server.store, server.control.clock.now(), actor).id
      const changes: [Change, boolean][] = []
      const earlier = server.store.fork()
      const end = server.store.onChange((change) => {
        if (rowRightOf(change.model))
          changes.push([change, isOwn(actor, operation.id as keyof operations, earlier, change)])
      })
      const path = operation.path.replaceAll(/\{(\w+)\}/g, () => String(ids[11]))
      const example = operation.body?.example as Values | undefined
      const body = keepsIds ? example : withIds(example, ids)
      const isForm = operation.body?.mediaType === 'application/x-www-form-urlencoded'
      const sent = body === undefined ? {} : isForm ? { form: body as Values } : { body }
      const where = { id: { inq: ids.slice(0, 3) } }
      await createCall(server.apiUrl, token)(operation.method, path, { ...sent, where })
      end()
      changed += changes.length
      const foreign = changes
        .filter(([, isAllowed]) => !isAllowed)
        .map(([{ model, kind, row }]) => `${kind} ${model} ${row.id}`)
      expect(foreign, `${id} by user ${actor}`).toEqual([])
    }),
    { numRuns: 400 },
  )
  expect(changed).toBeGreaterThan(40)
})
