import { lostHold, mayLookAfter, type Rights, reaches } from '@lineboard/contract/permissions'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedContract } from '../../ground/contract/contract.ts'
import { createCall, createTestServer, type TestServer } from '../../testing/test-server.ts'
import { createToken } from '../users/session-tokens.ts'
import { rightsOf } from './rights-of.ts'

const { operations } = await sharedContract()
const PASSWORD = 'Lineboard1!'
const USERS = 12
const CUSTOMERS = [1, 2, 3, 4]

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 5 } })
  api.server.control.snapshot('start')
})
beforeEach(() => api.server.control.restore('start'))
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

type Refusal = { error: { details: { codes: Record<string, string[]> } } }

const callerOf = (userId: number) =>
  createCall(api.server.apiUrl, createToken(api.server.store, api.server.control.clock.now(), userId).id)

/** Makes somebody staff of the owner, with the rights of an administrator and no flag. */
function makeOwnerStaff(userId: number): void {
  const { store } = api.server
  store.table('DashUser').patch(userId, { customerId: 1 })
  store.table('DashRoleMapping').patch(userId, { roleId: 1, principalType: 'ADMIN' })
}

/** Makes the role of customer administrators one that changes roles. */
function allowRoles(): void {
  const { store } = api.server
  for (const { id, roleId, guiSectionId } of store.table('GuiVisibility').find({ where: { guiSectionId: 10 } })) {
    if (roleId === 2 && guiSectionId === 10) store.table('GuiVisibility').patch(id, { guiPermissionId: 3 })
  }
}

/** Everything that says what each may do and how each signs in. */
function state(): Record<number, { rights: Rights; hash: string; email: string; keys: number }> {
  const { store } = api.server
  const users = store.table('DashUser').find()
  const entries = users.map((user) => [
    user.id,
    {
      rights: rightsOf(store, user),
      hash: store.table('Credential').get(user.id)?.hash ?? '',
      email: user.email,
      keys: store.table('ApiKey').by('userId', user.id).length,
    },
  ])
  return Object.fromEntries(entries)
}

/** Every call that touches an account, key, role, assignment or token, with a body that would lift somebody. */
const lifts = operations.filter(
  ({ id, effect, isPublic }) =>
    effect === 'write' && !isPublic && /^(DashUser|ApiKey|DashRole|DashRoleMapping|GuiVisibility)\./.test(id),
)

const attempt = fc.record({
  actor: fc.integer({ min: 1, max: USERS }),
  target: fc.integer({ min: 1, max: USERS }),
  roleId: fc.integer({ min: 1, max: 5 }),
  guiSectionId: fc.integer({ min: 1, max: 13 }),
  guiPermissionId: fc.integer({ min: 1, max: 3 }),
  principalType: fc.constantFrom('USER', 'ADMIN', 'SUPPORT'),
  customerId: fc.integer({ min: 1, max: 4 }),
  isWhole: fc.boolean(),
  operation: fc.constantFrom(...lifts),
})

/** What the people of a customer may do. */
const rightsAt = (people: ReturnType<typeof state>, customerId: number) =>
  Object.values(people).flatMap(({ rights }) => (rights.customerId === customerId ? [rights] : []))

test('random pairs of accounts over all operations gain nothing', async () => {
  await fc.assert(
    fc.asyncProperty(attempt, async ({ actor, target, roleId, operation, customerId, isWhole, ...more }) => {
      api.server.control.restore('start')
      makeOwnerStaff(11)
      allowRoles()
      const { store } = api.server
      const before = state()
      const own = before[actor]?.rights
      const isRole = /^(DashRole\.|GuiVis)/.test(operation.id)
      const id = isRole ? roleId : target
      const body = {
        user_id: target,
        userId: target,
        principalId: target,
        role_id: roleId,
        roleId,
        ...more,
        name: 'Lifted',
        password: 'Another-1!',
        email: `taken-${actor}-${target}@lineboard.example`,
        currentPassword: PASSWORD,
        data: { principalId: target, principalType: more.principalType },
        token_id: 'x',
        ...(operation.id === 'DashUser.create' && { username: 'new-person' }),
        ...(operation.id === 'DashUser.patchById' && isWhole && { customerId }),
      }
      const path = operation.path.replaceAll(/\{\w+\}/g, String(id))
      const where = isWhole ? { id: { gt: 0 }, roleId } : { id: { inq: [id] } }
      await callerOf(actor)(operation.method, path, operation.method === 'GET' ? {} : { body, where })
      const after = state()
      for (const at of CUSTOMERS)
        expect(lostHold(rightsAt(before, at), rightsAt(after, at)), `${operation.id} at ${at}`).toBe(undefined)
      if (!own || own.isSuperAdmin) return
      for (const user of store.table('DashUser').find()) {
        const [was, is] = [before[user.id], after[user.id]]
        if (
          !was ||
          !is ||
          JSON.stringify([was, [...was.rights.sections]]) === JSON.stringify([is, [...is.rights.sections]])
        )
          continue
        // What changed was within reach, and what came of it is.
        expect(user.id === actor || mayLookAfter(own, was.rights), `${operation.id} of ${user.id}`).toBe(true)
        expect(reaches(own, is.rights), `${operation.id} gave ${user.id}`).toBe(true)
      }
      for (const id of Object.keys(before)) {
        const gone = before[Number(id)]
        if (gone && !after[Number(id)]) expect(mayLookAfter(own, gone.rights) && Number(id) !== actor).toBe(true)
      }
      const tokens = store.table('AccessToken').find({ where: { createdBy: actor } })
      for (const { userId } of tokens)
        expect(reaches(own, after[userId]?.rights ?? own), `${actor} as ${userId}`).toBe(true)
    }),
    { numRuns: process.env.LINEBOARD_NIGHTLY ? 2000 : 200 },
  )
})

