import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../src/testing/test-server.ts'
import { operationDocuments } from './operation-documents.ts'
import { validInput } from './valid-input.ts'

/** Calls that take a body with POST: those that create a row take a list of them too. */
const posts = operationDocuments.filter(
  ({ method, body, id }) => method === 'POST' && body?.mediaType === 'application/json' && id !== 'DashUser.logout',
)

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ strict: false })
})
const begun = new Date()
beforeEach(() => {
  // Rows of one moment are made once. Codes at sign-in are of the present.
  api.server.control.reset({ now: begun })
  api.server.control.clock.set(new Date())
})
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

/** All rows there are, but what is noted of each request. */
function rows(): Record<string, unknown> {
  const { store } = api.server
  const noted = new Set(['AuditLog', 'AccessToken'])
  const models = store.models().filter((model) => !noted.has(model))
  return Object.fromEntries(models.map((model) => [model, store.anyTable(model)?.find()]))
}

/** Calls as the valid input asks for what is there. */
async function read(method: string, path: string, body?: unknown): Promise<unknown> {
  const [address = '', query] = path.split('?')
  const url = address.startsWith('/__mock') ? new URL(address, api.server.url) : undefined
  if (url)
    return (
      await fetch(url, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
    ).json()
  const asked = Object.fromEntries(new URLSearchParams(query))
  return (await api.super(method, address, { query: asked, ...(body !== undefined && { body }) })).body
}

const bodyOf = async (operation: (typeof posts)[number]) => {
  const { path, body } = await validInput(operation, read)
  return { path, row: JSON.parse(String(body)) as object }
}

test('all of them are asked', () => expect(posts.length).toBeGreaterThan(35))

test.each(posts.map((operation) => [operation.id, operation] as const))(
  '%s does nothing of a list of which one element is refused',
  async (_, operation) => {
    const { path, row } = await bodyOf(operation)
    const before = rows()
    const mails = api.server.control.outbox.list().length
    for (const list of [
      [row, 'none'],
      [row, { ...row, customerId: 'none' }, 7],
      [row, []],
    ]) {
      expect((await api.super('POST', path, { body: list })).status).toBeGreaterThanOrEqual(400)
      expect(rows()).toEqual(before)
    }
    expect(api.server.control.outbox.list()).toHaveLength(mails)
  },
)

test('creates each row of a list that is right, and none of one with a name twice', async () => {
  const entry = (name: string) => ({ name, description: 'Of a list', type: 'email' })
  const users = (names: readonly string[]) =>
    names.map((name) => ({ username: name, email: `${name}@harbor.example`, password: 'Harbor-View-7!' }))
  const post = (body: object) => api.admin<{ id: number }[]>('POST', '/DashUsers', { body })
  const made = await post(users(['ines', 'olaf']))
  expect([made.status, made.body.length]).toEqual([200, 2])
  const before = rows()
  expect((await post(users(['mona', 'mona']))).status).toBe(422)
  expect((await post([...users(['mona']), entry('no user')])).status).toBe(422)
  expect(rows()).toEqual(before)
})

test('writes of others wait for a list, so that it is done or not done', async () => {
  const users = Array.from({ length: 30 }, (_, at) => ({
    username: `user${at}`,
    email: `user${at}@harbor.example`,
    password: 'Harbor-View-7!',
  }))
  const [list, one] = await Promise.all([
    api.admin('POST', '/DashUsers', { body: users }),
    api.super('POST', '/DashUsers', { body: { ...users[29], customerId: 2 } }),
  ])
  const made = api.server.store.table('DashUser').find({ where: { username: { like: 'user%' } } })
  const ofList = made.filter(({ username }) => /^user\d+$/.test(username))
  expect([list.status, one.status].toSorted()).toEqual([200, 422])
  expect(ofList).toHaveLength(list.status === 200 ? 30 : 1)
})
