import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

type Template = Row<'Template'>

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 10 } })
})
beforeEach(() => api.server.control.reset())
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

const view = { name: 'Missed today', kind: 'list', resource: 'CallLog', definition: { period: 'today' } }
const idsOf = async (call: typeof api.user, filter = {}) =>
  (await call<Template[]>('GET', '/Templates', { filter })).body.map(({ id }) => id)

test('everybody sees the own views and those shared with them', async () => {
  expect(await idsOf(api.admin)).toEqual([1])
  expect(await idsOf(api.user)).toEqual([1, 2])
  expect(await idsOf(api.readonly)).toEqual([1])
  expect(await idsOf(api.super)).toEqual([1, 2, 3])
  expect(await idsOf(api.user, { where: { name: { like: '%Long%' } } })).toEqual([2])
})

test('a view belongs to who saves it', async () => {
  const save = (more: object) =>
    api.readonly<Template>('POST', '/Templates', { body: { ...view, userId: 2, sharedWith: [3, 4, 3], ...more } })
  expect((await save({ customerId: 3 })).status).toBe(403)
  const { status, body } = await save({ customerId: 2 })
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...view, userId: 4, customerId: 2, sharedWith: [3] })
  expect(await idsOf(api.user)).toContain(body.id)
})

test('sharing replaces the list before, and is for the owner alone', async () => {
  const share = (call: typeof api.user, body: object) => call<Template>('POST', '/Templates/shareTemplate', { body })
  expect((await share(api.admin, { id: 1, sharedWith: [5, 2] })).body.sharedWith).toEqual([5])
  expect(await idsOf(api.user)).toEqual([2])
  expect((await share(api.admin, { id: 1, sharedWith: [3] })).body.sharedWith).toEqual([3])
  expect((await share(api.user, { id: 1, sharedWith: [] })).status).toBe(403)
  expect((await share(api.admin, { id: 2, sharedWith: [] })).status).toBe(404)
  expect((await share(api.admin, { id: 1, sharedWith: [6] })).status).toBe(422)
  expect((await share(api.super, { id: 1, sharedWith: [4] })).body.sharedWith).toEqual([4])
})

test('replacing keeps owner and date, and is for the owner alone', async () => {
  const before = api.server.store.table('Template').get(2)
  const { body } = await api.user<Template>('PUT', '/Templates/2', { body: { ...view, sharedWith: [] } })
  expect(body).toEqual({ ...before, ...view, sharedWith: [] })
  expect((await api.user('PUT', '/Templates/1', { body: view })).status).toBe(403)
  expect((await api.readonly('PUT', '/Templates/2', { body: { ...view, sharedWith: [] } })).status).toBe(404)
})

test('deleting is for the owner alone', async () => {
  expect((await api.user('DELETE', '/Templates/1')).status).toBe(403)
  expect((await api.readonly('DELETE', '/Templates/2')).body).toEqual({ count: 0 })
  expect((await api.user('DELETE', '/Templates/2')).body).toEqual({ count: 1 })
  expect((await api.user('DELETE', '/Templates/2')).body).toEqual({ count: 0 })
})