describe('staff of the owner, who may do all but what the super administrator may', () => {
  test.each([
    ['make a key for user 1', 'POST', '/ApiKeys', { name: 'Mine', userId: 1 }],
    ['set his password', 'PATCH', '/DashUsers/1', { password: 'Another-1!' }],
    ['set his e-mail', 'PATCH', '/DashUsers/1', { email: 'me@lineboard.example' }],
    ['give him another role', 'POST', '/DashUsers/1/role', { role_id: 4 }],
    ['take his role', 'DELETE', '/DashUsers/1/DashRoleMapping', undefined],
    ['change his assignment', 'PATCH', '/DashRoleMappings/1', { principalType: 'USER' }],
    ['act as him', 'POST', '/DashUsers/impersonate', { user_id: 1 }],
    ['delete him', 'DELETE', '/DashUsers/1', undefined],
    ['reset his account', 'GET', '/DashUsers/1/account-reset', undefined],
  ])('do not %s', async (_, method, path, body) => {
    makeOwnerStaff(11)
    const { status } = await callerOf(11)(method, path, body ? { body } : {})
    expect(status).toBe(403)
  })
})

test('nobody takes his own rights away', async () => {
  allowRoles()
  const ownMapping = await api.admin('PATCH', '/DashRoleMappings/2', { body: { principalType: 'USER' } })
  expect(ownMapping.status).toBe(422)
  expect((await api.admin('POST', '/DashUsers/2/role', { body: { role_id: 4 } })).status).toBe(422)
  expect((await api.admin('DELETE', '/DashUsers/2/DashRoleMapping')).status).toBe(422)
})

test('the last administrator stays one', async () => {
  expect((await api.super('PATCH', '/DashRoleMappings/2', { body: { principalType: 'USER' } })).status).toBe(422)
  expect((await api.super('DELETE', '/DashUsers/2/DashRoleMapping')).status).toBe(422)
  await api.super('PATCH', '/DashRoleMappings/3', { body: { principalType: 'ADMIN' } })
  expect((await api.super('PATCH', '/DashRoleMappings/2', { body: { principalType: 'USER' } })).status).toBe(200)
})

describe('somebody at the customer stays who may change users', () => {
  test.each([
    ['another role', 'POST', '/DashUsers/6/role', { role_id: 4 }],
    ['another role by the assignment', 'PATCH', '/DashRoleMappings/6', { roleId: 3 }],
    ['the assignment given to somebody else', 'PATCH', '/DashRoleMappings/9', { principalId: 1 }],
    ['no role', 'DELETE', '/DashUsers/6/DashRoleMapping', undefined],
    ['no assignment', 'DELETE', '/DashRoleMappings/6', undefined],
    ['a role that may less', 'PUT', '/GuiVisibilities', { roleId: 2, guiSectionId: 11, guiPermissionId: 2 }],
    ['a role that may nothing', 'DELETE', '/DashRoles/2/GuiVisibilities', undefined],
    ['another customer', 'PATCH', '/DashUsers/6', { customerId: 2 }],
    ['no account', 'DELETE', '/DashUsers/6', undefined],
  ])('%s', async (_, method, path, body) => {
    const { store } = api.server
    const manageUsers = store.table('GuiSection').findOne({ name: 'Manage Users' })?.id
    expect(manageUsers).toBe(11)
    const before = JSON.stringify([...store.table('GuiVisibility').all(), ...store.table('DashRoleMapping').all()])
    const { status, body: refused } = await api.super<Refusal>(method, path, body ? { body } : {})
    expect([status, Object.values(refused.error.details.codes).flat()]).toEqual([422, ['lastAdministrator']])
    const after = JSON.stringify([...store.table('GuiVisibility').all(), ...store.table('DashRoleMapping').all()])
    expect(after).toBe(before)
  })

  test('nor by a bulk delete of several, each of which could go', async () => {
    await api.super('PATCH', '/DashRoleMappings/7', { body: { roleId: 2, principalType: 'ADMIN' } })
    const where = { id: { inq: [6, 7] } }
    expect((await api.super('DELETE', '/DashRoleMappings', { where })).status).toBe(422)
    expect((await api.super('DELETE', '/DashUsers', { where })).status).toBe(422)
    expect(api.server.store.table('DashUser').count({ id: { inq: [6, 7] } })).toBe(2)
    expect((await api.super('DELETE', '/DashUsers/6')).body).toEqual({ count: 1 })
  })
})
