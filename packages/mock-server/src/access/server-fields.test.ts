import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { namedFields } from '../api/named-fields.ts'
import { sharedContract } from '../contract/contract.ts'
import { entityMeta } from '../contract/entity-meta.ts'
import { settable } from '../contract/settable.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

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

test('what every body brings beside its own fields changes nothing', async () => {
  const forged = { balance: 99_999, billingId: 'LB-100001', isSuperAdmin: true, emailVerified: false, charge: -5 }
  const { store } = api.server
  await api.super('PATCH', '/DashUsers/3', { body: { ...forged, firstName: 'Max' } })
  await api.super('PUT', '/Customers', { body: { ...store.table('Customer').get(2), ...forged } })
  await api.super('PUT', '/CallLogs', { body: { ...store.table('CallLog').get(1), ...forged, recordingId: 1 } })
  expect(store.table('DashUser').get(3)).toMatchObject({ firstName: 'Max', emailVerified: true })
  expect(store.table('DashUser').get(3)).not.toHaveProperty('isSuperAdmin')
  expect(store.table('Customer').get(2)?.balance).not.toBe(99_999)
  expect(store.table('Customer').get(2)?.billingId).not.toBe('LB-100001')
  expect(store.table('CallLog').get(1)?.charge).toBeGreaterThanOrEqual(0)
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
