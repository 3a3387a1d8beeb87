import { enumerations } from '@lineboard/contract/enumerations'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiOperation } from '../../ground/contract/api-operation.ts'
import { sharedContract } from '../../ground/contract/contract.ts'
import { type Call, createCall, createTestServer, type TestServer } from '../../testing/test-server.ts'
import { createToken } from '../users/session-tokens.ts'

const USER_ID = 4
const READONLY = 2
const DENY = 1

const { operations } = await sharedContract()
const reads = operations.filter(({ effect, isPublic }) => effect === 'read' && !isPublic)
const changes = operations.filter(({ effect, isPublic }) => effect === 'write' && !isPublic)

/** What everybody may change: their own session, account and views. */
const own = [
  'DashUser.logout',
  'DashUser.deimpersonate',
  'DashUser.patchById',
  'DashUser.endSessions',
  'DashUser.endSession',
  'DashUser.beginSecondFactor',
  'DashUser.confirmSecondFactor',
  'DashUser.disableSecondFactor',
  'DashUser.verifySecondFactor',
  'Template.create',
  'Template.shareTemplate',
  'Template.replaceById',
  'Template.deleteById',
]

/** What administrators of a customer may change, whatever their sections. */
const administration = [
  'Ivr.create',
  'Ivr.replaceById',
  'Ivr.deleteById',
  'Ivr.createAction',
  'Ivr.replaceAction',
  'Ivr.deleteAction',
  'Ivr.deleteAllActions',
  'Product.subscribeProduct',
  'Product.unsubscribeProduct',
]

/** What only the owner's people read. */
const owners = ['AuditLog.find', 'AuditLog.count', 'SystemSetting.find']

/** Models that nobody reads, all of them or in part, who may see none of the sections that show them. */
const shownBySections = [
  'AuditLog',
  'BlacklistNumber',
  'CallLog',
  'CallLogSupport',
  'Customer',
  'DashUser',
  'Dialog',
  'LightCallLog',
  'NumberProvider',
  'OpNumber',
  'PaymentMethod',
  'PaymentTransaction',
  'PhoneBook',
  'ReceivingNumber',
  'Report',
  'SipGateway',
  'Storage',
  'Subscription',
  'SystemSetting',
  'TrackingSource',
  'Whitelist',
]

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 5 } })
})
beforeEach(() => api.server.control.reset())
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

const caller: Call = (...args) => {
  const { store, control } = api.server
  return createCall(api.server.apiUrl, createToken(store, control.clock.now(), USER_ID).id)(...args)
}

/** Gives the user a role with one permission for every section. */
function give(permission: number, principalType: string): void {
  const { store } = api.server
  const role = store.table('DashRole').insert({ name: 'Of one permission', createdAt: '2026-01-01T00:00:00.000Z' })
  for (const at of enumerations.GuiSectionName.keys()) {
    store.table('GuiVisibility').insert({ roleId: role.id, guiSectionId: at + 1, guiPermissionId: permission })
  }
  for (const { id } of store.table('DashRoleMapping').by('principalId', USER_ID)) {
    store.table('DashRoleMapping').patch(id, { roleId: role.id, principalType })
  }
}

/** What calls are answered with, by name. They are sent without content, so that nothing is changed by those that may be made. */
async function statusesOf(calls: readonly ApiOperation[]): Promise<Map<string, number>> {
  const statuses = new Map<string, number>()
  for (const { id, method, path } of calls) {
    const sent = method === 'GET' ? {} : { body: {} }
    const { status } = await caller(method, path.replaceAll(/\{\w+\}/g, String(USER_ID)), sent)
    statuses.set(id, status)
  }
  return statuses
}

const namesWhere = (statuses: Map<string, number>, holds: (status: number) => boolean) =>
  [...statuses].flatMap(([id, status]) => (holds(status) ? [id] : [])).sort()

const allowedChanges = async () => namesWhere(await statusesOf(changes), (status) => status !== 403)

describe.each([
  ['readonly', READONLY],
  ['deny', DENY],
])('whose role says %s in every section', (_, permission) => {
  test('a user changes nothing but what is the own', async () => {
    give(permission, 'USER')
    expect(await allowedChanges()).toEqual([...own].sort())
  })

  test('an administrator changes what belongs to administering besides', async () => {
    give(permission, 'ADMIN')
    expect(await allowedChanges()).toEqual([...own, ...administration].sort())
  })
})

test('a user without a role changes nothing but what is the own', async () => {
  api.server.store.table('DashRoleMapping').deleteWhere({ principalId: USER_ID })
  expect(await allowedChanges()).toEqual([...own].sort())
})

test('a role with READONLY in every section may make every read, with any method', async () => {
  give(READONLY, 'USER')
  const refused = namesWhere(await statusesOf(reads), (status) => status === 401 || status === 403)
  expect(refused).toEqual([...owners, 'DashUser.findVerificationTokens'].sort())
})

test('a role with DENY in every section reads nothing that a section shows', async () => {
  give(DENY, 'ADMIN')
  const refused = namesWhere(await statusesOf(reads), (status) => status === 401)
  expect([...new Set(refused.map((id) => id.split('.')[0]))]).toEqual(shownBySections)
})
