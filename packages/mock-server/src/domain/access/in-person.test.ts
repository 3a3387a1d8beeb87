import { personalFieldNames } from '@lineboard/contract/permission-table'
import { personalFieldsOf, rightOf } from '@lineboard/contract/permissions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OperationId } from '../../ground/contract/api-operation.ts'
import { sharedContract } from '../../ground/contract/contract.ts'
import { settable } from '../../ground/contract/entity-meta.ts'
import { createCall, createTestServer, type TestServer } from '../../testing/test-server.ts'
import { keepKey, newKey } from '../users/secrets.ts'
import { createToken } from '../users/session-tokens.ts'

const { operations } = await sharedContract()
const writes = operations.filter(({ effect, isPublic }) => effect === 'write' && !isPublic)

const USER = 2
const CUSTOMER = 2
const order = { isOn: true, belowUsd: 200, amountUsd: 100, paymentId: 'card_seed_harbor_visa' }
/** Another value for each of the fields, which an administrator may set in person. */
const changed: Readonly<Record<string, unknown>> = {
  autoTopUp: order,
  email: 'new@harbor.example',
  username: 'renamed',
  password: 'Another-1!',
}

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 5 } })
})
beforeEach(() => api.server.control.reset())
afterAll(() => api.close())

function keyOf(scope: 'read' | 'write'): string {
  const { store, control } = api.server
  const apikey = newKey()
  const createdAt = control.clock.now().toISOString()
  const row = { name: 'Test', userId: USER, customerId: CUSTOMER, scope, apikey, createdAt }
  keepKey(store, store.table('ApiKey').insert(row).id, apikey)
  return apikey
}

const means = {
  'somebody who acts as the user': () =>
    createToken(api.server.store, api.server.control.clock.now(), USER, { createdBy: 1 }).id,
  'a writing key': () => keyOf('write'),
  'a reading key': () => keyOf('read'),
}

/** All that only a person does in person, as it is kept. */
function kept(): unknown {
  const { store } = api.server
  return {
    orders: store
      .table('Customer')
      .find()
      .map(({ id, autoTopUp, agreements, termsVersion, termsAcceptedAt }) => ({
        ...{ id, autoTopUp, agreements, termsVersion, termsAcceptedAt },
      })),
    users: store
      .table('DashUser')
      .find()
      .map(({ id, email, username }) => ({ id, email, username })),
    passwords: store.table('Credential').find(),
    consents: store.table('PaymentConsent').find(),
    cards: store.table('PaymentMethod').find(),
    keys: store
      .table('ApiKey')
      .find()
      .map(({ lastUsedAt: _, ...key }) => key),
  }
}

const sent = (method: string, body: object) => (method === 'GET' ? {} : { body })

interface Refused {
  error?: { message?: string }
}

test('the list names cards, consent, automatic top-ups, keys and passwords', () => {
  expect(personalFieldNames().toSorted()).toEqual([
    'Customer.autoTopUp',
    'DashUser.email',
    'DashUser.password',
    'DashUser.username',
  ])
  const calls = ['attach', 'detach', 'setPrimary', 'setupCardIntent', 'saveConsent'].map(
    (verb) => `PaymentMethod.${verb}`,
  )
  const all = [...calls, 'ApiKey.create', 'ApiKey.replaceById', 'ApiKey.deleteById', 'DashUser.accountReset']
  // Each is the name of an operation.
  for (const id of all) expect(rightOf(id as OperationId).noImpersonation, id).toBe(true)
})

test('the field is personal in each body that has it, or the call is', () => {
  const open = writes.flatMap(({ id, bodySchema }) =>
    settable(bodySchema)
      .filter((name) => Object.hasOwn(changed, name))
      .filter((name) => !personalFieldsOf(id.split('.')[0] ?? '').includes(name) && !rightOf(id).noImpersonation)
      .map((name) => `${id} ${name}`),
  )
  // The address of a notice or contact is nobody's account.
  expect(open.filter((name) => !/^(Addressee|Observer|PhoneBook)\./.test(name))).toEqual([])
})

describe.each(Object.keys(means) as (keyof typeof means)[])('%s', (how) => {
  test('is refused each call of the list in words', async () => {
    const call = createCall(api.server.apiUrl, means[how]())
    const before = kept()
    for (const { id, method, path } of writes.filter(({ id }) => rightOf(id).noImpersonation)) {
      const { status, body } = await call<Refused>(method, path.replaceAll(/\{\w+\}/g, '2'), sent(method, {}))
      expect([id, status, body.error?.message]).toEqual([id, 403, expect.stringMatching(/session of your own/)])
    }
    expect(kept()).toEqual(before)
  })

  test('changes no such field by any call that takes it', async () => {
    const call = createCall(api.server.apiUrl, means[how]())
    const before = kept()
    let asked = 0
    for (const { id, method, path, bodySchema } of writes) {
      const [model = ''] = id.split('.')
      for (const field of personalFieldsOf(model).filter((name) => settable(bodySchema).includes(name))) {
        const row = method === 'PUT' ? api.whole(model as 'Customer', { id: CUSTOMER }) : {}
        const { status, body } = await call<Refused>(method, path.replace('{id}', '2'), {
          body: { ...row, [field]: changed[field] },
        })
        expect([id, field, status]).toEqual([id, field, 403])
        expect(body.error?.message).toMatch(/\w+ \w+/)
        asked++
      }
    }
    expect(asked).toBeGreaterThan(4)
    expect(kept()).toEqual(before)
  })

  test('changes none of it by any other write, however the fields are nested', async () => {
    const { control, apiUrl } = api.server
    const personal = { ...changed, accepted: true, primary: true, termsVersion: 99, agreements: {} }
    const nested = {
      ...{ ...personal, id: 2, data: personal, where: {}, Customer: { id: 2, ...personal } },
      ...{ DashUser: { id: 2, ...personal }, PaymentMethods: [{ id: 1, primary: true }], customerId: CUSTOMER },
    }
    control.snapshot('start')
    for (const { id, method, path } of writes) {
      // What deletes accounts takes with it what belongs to them; what ends a session is not asked.
      if (method === 'DELETE' || id === 'DashUser.logout') continue
      control.restore('start')
      const call = createCall(apiUrl, means[how]())
      const before = kept()
      await call(method, path.replaceAll(/\{\w+\}/g, '2'), sent(method, nested))
      expect(kept(), id).toEqual(before)
    }
  })
})

test('saves the row as it is', async () => {
  await api.admin('PUT', '/Customers', {
    body: api.whole('Customer', { id: CUSTOMER, autoTopUp: { ...order, belowUsd: 1 } }),
  })
  const call = createCall(api.server.apiUrl, means['a writing key']())
  const body = api.whole('Customer', { id: CUSTOMER, companyName: 'Harbor Dental Care' })
  expect((await call('PUT', '/Customers', { body })).status).toBe(200)
  const off = { ...body, autoTopUp: { ...order, belowUsd: 1, isOn: false } }
  expect((await call('PUT', '/Customers', { body: off })).status).toBe(403)
})

test('names who turned the automatic top-up on, and lets nobody do it for another customer', async () => {
  const body = api.whole('Customer', { id: CUSTOMER, autoTopUp: { ...order, belowUsd: 1 } })
  expect((await api.super('PUT', '/Customers', { body })).status).toBe(403)
  const { body: row } = await api.admin<{ agreements?: object }>('PUT', '/Customers', { body })
  expect(row.agreements).toEqual({ autoTopUp: { userId: USER, at: expect.any(String) } })
})
