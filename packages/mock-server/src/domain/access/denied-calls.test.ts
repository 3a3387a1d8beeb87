import { enumerations } from '@lineboard/contract/enumerations'
import { fieldRightOf, mayCall } from '@lineboard/contract/permissions'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedContract } from '../../ground/contract/contract.ts'
import { entityMeta } from '../../ground/contract/entity-meta.ts'
import { type Call, createCall, createTestServer, type TestServer } from '../../testing/test-server.ts'
import { channelReads } from '../../world/world.ts'
import { findPrincipal } from '../users/find-principal.ts'
import { createToken } from '../users/session-tokens.ts'

const USER_ID = 3
const READONLY = 2
const DENY = 1

const { operations } = await sharedContract()
const reads = operations.filter(({ effect, isPublic }) => effect === 'read' && !isPublic)
const sections = enumerations.GuiSectionName
const others = sections.filter((name) => name !== 'Call Logs')

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 120 } })
})
beforeEach(() => api.server.control.reset())
afterAll(() => api.close())

/** Lets the user see these sections, and no other. */
function show(names: readonly string[]): void {
  const { store } = api.server
  const role = store.table('DashRole').insert({ name: 'Of some sections', createdAt: '2026-01-01T00:00:00.000Z' })
  for (const [at, name] of sections.entries()) {
    const guiPermissionId = names.includes(name) ? READONLY : DENY
    store.table('GuiVisibility').insert({ roleId: role.id, guiSectionId: at + 1, guiPermissionId })
  }
  for (const { id } of store.table('DashRoleMapping').by('principalId', USER_ID)) {
    store.table('DashRoleMapping').patch(id, { roleId: role.id, principalType: 'USER' })
  }
}

function signIn(): { call: Call; token: string } {
  const { store, control } = api.server
  const token = createToken(store, control.clock.now(), USER_ID).id
  return { call: createCall(api.server.apiUrl, token), token }
}

/** Numbers and names of the people who call. */
function people(): Set<string> {
  const { store } = api.server
  const numbers = store
    .table('CallLog')
    .find()
    .map(({ callerNumber }) => callerNumber)
  const contacts = store
    .table('PhoneBook')
    .find()
    .flatMap(({ number, name = '' }) => [number, name])
  // Numbers of the company, and names that its own people have too.
  const own = JSON.stringify(
    (['OpNumber', 'ReceivingNumber', 'DashUser', 'Addressee', 'Customer'] as const).map((model) =>
      store.table(model).find(),
    ),
  )
  return new Set(
    [...numbers, ...contacts].filter((text) => text.length > 6 && text !== 'anonymous' && !own.includes(text)),
  )
}

/** Calls that answer a person to who sees these sections, each asked for all that it can embed. */
async function telling(names: readonly string[]): Promise<string[]> {
  show(names)
  const { call } = signIn()
  const found = people()
  const told: string[] = []
  for (const { id, method, path, loopback, parameters } of reads) {
    const include = Object.keys(entityMeta(loopback?.model ?? '')?.relations ?? {})
    const takesFilter = parameters.some(({ name }) => name === 'filter')
    const sent = method === 'GET' ? (takesFilter ? { filter: { include } } : {}) : { body: {} }
    const { body } = await call(method, path.replaceAll(/\{\w+\}/g, '2'), sent)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    if ([...found].some((person) => text.includes(person))) told.push(id)
  }
  return told
}

test('no call tells a person or their number to users whose Call Logs are denied, whatever else they see', async () => {
  expect(await telling(others)).toEqual([])
})

test('calls tell them to users who see Call Logs alone, so that the test above asks', async () => {
  expect(await telling(['Call Logs'])).toEqual(
    expect.arrayContaining(['CallLog.find', 'LightCallLog.find', 'PhoneBook.find']),
  )
})

test('gives figures, but none of one person', async () => {
  show(['Dashboard'])
  const { call } = signIn()
  expect((await call('GET', '/CallLogs/count')).body).toEqual({ count: expect.any(Number) })
  const fields = (model: string) =>
    Object.keys(entityMeta(model)?.fields ?? {}).filter((field) => fieldRightOf(model, field))
  const paths = [...fields('CallLog'), ...fields('PhoneBook').map((field) => `PhoneBook.${field}`)]
  expect(paths).toEqual(expect.arrayContaining(['callerNumber', 'phonebookName', 'PhoneBook.number']))
  for (const path of paths) {
    for (const where of [
      { [path]: '+12125550100' },
      { and: [{ [path]: { like: '%1%' } }] },
      { or: [{ [path]: null }] },
    ]) {
      expect([path, (await call('GET', '/CallLogs/count', { where })).status]).toEqual([path, 400])
    }
  }
  expect((await call('GET', '/CallLogs/count', { where: { direction: 'inbound' } })).status).toBe(200)
})

test('sockets tell of calls to users who see Call Logs', () => {
  const { store, control } = api.server
  const hears = (names: readonly string[]) => {
    show(names)
    const principal = findPrincipal(store, control.clock.now(), signIn().token)
    return principal && mayCall(principal, channelReads.call_log)
  }
  expect([hears(others), hears(['Call Logs'])]).toEqual([false, true])
})
