import { afterAll, beforeAll, expect, test } from 'vitest'
import { touchedFacts } from '../../domain/audit/touched-row.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let t: TestServer
beforeAll(async () => {
  t = await createTestServer({ size: { callLogs: 10 } })
})
afterAll(() => t.close())

const latest = async () => {
  const filter = { order: 'id DESC', limit: 1 }
  return (await t.super<Row<'AuditLog'>[]>('GET', '/AuditLogs', { filter })).body[0]
}

test.each([
  [
    'PATCH',
    '/DashUsers/3',
    { firstName: 'M' },
    { endpoint: '/DashUsers/3', statusCode: 200, userId: 3, customerId: 2 },
  ],
  ['POST', '/Customers', {}, { endpoint: '/Customers', statusCode: 403, userId: 3 }],
])('%s %s leaves an entry', async (method, path, body, expected) => {
  await t.user(method, path, { body, headers: { 'user-agent': 'Test/1' } })
  expect(await latest()).toMatchObject({ ...expected, method, ip: '127.0.0.1', userAgent: 'Test/1' })
  t.expectNoViolations()
})

test.each([
  ['Lineboard1!', 200],
  ['wrong', 401],
])('signing in with %s is in the log of the account', async (password, statusCode) => {
  await t.anonymous('POST', '/DashUsers/authenticate', { body: { username: 'user', password } })
  expect(await latest()).toMatchObject({ endpoint: '/DashUsers/authenticate', statusCode, userId: 3, customerId: 2 })
  expect(t.server.control.journal.find({ operation: 'DashUser.authenticate', last: 1 })).toMatchObject([{ userId: 3 }])
})

test('a call that answers how many rows it deleted leaves the number', async () => {
  const where = { id: { inq: [999_998, 999_999] } }
  await t.super('DELETE', '/OpNumbers', { where })
  expect(await latest()).toMatchObject({ endpoint: '/OpNumbers', affected: 0 })
  await t.super('DELETE', '/OpNumbers', { where: { id: { inq: [1, 2] } } })
  expect(await latest()).toMatchObject({ endpoint: '/OpNumbers', affected: 2 })
  t.expectNoViolations()
})

test.each([
  ['Whitelists', 'ip'],
  ['Mainteinances', 'title'],
  ['RedisSubscriptions', 'channel'],
] as const)('what was deleted of %s is called by its %s', async (list, field) => {
  const [row] = (await t.super<{ id: number }[]>('GET', `/${list}`, { filter: { limit: 1 } })).body
  const { id = 0 } = row ?? {}
  await (list === 'Whitelists' ? t.super('DELETE', `/${list}/${id}`) : t.super('DELETE', `/${list}`, { where: { id } }))
  expect(await latest()).toMatchObject({ recordId: id, recordName: Reflect.get(row ?? {}, field) })
})

test('numbers that are held are named, and a renewed hold differs from a new one', async () => {
  const body = { numbers: ['+12025550101', '+12025550102'] }
  const named = { recordName: '+12025550101, +12025550102' }
  await t.super('POST', '/NumberProviders/reserve', { body })
  expect(await latest()).toMatchObject({ endpoint: '/NumberProviders/reserve', affected: 2, ...named })
  await t.super('POST', '/NumberProviders/reserve', { body })
  expect(await latest()).toMatchObject({ endpoint: '/NumberProviders/reserve', affected: 0, ...named })
  await t.super('POST', '/NumberProviders/release', { body })
  expect(await latest()).toMatchObject({ endpoint: '/NumberProviders/release', ...named })
  t.expectNoViolations()
})

test('a role that is given and taken away is in the log by its name, with the person and the role before', async () => {
  const created = await t.super<Row<'DashUser'>>('POST', '/DashUsers', {
    body: { username: 'dora', email: 'dora@harbor.example', password: 'Lineboard1!', customerId: 2 },
  })
  const { id } = created.body
  const about = { recordId: id, recordName: 'dora' }
  await t.super('POST', `/DashUsers/${id}/role`, { body: { role_id: 3 } })
  const [first] = [await latest()]
  expect(first).toMatchObject({
    ...about,
    changes: expect.arrayContaining([expect.objectContaining({ field: 'roleId', after: 3 })]),
  })
  await t.super('POST', `/DashUsers/${id}/role`, { body: { role_id: 4 } })
  const roleOf = (entry: Row<'AuditLog'> | undefined) => entry?.changes?.find(({ field }) => field === 'roleId')
  expect(await latest()).toMatchObject(about)
  const second = roleOf(await latest())
  expect(second).toMatchObject({ before: 3, after: 4, beforeName: roleOf(first)?.afterName })
  await t.super('DELETE', `/DashUsers/${id}/DashRoleMapping`)
  expect(await latest()).toMatchObject(about)
  expect(roleOf(await latest())).toEqual({ field: 'roleId', before: 4, beforeName: second?.afterName })
  t.expectNoViolations()
})

