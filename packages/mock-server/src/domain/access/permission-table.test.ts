import { OWNER_ID } from '@lineboard/contract/owner'
import { people, whoMay } from '@lineboard/contract/permission-table'
import type { Asker } from '@lineboard/contract/permissions'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedContract } from '../../ground/contract/contract.ts'
import type { AnyRow } from '../../store/rows/internal-rows.ts'
import { createCall, createTestServer, type TestServer } from '../../testing/test-server.ts'
import { keepKey, newKey } from '../users/secrets.ts'
import { createToken } from '../users/session-tokens.ts'
import { ownershipOf } from './scope.ts'

const permissionIds = { deny: 1, readonly: 2, all: 3 }
const SUPER = 1

const { operations } = await sharedContract()
const lines = new Map(whoMay().map((line) => [line.operation as string, line]))
const columns = Object.entries(people)
// What ends the session is looked at elsewhere.
const all = operations
  .filter(({ id }) => id !== 'DashUser.logout')
  .flatMap((operation) => columns.map(([name, asker], at) => ({ operation, name, asker, at })))
const [sample = []] = fc.sample(fc.shuffledSubarray(all, { minLength: 250, maxLength: 250 }), 1)
const cells = process.env.LINEBOARD_NIGHTLY ? all : sample

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 30 } })
  api.server.control.snapshot('start')
})
afterAll(() => api.close())

/** Adds a user with the rights of a column; undefined for the column of visitors. */
function userOf({ userId, customerId, principalType, isSuperAdmin, sections }: Asker): number | undefined {
  if (userId === 0) return undefined
  if (isSuperAdmin) return SUPER
  const { store, control } = api.server
  const createdAt = control.clock.now().toISOString()
  const person = { username: 'column', email: 'column@harbor.example', emailVerified: true, createdAt, customerId }
  const user = store.table('DashUser').insert(person)
  if (sections.size === 0) return user.id
  const role = store.table('DashRole').insert({ name: 'Of a column', createdAt })
  for (const { id: guiSectionId, name } of store.table('GuiSection').find()) {
    const guiPermissionId = permissionIds[sections.get(name) ?? 'deny']
    store.table('GuiVisibility').insert({ roleId: role.id, guiSectionId, guiPermissionId })
  }
  store.table('DashRoleMapping').insert({ principalType, principalId: user.id, roleId: role.id })
  return user.id
}

/** Signs in as a column says: a session, somebody who acts as the user, or a key. */
function tokenOf(userId: number, { means, customerId }: Asker): string {
  const { store, control } = api.server
  const now = control.clock.now()
  if (means === 'session') return createToken(store, now, userId).id
  if (means === 'impersonation') return createToken(store, now, userId, { createdBy: SUPER }).id
  const apikey = newKey()
  const scope = means === 'reading key' ? 'read' : 'write'
  const row = { name: 'Of a column', userId, customerId, scope, apikey, createdAt: now.toISOString() } as const
  keepKey(store, store.table('ApiKey').insert(row).id, apikey)
  return apikey
}

/** What a row is called in the table, to who has this column. */
function nameOf(model: string, row: AnyRow, { customerId }: Asker, userId: number): string | undefined {
  const belongs = ownershipOf(api.server.store, model, row)
  if (belongs.customerId === undefined) return 'everybody'
  if (belongs.customerId === customerId) return belongs.userId === userId ? 'own' : undefined
  return belongs.customerId === OWNER_ID ? undefined : 'others'
}

async function problemsOf({ operation, name, asker, at }: (typeof all)[number]): Promise<string[]> {
  const { id, method, path, loopback } = operation
  const cell = lines.get(id)?.cells[at] ?? '?'
  api.server.control.restore('start')
  const userId = userOf(asker)
  const call = createCall(api.server.apiUrl, userId === undefined ? undefined : tokenOf(userId, asker))
  const statusAt = async (address: string) =>
    (await call(method, address.replaceAll(/\{\w+\}/g, '987654'), method === 'GET' ? {} : { body: {} })).status
  const isRefused = (status: number) => status === 401 || status === 403
  const problems: string[] = []
  const expectThat = (status: number, allowed: boolean, what: string) => {
    if (isRefused(status) === allowed) problems.push(`${id}, ${name}, ${what}: "${cell}", but ${status}`)
  }
  expectThat(await statusAt(path), cell !== '' && cell !== 'itself', 'any')
  if (cell === 'itself') expectThat(await statusAt(path.replace('{id}', String(userId))), true, 'itself')
  const { model = '' } = loopback ?? {}
  const table = api.server.store.anyTable(model)
  if (loopback?.method !== 'findById' || !table || cell === '' || userId === undefined) return problems
  for (const kind of ['everybody', 'others']) {
    const row = table.find().find((one) => nameOf(model, one, asker, userId) === kind)
    if (!row) continue
    const status = await statusAt(path.replace('{id}', String(row.id)))
    const isReached = cell === 'all' || cell.split(', ').includes(kind)
    if ((status === 200) !== isReached) problems.push(`${id}, ${name}, ${kind}: "${cell}", but ${status}`)
  }
  return problems
}

test(`the server answers ${cells.length} cells of the table of permissions as the table says`, async () => {
  const problems: string[] = []
  for (const one of cells) problems.push(...(await problemsOf(one)))
  expect(problems).toEqual([])
}, 120_000)
