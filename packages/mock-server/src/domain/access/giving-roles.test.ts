import { mayGive } from '@lineboard/contract/permissions'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCall, createTestServer, type TestServer } from '../../testing/test-server.ts'
import { createToken } from '../users/session-tokens.ts'
import { rightsOf, sectionsOf } from './rights-of.ts'

const [GIVER, COLLEAGUE] = [3, 4]
const ROLES = [1, 2, 3, 4, 5]
const KINDS = ['USER', 'ADMIN']
const both = ROLES.flatMap((roleId) => KINDS.map((principalType) => ({ roleId, principalType })))

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 5 } })
  const { store } = api.server
  // The roles are the customer's own, which its people may change at all, and the colleague may do nothing yet.
  const customerId = store.table('DashUser').get(GIVER)?.customerId
  for (const id of ROLES) store.table('DashRole').patch(id, { customerId })
  store.table('DashRoleMapping').deleteWhere({ principalId: COLLEAGUE })
  api.server.control.snapshot('start')
})
beforeEach(() => api.server.control.restore('start'))
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

const giver = () =>
  createCall(api.server.apiUrl, createToken(api.server.store, api.server.control.clock.now(), GIVER).id)

/** Makes the giver somebody of a role and kind, and answers what that allows. */
function giverAs(given: { roleId: number; principalType: string }) {
  const { store } = api.server
  const user = store.table('DashUser').get(GIVER)
  const [mapping] = store.table('DashRoleMapping').find({ where: { principalId: GIVER } })
  if (!user || !mapping) throw new Error('The sample data has no such user.')
  store.table('DashRoleMapping').patch(mapping.id, given)
  return rightsOf(store, user)
}

describe.each(both)('role $roleId as $principalType', (own) => {
  test.each(both)(
    'gives role $roleId as $principalType where it changes users or roles, and no more than it holds',
    async (grant) => {
      const rights = giverAs(own)
      const gives = ['Manage Users', 'Manage Roles'].some((name) => rights.sections.get(name) === 'all')
      const reaches = mayGive(rights, { ...grant, sections: sectionsOf(api.server.store, grant.roleId) })
      const { status } = await giver()('POST', '/DashRoleMappings', { body: { ...grant, principalId: COLLEAGUE } })
      expect(status).toBe(gives && reaches ? 200 : 403)
    },
  )

  test.each(ROLES)('changes the rights of role %s only where it changes roles', async (roleId) => {
    const rights = giverAs(own)
    if (rights.sections.get('Manage Roles') === 'all') return
    const body = { roleId, guiSectionId: 1, guiPermissionId: 2 }
    expect((await giver()('PUT', '/GuiVisibilities', { body })).status).toBe(403)
    expect((await giver()('PATCH', `/DashRoles/${roleId}`, { body: { name: 'Lifted' } })).status).toBe(403)
  })
})

test('an administrator of a customer gives a colleague read-only access and takes it away', async () => {
  expect((await api.admin('POST', '/DashUsers/4/role', { body: { role_id: 4 } })).status).toBe(200)
  expect((await api.admin('DELETE', '/DashUsers/4/DashRoleMapping')).status).toBe(204)
})
