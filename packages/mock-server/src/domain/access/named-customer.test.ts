import { may, mayCallFor } from '@lineboard/contract/permissions'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sharedContract } from '../../ground/contract/contract.ts'
import { createCall, createTestServer, type TestServer } from '../../testing/test-server.ts'
import { findPrincipal } from '../users/find-principal.ts'
import { createToken } from '../users/session-tokens.ts'

const { operations } = await sharedContract()
const calls = operations.filter(({ isPublic, id }) => !isPublic && id !== 'DashUser.logout')
/** Administrators and others, of customers and of the owner. */
const users = [2, 3, 4, 6, 11, 12]

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 5 } })
})
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

test.each(users)(
  'user %i names the customer of nobody else, in its query or its body, where the call is not made for others',
  async (userId) => {
    const { store, control } = api.server
    const token = createToken(store, control.clock.now(), userId).id
    const principal = findPrincipal(store, control.clock.now(), token)
    if (!principal) throw new Error(`User ${userId} is not there.`)
    const call = createCall(api.server.apiUrl, token)
    const open: string[] = []
    const crossTenant: string[] = []
    for (const { id, method, path, bodyKind } of calls) {
      if (!may(principal, { operation: id })) continue
      const at = path.replaceAll(/\{\w+\}/g, '987654')
      const others = principal.customerId === 3 ? 4 : 3
      if (mayCallFor(principal, id, others)) {
        crossTenant.push(id)
        continue
      }
      const named = { customerId: others }
      const inQuery = await call(method, at, { query: { customerId: String(others) } })
      // Handlers take the first of two, which must not hide behind the person's own.
      const own = `customerId=${principal.customerId}`
      const twice = [`${at}?customerId=${others}&${own}`, `${at}?${own}&customerId=${others}`]
      const both = await Promise.all(twice.map((path) => call(method, path)))
      const sent = bodyKind === 'form' ? { form: named } : { body: named }
      const inBody = bodyKind === 'none' || bodyKind === 'multipart' ? inQuery : await call(method, at, sent)
      // A row that is not there is not there for whoever asks: nothing is deleted.
      const isNothing = method === 'DELETE' && JSON.stringify(inQuery.body) === '{"count":0}'
      if (isNothing) continue
      for (const { status } of [inQuery, inBody, ...both]) if (status !== 403) open.push(`${id} ${status}`)
    }
    expect(open).toEqual([])
    // Priya of the owner's staff changes billing, Felix reads it; nobody of a customer is let near that of another.
    const reads = ['PaymentMethod.invoice', 'PaymentMethod.subscriptionDetail', 'PaymentTransaction.callChargeSummary']
    const changes = 11
    if (userId === 11) expect(crossTenant).toHaveLength(changes)
    else expect(crossTenant).toEqual(userId === 12 ? reads : [])
  },
)
