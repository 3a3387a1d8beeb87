import { enumerations } from '@lineboard/contract/enumerations'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

type Role = Row<'DashRole'>
type User = Row<'DashUser'>
type Mapping = Row<'DashRoleMapping'>
type Visibility = Row<'GuiVisibility'>
type Failure = { error: { message: string; details?: { codes: Record<string, string[]> } } }

const STAFF_ROLE = 3
const ROLE_OF_CUSTOMER_3 = 50

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 10 } })
})
beforeEach(() => {
  const { control, store } = api.server
  control.reset()
  // Lets the customer administrator work on roles, and gives another customer one of its own.
  const mine = store.table('GuiVisibility').findOne({ roleId: 2, guiSectionId: 10 })
  if (mine) store.table('GuiVisibility').patch(mine.id, { guiPermissionId: 3 })
  const createdAt = '2026-01-01T00:00:00.000Z'
  store.table('DashRole').insert({ id: ROLE_OF_CUSTOMER_3, name: 'Lettings', customerId: 3, createdAt })
  store.table('GuiVisibility').insert({ roleId: ROLE_OF_CUSTOMER_3, guiSectionId: 1, guiPermissionId: 2 })
})
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

const codesOf = ({ body }: { body: Failure }) => body.error.details?.codes

describe('roles', () => {
  test('a role comes with its visibilities, each with section and permission', async () => {
    const { body } = await api.admin<Role>('GET', `/DashRoles/${STAFF_ROLE}`)
    expect(body.GuiVisibilities).toHaveLength(enumerations.GuiSectionName.length)
    expect(body.GuiVisibilities?.[0]).toMatchObject({ GuiSection: { id: 1 }, GuiPermission: { writeable: true } })
  })

  test('a customer sees its own roles and those of everybody', async () => {
    const { body: own } = await api.admin<Role>('POST', '/DashRoles', { body: { name: 'Front desk' } })
    expect(own.customerId).toBe(2)
    const names = (await api.admin<Role[]>('GET', '/DashRoles')).body.map(({ name }) => name)
    expect(names).toEqual([
      'Administrator',
      'Customer administrator',
      'Staff',
      'Read only',
      'Marketing',
      'Receptionist',
      'Front desk',
    ])
    expect((await api.admin('GET', `/DashRoles/${ROLE_OF_CUSTOMER_3}`)).status).toBe(404)
  })

  test('names are unique among the roles one sees', async () => {
    const taken = await api.admin<Failure>('POST', '/DashRoles', { body: { name: 'STAFF' } })
    expect([taken.status, codesOf(taken)]).toEqual([422, { name: ['uniqueness'] }])
    expect((await api.admin('POST', '/DashRoles', { body: { name: 'Lettings' } })).status).toBe(200)
    expect((await api.super('POST', '/DashRoles', { body: { name: 'Lettings' } })).status).toBe(422)
  })

  test('what serves everybody is changed by the super administrator alone', async () => {
    const change = { body: { description: 'Answers calls' } }
    expect((await api.admin('PATCH', `/DashRoles/${STAFF_ROLE}`, change)).status).toBe(403)
    expect((await api.super<Role>('PATCH', `/DashRoles/${STAFF_ROLE}`, change)).body).toMatchObject({
      name: 'Staff',
      ...change.body,
    })
  })

  test('a role that somebody has stays, alone and in a bulk delete', async () => {
    const refused = await api.super<Failure>('DELETE', `/DashRoles/${STAFF_ROLE}`)
    expect([refused.status, codesOf(refused)]).toEqual([422, { name: ['inUse'] }])
    expect(refused.body.error.message).toContain('3 users have it')
    const where = { id: { inq: [ROLE_OF_CUSTOMER_3, STAFF_ROLE] } }
    expect((await api.super('DELETE', '/DashRoles', { where })).status).toBe(422)
    expect(api.server.store.table('DashRole').get(ROLE_OF_CUSTOMER_3)).toBeDefined()
  })

  test('a role nobody has goes with its visibilities', async () => {
    expect((await api.super('DELETE', `/DashRoles/${ROLE_OF_CUSTOMER_3}`)).body).toEqual({ count: 1 })
    expect(api.server.store.table('GuiVisibility').by('roleId', ROLE_OF_CUSTOMER_3)).toHaveLength(0)
  })
})

