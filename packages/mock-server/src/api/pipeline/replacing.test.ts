import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedContract } from '../../ground/contract/contract.ts'
import { joinedFields, settable } from '../../ground/contract/entity-meta.ts'
import type { AnyRow } from '../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

const { operations } = await sharedContract()
const replacing = operations.flatMap((operation) => {
  const { loopback, bodySchema } = operation
  const isOne = loopback?.method === 'upsert' || loopback?.method === 'replaceById'
  // A form that knows nothing of a key's owner, rights and end leaves them as they are.
  if (loopback?.model === 'ApiKey') return []
  return isOne && bodySchema ? [{ ...operation, loopback, bodySchema }] : []
})

describe.each([true, false])('a PUT that replaces a row, strict: %s', (strict) => {
  let t: TestServer
  beforeAll(async () => {
    t = await createTestServer({ strict, size: { callLogs: 30 } })
  })
  beforeEach(() => t.server.control.reset())
  afterAll(() => t.close())

  const send = (path: string, { id, ...values }: AnyRow) =>
    t.super('PUT', path.replace('{id}', String(id)), {
      body: path.includes('{id}') ? values : { ...values, id },
    })

  test.each(replacing)(
    '$id: the row whole changes nothing; a field left out is named',
    async ({ path, loopback, bodySchema }) => {
      const optional = settable(bodySchema).filter((field) => field !== 'id' && !bodySchema.required?.includes(field))
      const table = t.server.store.anyTable(loopback.model)
      const has = (row: AnyRow) => optional.filter((field) => (row[field] ?? null) !== null)
      const [row] = table?.find({}).toSorted((left, right) => has(right).length - has(left).length) ?? []
      if (!row || !table) throw new Error(`There is no row of ${loopback.model}`)

      const same = await send(path, row)
      expect([same.status, same.headers.get('x-lineboard-warning')], JSON.stringify(same.body)).toEqual([200, null])
      const servers = new Set(['updatedAt', 'version', ...Object.keys(joinedFields[loopback.model] ?? {})])
      const seen = Object.fromEntries(Object.entries(row).filter(([field]) => !servers.has(field)))
      expect(table.get(row.id)).toMatchObject(seen)

      const before = table.get(row.id)
      const [field] = before ? has(before) : []
      if (!field) return
      const { [field]: lost, ...rest }: Readonly<Record<string, unknown>> = before ?? {}
      const { status, body, headers } = await send(path, { ...rest, id: row.id })
      const warning = `a PUT replaces the row, and this one leaves out ${field}`
      if (strict) {
        expect([status, body]).toMatchObject([400, { error: { message: `Refused in strict mode: ${warning}.` } }])
        expect(table.get(row.id)).toEqual(before)
      } else expect([status, headers.get('x-lineboard-warning'), lost]).toEqual([200, warning, before?.[field]])
    },
  )

  test('null empties a field, in a patch too, and what every row has gets its default', async () => {
    const { store } = t.server
    const [before] = [store.table('Customer').get(2)]
    const put = await t.super('PUT', '/Customers', { body: { ...before, vatNumber: null, currency: null } })
    expect([put.status, put.body]).toEqual([200, expect.not.objectContaining({ vatNumber: expect.anything() })])
    expect(store.table('Customer').get(2)).toEqual({ ...before, vatNumber: undefined, currency: 'USD' })
    const patched = await t.super('PATCH', '/DashUsers/3', { body: { phone: null } })
    expect([patched.status, store.table('DashUser').get(3)?.phone]).toEqual([200, undefined])
    expect((await t.super('PUT', '/Customers', { body: { ...before, companyName: null } })).status).toBe(422)
  })

  test('a patch that empties what no row is without is refused, field by field, and changes nothing', async () => {
    const { store } = t.server
    const before = store.table('DashUser').get(3)
    const { status, body } = await t.super('PATCH', '/DashUsers/3', { body: { username: null, email: null } })
    const blank = ["can't be blank"]
    expect([status, body]).toMatchObject([422, { error: { details: { messages: { username: blank, email: blank } } } }])
    expect((await t.super('PATCH', '/DashUsers/3', { body: { customerId: null } })).status).toBe(422)
    expect(store.table('DashUser').get(3)).toEqual(before)
  })

  const patches = operations.filter(({ loopback }) => loopback?.method === 'patch' || loopback?.method === 'patchById')

  test.each(patches)(
    '$id makes no row by null that the contract has not',
    async ({ method, path, loopback, bodySchema }) => {
      const [row] = t.server.store.anyTable(loopback?.model ?? '')?.find({ order: 'id DESC', limit: 1 }) ?? []
      const names = Object.keys(bodySchema?.properties ?? {}).filter((name) => name !== 'id')
      expect([row?.id, names.length > 0]).toEqual([expect.any(Number), true])
      for (const name of names) {
        const body = { ...(!path.includes('{') && { id: row?.id }), [name]: null }
        const { status } = await t.super(method, path.replace('{id}', String(row?.id)), { body })
        expect([200, 422], name).toContain(status)
      }
      t.expectNoViolations()
    },
  )
})

test('without --strict fields left out are dropped, and fields of the server stay', async () => {
  const t = await createTestServer({ strict: false, size: { callLogs: 5 } })
  const before = t.server.store.table('Customer').get(3)
  const forged = { balance: 9999, billingId: 'mine', state: 'calls_stopped', createdAt: '2020-01-01T00:00:00.000Z' }
  const { body, headers } = await t.super('PUT', '/Customers', { body: { id: 3, companyName: 'Kestrel', ...forged } })
  const { balance, billingId, state, createdAt, termsVersion, termsAcceptedAt } = before ?? {}
  const kept = {
    id: 3,
    companyName: 'Kestrel',
    currency: 'USD',
    accounting_type: 'prepaid',
    balance,
    billingId,
    state,
    createdAt,
    termsVersion,
    termsAcceptedAt,
  }
  expect(body).toEqual(kept)
  expect(headers.get('x-lineboard-warning')).toMatch(
    /^a PUT replaces the row, and this one leaves out .*firstName.*vatNumber/,
  )
  expect(headers.get('x-lineboard-warning')).not.toMatch(/balance|billingId|state|createdAt/)
  const { headers: other } = await t.super('GET', '/CallLogs', {
    filter: { where: { nonsense: 1 }, order: 'TrackingSource.name', limit: 1 },
  })
  expect(other.get('x-lineboard-warning')).toBe(
    'CallLog has no field "nonsense"; ordering by "TrackingSource.name" does nothing on many servers',
  )
  await t.close()
})