test('a permission of a role is in the log by role and section, with the permission before', async () => {
  const [seen] = (await t.super<Row<'GuiVisibility'>[]>('GET', '/GuiVisibilities', { filter: { limit: 1 } })).body
  const { roleId, guiSectionId } = seen ?? {}
  const named = async (list: string, id: unknown) =>
    (await t.super<{ name: string }>('GET', `/${list}/${id}`)).body.name
  const other = seen?.guiPermissionId === 1 ? 2 : 1
  await t.super('PUT', '/GuiVisibilities', { body: { roleId, guiSectionId, guiPermissionId: other } })
  const entry = await latest()
  expect(entry?.recordName).toMatch(/^.+: .+$/)
  expect(entry?.recordName?.startsWith(`${await named('DashRoles', roleId)}: `)).toBe(true)
  expect(entry?.changes).toMatchObject([{ field: 'guiPermissionId', afterName: other === 1 ? 'DENY' : 'READONLY' }])
  t.expectNoViolations()
})

test('what a row refers to is in the log by name, before and after', () => {
  const [before, after] = [1, 2].map((tracking_sourceId) => ({ id: 7, tracking_sourceId }))
  const { changes } = touchedFacts({ model: 'OpNumber', before, after }, (model, id) => `${model} ${id}`)
  const names = { beforeName: 'TrackingSource 1', afterName: 'TrackingSource 2' }
  expect(changes).toEqual([{ field: 'tracking_sourceId', before: 1, after: 2, ...names }])
})

test('acting as somebody leaves why, where it is said', async () => {
  await t.super('POST', '/DashUsers/impersonate', { body: { user_id: 3, reason: 'Asked for help' } })
  expect(await latest()).toMatchObject({ endpoint: '/DashUsers/impersonate', userId: 1, reason: 'Asked for help' })
  // The documents know no reason: who says none acts all the same.
  await t.super('POST', '/DashUsers/impersonate', { body: { user_id: 3 } })
  expect(await latest()).not.toHaveProperty('reason')
  t.expectNoViolations()
})

test('of a call that is put back with another field, what is read from its source and gateway has not changed', async () => {
  const filter = { where: { trackingSourceName: { neq: '' }, routingAddress: { neq: '' } }, limit: 1 }
  const [call] = (await t.super<Row<'CallLog'>[]>('GET', '/CallLogs', { filter })).body
  expect(call?.trackingSourceName).toBeTruthy()
  await t.super('PUT', '/CallLogs', { body: { ...call, talkSeconds: 7 } })
  expect((await latest())?.changes).toMatchObject([{ field: 'talkSeconds', after: 7 }])
})

test('reading leaves none', async () => {
  const before = await latest()
  await t.user('GET', '/Customers')
  await t.user('POST', '/DashUsers/cani', { body: {} })
  expect(await latest()).toEqual(before)
})

test('an entry has the row that it is about, and what changed of it, but not what few may read', async () => {
  await t.user('PATCH', '/DashUsers/3', { body: { lastName: 'Changed' } })
  const changes = [{ field: 'lastName', before: expect.any(String), after: 'Changed' }]
  expect(await latest()).toMatchObject({ recordId: 3, recordName: 'user', changes })

  // The app keeps by itself how its user looks at it, which is no entry; for somebody else it is.
  await t.user('PATCH', '/DashUsers/3', { body: { uiSettings: '{}' } })
  expect(await latest()).toMatchObject({ changes })
  await t.super('PATCH', '/DashUsers/3', { body: { uiSettings: '{"lang":"de"}' } })
  expect((await latest())?.changes).toEqual([{ field: 'uiSettings' }])

  const { body: key } = await t.super<Row<'ApiKey'>>('POST', '/ApiKeys', { body: { name: 'nightly', userId: 1 } })
  expect(await latest()).toMatchObject({ recordId: key.id, recordName: 'nightly' })
  expect(await latest()).not.toHaveProperty('changes')
  await t.super('DELETE', `/ApiKeys/${key.id}`)
  expect(await latest()).toMatchObject({ recordId: key.id, recordName: 'nightly' })
  t.expectNoViolations()
})