describe('who has a role', () => {
  test('AssociatedDashUsers answers them, as far as one sees them', async () => {
    const names = async (call: typeof api.super) =>
      (await call<User[]>('POST', '/DashRoles/AssociatedDashUsers', { body: { id: STAFF_ROLE } })).body.map(
        ({ username }) => username,
      )
    expect(await names(api.super)).toEqual(['user', 'freya', 'hugo'])
    expect(await names(api.admin)).toEqual(['user'])
    expect((await api.admin('POST', '/DashRoles/AssociatedDashUsers', { body: { id: 99 } })).status).toBe(404)
  })

  test('principals gives the role once, and changes the type the second time', async () => {
    const path = `/DashRoles/5/principals`
    const give = (data: object) => api.admin<Mapping>('POST', path, { body: { data } })
    const { body: first } = await give({ principalId: 3 })
    expect(first).toMatchObject({ principalType: 'USER', principalId: 3, roleId: 5 })
    expect((await give({ principalId: 3, principalType: 'ADMIN' })).body).toEqual({ ...first, principalType: 'ADMIN' })
    expect((await give({ principalId: 3 })).body.principalType).toBe('ADMIN')
    expect(api.server.store.table('DashRoleMapping').by('principalId', 3)).toHaveLength(2)
    expect((await give({ principalId: 6 })).status).toBe(422)
    expect(
      (await api.admin('POST', `/DashRoles/${ROLE_OF_CUSTOMER_3}/principals`, { body: { data: { principalId: 3 } } }))
        .status,
    ).toBe(404)
  })

  test.each([
    [{ principalId: 999 }, { principalId: ['existence'] }],
    [{ principalId: 6 }, { principalId: ['existence'] }],
    [{ roleId: 99 }, { roleId: ['existence'] }],
    [{ roleId: STAFF_ROLE }, { roleId: ['uniqueness'] }],
  ])('an assignment with %j is refused', async (change, codes) => {
    const body = { principalType: 'USER', principalId: 3, roleId: 5, ...change }
    const refused = await api.admin<Failure>('POST', '/DashRoleMappings', { body })
    expect([refused.status, codesOf(refused)]).toEqual([422, codes])
  })

  // User 3 is of customer 2, and user 8 of customer 3.
  test.each([
    ['a role', 'POST', '/DashUsers/3/role', { role_id: ROLE_OF_CUSTOMER_3 }],
    [
      'an assignment',
      'POST',
      '/DashRoleMappings',
      { principalType: 'USER', principalId: 3, roleId: ROLE_OF_CUSTOMER_3 },
    ],
    ['a principal', 'POST', `/DashRoles/${ROLE_OF_CUSTOMER_3}/principals`, { data: { principalId: 3 } }],
    ['another role', 'PATCH', '/DashRoleMappings/3', { roleId: ROLE_OF_CUSTOMER_3 }],
  ])('%s is not given across customers, no matter who gives it', async (_, method, path, body) => {
    const refused = await api.super<Failure>(method, path, { body })
    expect([refused.status, codesOf(refused)]).toEqual([422, { roleId: ['existence'] }])
    expect(api.server.store.table('DashRoleMapping').by('roleId', ROLE_OF_CUSTOMER_3)).toHaveLength(0)
  })

  test('a role stays for the customer of everybody who has it, and who goes to another one leaves it behind', async () => {
    const { store } = api.server
    const held = (userId: number) =>
      store
        .table('DashRoleMapping')
        .by('principalId', userId)
        .map(({ roleId }) => roleId)
    expect((await api.super('POST', '/DashUsers/8/role', { body: { role_id: ROLE_OF_CUSTOMER_3 } })).status).toBe(200)
    const given = await api.super<Failure>('PATCH', `/DashRoles/${ROLE_OF_CUSTOMER_3}`, { body: { customerId: 2 } })
    expect([given.status, codesOf(given)]).toEqual([422, { customerId: ['inUse'] }])
    const ofOne = await api.super<Failure>('PATCH', `/DashRoles/${STAFF_ROLE}`, { body: { customerId: 2 } })
    expect([ofOne.status, codesOf(ofOne)]).toEqual([422, { customerId: ['inUse'] }])
    await api.super('POST', '/DashRoleMappings', {
      body: { principalType: 'USER', principalId: 8, roleId: STAFF_ROLE },
    })
    expect((await api.super('PATCH', '/DashUsers/8', { body: { customerId: 2 } })).status).toBe(200)
    expect(held(8)).toEqual([STAFF_ROLE])
    expect((await api.super('PATCH', `/DashRoles/${ROLE_OF_CUSTOMER_3}`, { body: { customerId: 2 } })).status).toBe(200)
  })

  test('an assignment can be made, changed and taken back', async () => {
    const body = { principalType: 'USER', principalId: 3, roleId: 5 }
    const { body: made } = await api.admin<Mapping>('POST', '/DashRoleMappings', { body })
    const changed = await api.admin('PATCH', `/DashRoleMappings/${made.id}`, { body: { principalType: 'SUPPORT' } })
    expect(changed.body).toEqual({ ...made, principalType: 'SUPPORT' })
    expect((await api.admin('DELETE', `/DashRoleMappings/${made.id}`)).body).toEqual({ count: 1 })
    expect((await api.admin('DELETE', '/DashRoleMappings', { where: { principalId: 6 } })).body).toEqual({ count: 0 })
  })
})

