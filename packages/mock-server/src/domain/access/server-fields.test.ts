import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { namedFields } from '../../api/pipeline/parameters.ts'
import { sharedContract } from '../../ground/contract/contract.ts'
import { entityMeta, joinedFields, settable } from '../../ground/contract/entity-meta.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

const { operations } = await sharedContract()
const bodies = operations.filter(({ bodySchema, bodyKind }) => bodySchema && bodyKind !== 'multipart')

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 5 } })
})
beforeEach(() => api.server.control.reset())
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

test.each(bodies.map((operation) => [operation.id, operation] as const))('%s lists its fields', (_, operation) => {
  const { bodySchema, loopback } = operation
  expect(settable(bodySchema).length).toBeGreaterThan(0)
  const stored = Object.keys(entityMeta(loopback?.model ?? '')?.fields ?? {})
  const everything = Object.fromEntries([...stored, 'isSuperAdmin', 'balance', '__made_up'].map((name) => [name, 'x']))
  const left = namedFields(bodySchema, everything)
  expect(Object.keys(left as object).filter((name) => !settable(bodySchema).includes(name))).toEqual([])
})

test('a field that no body names is set by nobody', () => {
  const servers = [
    'balance',
    'billingId',
    'isSuperAdmin',
    'emailVerified',
    'apikey',
    'createdAt',
    'lastLoginAt',
    'charge',
  ]
  const offered = bodies.flatMap(({ id, bodySchema }) =>
    settable(bodySchema)
      .filter((name) => servers.includes(name))
      .map((name) => `${id} ${name}`),
  )
  expect(offered).toEqual([])
})

/** Another value of the same kind, so that nothing but the name can be why it is not taken. */
function forged(kind: string | undefined, before: unknown): unknown {
  if (kind === 'integer' || kind === 'number') return Number(before ?? 0) + 77
  if (kind === 'boolean') return before !== true
  if (kind === 'array' || kind === 'object') return kind === 'array' ? [] : {}
  if (kind === 'date-time') return '2001-01-01T00:00:00.000Z'
  return typeof before === 'string' && before !== '' ? [...before].reverse().join('') : 'forged'
}

/** Every call that changes a row in the generic way, with a row of its model and the path that leads to it. */
const changes = bodies.flatMap((operation) => {
  const { id, loopback, path } = operation
  const { model = '', method = '' } = loopback ?? {}
  const isChange = ['upsert', 'patch', 'replaceById', 'patchById'].includes(method) && !/\{(?!id\})/.test(path)
  return isChange && entityMeta(model) ? [[id, operation, model] as const] : []
})

test('the calls that change rows are all asked', () => expect(changes.length).toBeGreaterThan(15))

test.each(changes)('%s changes nothing by what its body brings beside its own fields', async (_, operation, model) => {
  const { store } = api.server
  const row = store.anyTable(model)?.find().at(-1)
  if (!row) throw new Error(`The seed leaves ${model} empty.`)
  const { fields = {}, relations = {} } = entityMeta(model) ?? {}
  const own = settable(operation.bodySchema)
  const servers = Object.keys(fields).filter((name) => name !== 'id' && !own.includes(name))
  const lies = [...servers, 'isSuperAdmin', '__made_up'].filter((name) => !Object.hasOwn(relations, name))
  const accepted = Object.fromEntries(lies.map((name) => [name, forged(fields[name], row[name])]))
  const path = operation.path.replace('{id}', String(row.id))
  const { status, body } = await api.super<object>(operation.method, path, { body: { ...row, ...accepted } })
  expect([status, body]).toEqual([200, expect.anything()])
  const after = store.anyTable(model)?.get(row.id)
  for (const name of lies) {
    // When it was saved, and how often, the server notes by itself; what is read from related rows is not stored.
    if (name === 'updatedAt' || name === 'version' || Object.hasOwn(joinedFields[model] ?? {}, name))
      expect([name, after?.[name]]).not.toEqual([name, accepted[name]])
    else expect([name, after?.[name]]).toEqual([name, row[name]])
  }
})

test('a customer sets neither currency nor how it pays, and keeps both', async () => {
  const before = api.server.store.table('Customer').get(2)
  for (const change of [{ currency: 'JPY' }, { accounting_type: 'postpaid' }]) {
    const { status } = await api.admin('PUT', '/Customers', { body: { ...before, ...change } })
    expect(status).toBe(422)
  }
  const { currency: _, accounting_type: __, ...rest } = before ?? { currency: '' }
  expect((await api.admin('PUT', '/Customers', { body: { ...rest, companyName: 'Harbor' } })).status).toBe(200)
  const { currency, accounting_type } = api.server.store.table('Customer').get(2) ?? {}
  expect({ currency, accounting_type }).toEqual({
    currency: before?.currency,
    accounting_type: before?.accounting_type,
  })
})

test.each(
  operations.filter(({ loopback }) => loopback?.method === 'upsert').map(({ id, path }) => [id, path] as const),
)('%s takes no id that was never given', async (id, path) => {
  const model = id.split('.')[0] ?? ''
  const row = [...(api.server.store.anyTable(model)?.all() ?? [])][0]
  const { status } = await api.super('PUT', path, { body: { ...row, id: Number.MAX_SAFE_INTEGER } })
  expect(status).toBe(422)
  expect(api.server.store.anyTable(model)?.get(Number.MAX_SAFE_INTEGER)).toBeUndefined()
})