test('a ticket that is opened, answered or observed is named, by its subject then', async () => {
  const { body } = await t.admin<Row<'Ticket'>>('POST', '/tickets', { body: { subject: 'Recordings crackle' } })
  const named = { recordId: body.id, recordName: 'Recordings crackle' }
  expect(await latest()).toMatchObject({ endpoint: '/tickets', ...named })
  const versions = `/tickets/${body.id}/versions`
  const answered = await t.admin<Row<'TicketVersion'>>('POST', versions, { body: { body: 'Again today.' } })
  expect(await latest()).toMatchObject({ endpoint: versions, ...named })
  const observers = `${versions}/${answered.body.id}/observers`
  await t.admin('POST', observers, { body: { userId: 3 } })
  const entry = await latest()
  expect(entry).toMatchObject({ endpoint: observers, ...named })
  expect([entry?.changes, entry?.rows]).toEqual([undefined, undefined])
})

test('what was refused, and what was done to several rows, names none', async () => {
  await t.user('PATCH', '/DashUsers/3', { body: { lastName: '' } })
  await t.user('PATCH', '/DashUsers/1', { body: { lastName: 'Mine' } })
  expect(await latest()).not.toHaveProperty('recordId')
  await t.super('DELETE', '/OpNumbers', { where: { id: { inq: [3, 4] } } })
  expect(await latest()).toMatchObject({ affected: 2 })
  expect(await latest()).not.toHaveProperty('recordId')
})

test('texts beyond 20,000 characters are cut, objects are kept as JSON, and an empty field has no value', () => {
  const before = { id: 7, name: 'Van', description: 'x'.repeat(20_001), updatedAt: '2026-01-01T00:00:00.000Z' }
  const after = { id: 7, name: 'Van', whisper: 'New', updatedAt: '2026-01-02T00:00:00.000Z' }
  const { recordName, changes } = touchedFacts({ model: 'TrackingSource', before, after })
  expect(recordName).toBe('Van')
  expect(changes).toEqual([{ field: 'description', before: `${'x'.repeat(19_999)}…`, cut: true }])
  const payload = {
    model: 'SystemSetting' as const,
    before: { id: 1, payload: { a: 1 } },
    after: { id: 1, payload: { a: 2 } },
  }
  expect(touchedFacts(payload).changes).toEqual([{ field: 'payload', before: '{"a":1}', after: '{"a":2}' }])
})

test('a deletion leaves the row as it was, what it took along and what went without it, but not what few may read', async () => {
  const { store } = t.server
  const source = store
    .table('TrackingSource')
    .findOne({ id: store.table('OpNumber').findOne({ id: 9 })?.tracking_sourceId ?? 0 })
  if (!source) throw new Error('Number 9 has no source.')
  const numbers = [...store.table('OpNumber').by('tracking_sourceId', source.id)].map(({ id }) => id)
  await t.super('DELETE', `/TrackingSources/${source.id}`)
  const rows = (await latest())?.rows ?? []
  expect(rows.find(({ model }) => model === 'TrackingSource')).toMatchObject({
    ...{ recordId: source.id, recordName: source.name, row: { id: source.id, name: source.name } },
  })
  const without = rows.filter(({ model }) => model === 'OpNumber')
  expect(without.map(({ recordId }) => recordId).toSorted()).toEqual(numbers.toSorted())
  expect(without[0]?.changes).toContainEqual({
    beforeName: expect.any(String),
    field: 'tracking_sourceId',
    before: source.id,
  })

  const { body: key } = await t.super<Row<'ApiKey'>>('POST', '/ApiKeys', { body: { name: 'weekly', userId: 1 } })
  expect(await latest()).not.toHaveProperty('rows')
  await t.super('DELETE', `/ApiKeys/${key.id}`)
  const [deleted] = (await latest())?.rows ?? []
  expect(deleted).toMatchObject({ model: 'ApiKey', recordId: key.id, row: { name: 'weekly' } })
  expect(deleted?.row).not.toHaveProperty('apikey')
  t.expectNoViolations()
})

test('the reset of an account names the user', async () => {
  await t.super('GET', '/DashUsers/3/account-reset')
  const { store } = t.server
  expect(await latest()).toMatchObject({ recordId: 3, recordName: store.table('DashUser').get(3)?.username })
  t.expectNoViolations()
})
