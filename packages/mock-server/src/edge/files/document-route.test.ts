import { afterAll, beforeAll, expect, test } from 'vitest'
import { createToken } from '../../domain/users/session-tokens.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let one: TestServer
beforeAll(async () => {
  one = await createTestServer({ size: { callLogs: 5 } })
})
afterAll(() => one.close())

const documentOf = (customerId: number) => {
  const [document] = one.server.store.table('Document').find({ where: { customerId } })
  if (!document) throw new Error('There is no document.')
  return document
}

const tokenOf = (userId: number) => createToken(one.server.store, new Date(), userId).id

const fetched = (path: string, headers: Record<string, string> = {}) => fetch(`${one.server.url}${path}`, { headers })

test('who may see a document has its content, with name, type and size as its row says', async () => {
  const { url, name, size } = documentOf(2)
  const answer = await fetched(url, { 'x-access-token': tokenOf(2) })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toContain(name)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.length).toBe(size)
  const start = Number(/startxref\n(\d+)/.exec(bytes.toString('latin1'))?.[1])
  expect(bytes.subarray(start, start + 4).toString()).toBe('xref')
})

test('its bare address, another customer and a file that is gone have nothing', async () => {
  const { id, url } = documentOf(3)
  expect((await fetched(url)).status).toBe(401)
  expect((await fetched(url, { 'x-access-token': 'nobody' })).status).toBe(401)
  expect((await fetched(url, { 'x-access-token': tokenOf(2) })).status).toBe(404)
  const token = tokenOf(1)
  expect((await fetched(url, { 'x-access-token': token })).status).toBe(200)
  one.server.store.table('Document').delete(id)
  const gone = await fetched(url, { 'x-access-token': token })
  expect([gone.status, await gone.json()]).toMatchObject([404, { error: { message: 'This file is gone.' } }])
  expect((await fetched('/files/documents/x/y', { 'x-access-token': token })).status).toBe(404)
})
