import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createToken } from '../../../domain/users/session-tokens.ts'
import { createFileRoute, sampleContent } from '../../../edge/files/file-route.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { serveRoute } from '../../../testing/serve-route.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

type Attachment = Row<'TicketAttachment'>

const pngHead = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
let one: TestServer
let files: Awaited<ReturnType<typeof serveRoute>>
let path: string

beforeAll(async () => {
  one = await createTestServer({ size: { callLogs: 50 } })
  files = await serveRoute(createFileRoute({ store: one.server.store, clock: one.server.control.clock }))
})
beforeEach(async () => {
  const { body } = await one.admin<Row<'Ticket'>>('POST', '/tickets', { body: { subject: 'Calls drop' } })
  path = `/tickets/${body.id}/versions/${body.versionId}/attachments`
})
afterAll(async () => {
  await files.close()
  await one.close()
})
afterEach(() => one.expectNoViolations())

async function upload(name: string, data: Buffer, field = 'file') {
  const { apiUrl, store, control } = one.server
  const form = new FormData()
  form.set(field, new Blob([new Uint8Array(data)]), name)
  const { id: token } = createToken(store, control.clock.now(), 2)
  const answer = await fetch(`${apiUrl}${path}?access_token=${token}`, { method: 'POST', body: form })
  return { status: answer.status, body: (await answer.json()) as Attachment }
}

test('a file comes back byte by byte, without a token', async () => {
  const data = Buffer.concat([pngHead, Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7) % 256))])
  const { status, body } = await upload('Screen shot (1) ü.png', data)
  expect(status).toBe(200)
  expect(body).toMatchObject({ name: 'Screen shot (1) ü.png', type: 'image/png', size: data.length })
  const content = await fetch(files.url + body.url)
  expect(content.headers.get('content-type')).toBe('image/png')
  expect(Buffer.from(await content.arrayBuffer()).equals(data)).toBe(true)
  const listed = (await one.admin<Attachment[]>('GET', path)).body
  expect(listed.map(({ name }) => name)).toEqual(['Screen shot (1) ü.png'])
  expect((await one.admin<Attachment>('GET', `${path}/${body.id}`)).body).toMatchObject({
    ...body,
    url: expect.any(String),
  })
  expect((await one.admin('GET', `${path}/1`)).status).toBe(404)
})

test.each([
  ['trace.log', '10:04:11 BYE received', 'text/plain'],
  ['calls.CSV', 'a,b', 'text/csv'],
  ['report.pdf', '%PDF-1.7', 'application/pdf'],
  ['../../etc/trace.txt', 'text', 'text/plain'],
])('%s is taken', async (name, text, type) => {
  const { body } = await upload(name, Buffer.from(text))
  expect(body).toMatchObject({ type, size: text.length, name: name.split('/').at(-1) })
})

test.each([
  ['.txt', Buffer.from('text')],
  ['.jpeg', Buffer.from('\xff\xd8\xff', 'latin1')],
])('a long name with %s is cut between characters', async (ending, data) => {
  const { status, body } = await upload(`${'📞'.repeat(130)}${ending}`, data)
  expect([status, body.name]).toEqual([200, `${'📞'.repeat(120 - ending.length)}${ending}`])
  expect((await fetch(files.url + body.url)).status).toBe(200)
})

test.each([
  ['page.html', Buffer.from('<script>'), 'inclusion'],
  ['picture.svg', Buffer.from('<svg/>'), 'inclusion'],
  ['picture.png', Buffer.from('<html>'), 'inclusion'],
  ['noending', Buffer.from('text'), 'inclusion'],
  ['big.txt', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'length.max'],
])('%s is refused', async (name, data, code) => {
  const { status, body } = await upload(name, data)
  expect(status).toBe(422)
  expect(body).toMatchObject({ error: { details: { codes: { file: [code] } } } })
})

test('ten megabytes are taken', async () => {
  expect((await upload('big.txt', Buffer.alloc(10 * 1024 * 1024, 'a'))).status).toBe(200)
})

test('a body without the part is refused', async () => {
  expect((await upload('trace.log', Buffer.from('text'), 'other')).status).toBe(422)
})

test('an address works for an hour, as it was given', async () => {
  const { body } = await upload('trace.log', Buffer.from('text'))
  const open = (url: string) => fetch(files.url + url).then(({ status }) => status)
  expect(await open(body.url)).toBe(200)
  expect(await open(body.url.split('?')[0] ?? '')).toBe(403)
  expect(await open(body.url.replace(/until=\d+/, 'until=9999999999'))).toBe(403)
  expect(await open(body.url.replace(`/${body.id}/`, '/1/'))).toBe(403)
  one.server.control.clock.advance(61 * 60 * 1000)
  expect(await open(body.url)).toBe(403)
  const fresh = (await one.admin<Attachment>('GET', `${path}/${body.id}`)).body
  expect(await open(fresh.url)).toBe(200)
  one.server.store.table('TicketAttachment').delete(body.id)
  expect(await open(fresh.url)).toBe(404)
})

test('files of a ticket that is listed with its versions can be opened, the seeded ones too', async () => {
  const filter = { include: { relation: 'versions', scope: { include: 'attachments' } } }
  const { body } = await one.super<Row<'Ticket'>[]>('GET', '/tickets', { filter })
  const seeded = body.flatMap(({ versions = [] }) => versions).flatMap(({ attachments = [] }) => attachments)
  expect(seeded.length).toBeGreaterThan(5)
  for (const { url, size, type } of seeded.slice(0, 12)) {
    const content = await fetch(files.url + url)
    expect(content.status).toBe(200)
    expect(content.headers.get('content-type')).toBe(type)
    expect((await content.arrayBuffer()).byteLength).toBe(size)
  }
})

test.each(['text/plain', 'text/csv', 'image/png'])('a sample of %s has the size it says, always the same', (type) => {
  const sample = sampleContent({ type, size: 5000 })
  expect(sample.length).toBe(5000)
  expect(sample.equals(sampleContent({ type, size: 5000 }))).toBe(true)
})
