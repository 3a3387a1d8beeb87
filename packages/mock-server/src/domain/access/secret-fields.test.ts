import { fieldRightOf, hasGuardedFields } from '@lineboard/contract/permissions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedContract } from '../../ground/contract/contract.ts'
import { entityMeta, entityNames } from '../../ground/contract/entity-meta.ts'
import { createTestServer, type SignIn, type TestServer } from '../../testing/test-server.ts'

const { operations } = await sharedContract()
/** Reads that take a filter or a where: of rows, counts and files alike. */
const queries = operations.filter(
  ({ loopback, method, parameters }) =>
    loopback && method === 'GET' && parameters.some(({ name }) => name === 'filter' || name === 'where'),
)
const people: readonly SignIn[] = ['super', 'admin', 'user', 'readonly']

/** Paths from a model to fields nobody may search by, through up to three relations. */
function secretPaths(model: string, depth = 3): string[] {
  const meta = entityMeta(model)
  if (!meta) return []
  const own = Object.keys(meta.fields).filter((field) => ['secret', 'own'].includes(String(fieldRightOf(model, field))))
  if (depth === 0) return own
  const beyond = Object.entries(meta.relations).flatMap(([name, relation]) =>
    secretPaths(relation.model, depth - 1).map((path) => `${name}.${path}`),
  )
  return [...own, ...beyond]
}

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 5 } })
})
afterAll(() => api.close())

const cases = queries.flatMap(({ id, path, loopback, parameters }) =>
  secretPaths(loopback?.model ?? '').map((secret) => ({
    id,
    secret,
    path: path.replaceAll(/\{\w+\}/g, '1'),
    takesFilter: parameters.some(({ name }) => name === 'filter'),
  })),
)

test('every secret of the contract can be asked for somewhere, so that this test asks', () => {
  const asked = new Set(cases.map(({ secret }) => secret.split('.').at(-1)))
  expect([...asked].sort()).toEqual(['apikey', 'token', 'uiSettings'])
  expect(entityNames.filter(hasGuardedFields).sort()).toEqual([
    'ApiKey',
    'CallLog',
    'CallLogSupport',
    'DashUser',
    'LightCallLog',
    'PaymentMethod',
    'PhoneBook',
    'VerificationToken',
  ])
})

describe.each(people)('%s', (who) => {
  test('finds nothing out by a secret field, whatever the query', async () => {
    const open: string[] = []
    for (const { id, path, secret, takesFilter } of cases) {
      const wheres = [
        { [secret]: { regexp: '^l' } },
        { [secret]: { like: '%a%' } },
        { [secret]: { gt: 'a' } },
        { and: [{ or: [{ id: 0 }, { [secret]: 'x' }] }] },
      ]
      const asked = takesFilter
        ? [...wheres.map((where) => ({ where })), { order: `${secret} DESC` }, { order: ['id', secret] }].map(
            (filter) => ({ filter }),
          )
        : wheres.map((where) => ({ where }))
      for (const query of asked) {
        const { status } = await api[who]('GET', path, query)
        // 401: who may not ask at all.
        if (status !== 400 && status !== 401) open.push(`${id} ${JSON.stringify(query)} ${status}`)
      }
    }
    expect(open).toEqual([])
  })

  test('learns no key, no mailed token and nothing personal of others', async () => {
    const { store } = api.server
    store.table('DashUser').patch(5, { uiSettings: '{"personal":"of Maya"}' })
    const hashes = [...store.table('KeyHash').find(), ...store.table('TokenHash').find()]
    expect(hashes.length).toBeGreaterThan(0)
    for (const { path } of queries) {
      const { body } = await api[who]('GET', path.replaceAll(/\{\w+\}/g, '1'))
      const text = JSON.stringify(body)
      expect(text).not.toContain('lb_test_')
      expect(text).not.toContain('of Maya')
      for (const { hash } of hashes) expect(text).not.toContain(hash)
      for (const { token } of store.table('PaymentMethod').find()) expect(text).not.toContain(token)
    }
  })
})

test('a card is named by what is shown of its token, and no call tells the token', async () => {
  type Card = { token: string; last4: string }
  const { body: cards } = await api.admin<Card[]>('GET', '/PaymentMethods')
  const [visa, amex] = cards.map(({ token }) => token)
  expect([visa, amex]).toEqual([expect.stringMatching(/^\*{16}[0-9a-f]{12}$/), expect.stringMatching(/^\*{16}/)])
  const named = { payment_id: 'card_seed_harbor_amex' }
  const { body: primary } = await api.admin<Card>('POST', '/PaymentMethods/set_primary', { body: named })
  expect(primary).toMatchObject({ token: amex, last4: '0005' })
  const charge = { amount: 10, source: amex }
  expect((await api.admin('POST', '/PaymentMethods/charge_customer', { body: charge })).status).toBe(200)
  const again = { token: 'pm_seed_harbor_visa' }
  expect((await api.admin<Card>('POST', '/PaymentMethods/attach', { body: again })).body.token).toBe(visa)
  // Another customer's is nobody's, even where somebody has its mark.
  const { body: theirs } = await api.super<Card[]>('GET', '/PaymentMethods', { filter: { where: { customerId: 3 } } })
  const body = { token: theirs[0]?.token }
  expect((await api.admin('POST', '/PaymentMethods/detach', { body })).status).toBe(404)
  expect((await api.admin('POST', '/PaymentMethods/detach', { body: { token: visa } })).body).toEqual({ count: 1 })
})

test('a secret is not chosen as a field, nor inside a relation', async () => {
  expect((await api.admin('GET', '/ApiKeys', { filter: { fields: ['apikey'] } })).status).toBe(400)
  const nested = { include: { relation: 'DashUser', scope: { where: { uiSettings: { like: '%a%' } } } } }
  expect((await api.super('GET', '/AuditLogs', { filter: nested })).status).toBe(400)
})

test('who looks after no users reads and searches no more of them than their names', async () => {
  const { body } = await api.user<Record<string, unknown>[]>('GET', '/DashUsers')
  const others = body.filter(({ id }) => id !== 3)
  for (const field of ['phone', 'lastLoginAt', 'uiSettings']) expect(others.some((row) => field in row)).toBe(false)
  expect((await api.user('GET', '/DashUsers', { filter: { where: { phone: { like: '%1%' } } } })).status).toBe(400)
  expect((await api.admin('GET', '/DashUsers', { filter: { where: { phone: { like: '%1%' } } } })).status).toBe(200)
})
