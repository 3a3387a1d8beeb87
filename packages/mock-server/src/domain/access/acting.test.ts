import { mayCall } from '@lineboard/contract/permissions'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedContract } from '../../ground/contract/contract.ts'
import { createCall, createTestServer, type TestServer } from '../../testing/test-server.ts'
import { findPrincipal } from '../users/find-principal.ts'
import { createToken } from '../users/session-tokens.ts'

const { operations } = await sharedContract()
const writes = operations.filter(({ effect, isPublic }) => effect === 'write' && !isPublic)

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 5 } })
})
beforeEach(() => api.server.control.reset())
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

const principalOf = (token: string) => {
  const principal = findPrincipal(api.server.store, api.server.control.clock.now(), token)
  if (!principal) throw new Error('The token stands for nobody.')
  return principal
}

test('anyone who acts as somebody may do all that he may, each call, and changes things by himself too', async () => {
  const { store, control } = api.server
  const users = store.table('DashUser').find()
  const reached: string[] = []
  for (const actor of users) {
    const own = createToken(store, control.clock.now(), actor.id).id
    const asked = principalOf(own)
    for (const other of users) {
      const body = { user_id: other.id }
      const answer = await createCall(api.server.apiUrl, own)<{ id: string }>('POST', '/DashUsers/impersonate', {
        body,
      })
      if (answer.status !== 200) continue
      reached.push(`${actor.username} as ${other.username}`)
      expect([...asked.sections.values()], actor.username).toContain('all')
      const acting = principalOf(answer.body.id)
      const gained = writes.filter(({ id }) => mayCall(acting, id) && !mayCall(asked, id)).map(({ id }) => id)
      expect(gained, reached.at(-1)).toEqual([])
    }
  }
  expect(reached).toContain('priya as user')
  expect(reached).toContain('admin as user')
  expect(reached.filter((pair) => /^(felix|readonly|user) as/.test(pair))).toEqual([])
})

test('who may change nothing any more acts no longer as who he acted as', async () => {
  const { store, control } = api.server
  const own = createToken(store, control.clock.now(), 11).id
  const body = { user_id: 4 }
  const { body: token } = await createCall(api.server.apiUrl, own)<{ id: string }>('POST', '/DashUsers/impersonate', {
    body,
  })
  const call = createCall(api.server.apiUrl, token.id)
  expect((await call('GET', '/Customers')).status).toBe(200)
  // The role of user 4, who only reads: it still gives all that he may.
  store.table('DashRoleMapping').patch(11, { roleId: 4 })
  expect((await call('GET', '/Customers')).status).toBe(401)
})