describe('visibilities', () => {
  const own = async () => (await api.admin<Role>('POST', '/DashRoles', { body: { name: 'Front desk' } })).body.id

  test('a permission is added once a section, and PUT without an id replaces it', async () => {
    const roleId = await own()
    const entry = { roleId, guiSectionId: 4, guiPermissionId: 3 }
    const { body: made } = await api.admin<Visibility>('POST', '/GuiVisibilities', { body: entry })
    expect(made).toMatchObject(entry)
    const again = await api.admin<Failure>('POST', '/GuiVisibilities', { body: entry })
    expect(codesOf(again)).toEqual({ guiSectionId: ['uniqueness'] })
    const put = await api.admin('PUT', '/GuiVisibilities', { body: { ...entry, guiPermissionId: 1 } })
    expect(put.body).toEqual({ ...made, guiPermissionId: 1 })
    const byId = await api.admin('PUT', '/GuiVisibilities', { body: { ...entry, id: made.id, guiSectionId: 5 } })
    expect(byId.body).toEqual({ ...made, guiSectionId: 5 })
  })

  test('they are at work at once', async () => {
    const { store } = api.server
    const call = () => api.user('GET', '/SipGateways')
    expect((await call()).status).toBe(200)
    const row = store.table('GuiVisibility').findOne({ roleId: STAFF_ROLE, guiSectionId: 9 })
    const body = { id: row?.id, roleId: STAFF_ROLE, guiSectionId: 9, guiPermissionId: 1 }
    await api.super('PUT', '/GuiVisibilities', { body })
    expect((await api.user('PUT', '/SipGateways', { body: { name: 'x', address: '192.0.2.1' } })).status).toBe(403)
  })

  test.each([
    [{ roleId: 99 }, 422],
    [{ roleId: ROLE_OF_CUSTOMER_3 }, 422],
    [{ guiSectionId: 77 }, 422],
    [{ roleId: STAFF_ROLE }, 422],
  ])('one with %j is refused', async (change, status) => {
    const body = { roleId: await own(), guiSectionId: 4, guiPermissionId: 3, ...change }
    expect((await api.admin('POST', '/GuiVisibilities', { body })).status).toBe(status)
  })

  test('of a role that serves everybody are not the customer’s to give or to change', async () => {
    const { store } = api.server
    const row = store.table('GuiVisibility').findOne({ roleId: STAFF_ROLE, guiSectionId: 4 })
    const entry = { roleId: STAFF_ROLE, guiSectionId: 4, guiPermissionId: 1 }
    expect((await api.admin('PUT', '/GuiVisibilities', { body: { ...entry, id: row?.id } })).status).toBe(403)
    store.table('GuiVisibility').delete(row?.id ?? 0)
    expect((await api.admin('POST', '/GuiVisibilities', { body: entry })).status).toBe(403)
  })

  test('those of other customers are not shown, nor changed', async () => {
    const { body } = await api.admin<Visibility[]>('GET', '/GuiVisibilities')
    const roles = new Set(body.map(({ roleId }) => roleId))
    expect([...roles].sort()).toEqual([1, 2, 3, 4, 5, 6])
    expect(body).toHaveLength(roles.size * enumerations.GuiSectionName.length)
    const where = { roleId: ROLE_OF_CUSTOMER_3 }
    expect((await api.super('GET', '/GuiVisibilities', { filter: { where } })).body).toHaveLength(1)
    expect((await api.admin('DELETE', '/GuiVisibilities', { where })).body).toEqual({ count: 0 })
    expect(api.server.store.table('GuiVisibility').by('roleId', ROLE_OF_CUSTOMER_3)).toHaveLength(1)
    expect((await api.admin('DELETE', '/GuiVisibilities', { where: { roleId: STAFF_ROLE } })).status).toBe(403)
  })

  test('deleting all of a role answers 204', async () => {
    const roleId = await own()
    await api.admin('POST', '/GuiVisibilities', { body: { roleId, guiSectionId: 4, guiPermissionId: 3 } })
    expect((await api.admin('DELETE', `/DashRoles/${STAFF_ROLE}/GuiVisibilities`)).status).toBe(403)
    const { status, body } = await api.admin('DELETE', `/DashRoles/${roleId}/GuiVisibilities`)
    expect([status, body]).toEqual([204, ''])
    expect(api.server.store.table('GuiVisibility').by('roleId', roleId)).toHaveLength(0)
  })
})
