import { expect, test } from 'vitest'
import { NotFoundError } from '../errors/api-error.ts'
import { TimeoutError } from '../errors/lineboard-error.ts'
import { json, refusal } from '../testing/stub-fetch.ts'
import { stubbedClient, thrownBy } from '../testing/stubbed-client.ts'

test('carries the session, and takes text for a filter', async () => {
  const { raw, sent } = stubbedClient([json([{ id: 1 }])], { tokens: { token: () => 'own' } })
  const { data } = await raw.GET('/Customers', {
    params: { query: { filter: '{"limit":1}' } },
    headers: { 'X-Trace': '1' },
  })
  expect(data).toEqual([{ id: 1 }])
  expect(sent[0]?.url.search).toBe('?filter=%7B%22limit%22%3A1%7D&access_token=own')
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer own')
  expect(sent[0]?.headers.get('x-trace')).toBe('1')
})

test('sends a body', async () => {
  const { raw, sent } = stubbedClient([json({ id: 1 })], { tokens: { token: () => 'own' } })
  await raw.POST('/Customers', { body: { companyName: 'Harbor' } })
  expect([sent[0]?.method, sent[0]?.body, sent[0]?.headers.get('content-type')]).toEqual([
    'POST',
    '{"companyName":"Harbor"}',
    'application/json',
  ])
})

test('throws the same errors, tries again, keeps to limits and signals', async () => {
  const { raw, sent } = stubbedClient([new TypeError('fetch failed'), refusal(404, 'gone')])
  expect(await thrownBy(raw.GET('/Customers/{id}', { params: { path: { id: 9 } } }))).toBeInstanceOf(NotFoundError)
  expect(sent).toHaveLength(2)
  const slow = stubbedClient(['never'], { timeoutMs: 20 }).raw
  expect(await thrownBy(slow.GET('/Languages'))).toBeInstanceOf(TimeoutError)
  expect(await thrownBy(slow.GET('/Languages', { signal: AbortSignal.abort('no') }))).toBe('no')
})

test.each(['http://core.example', 'http://CORE.example:80/API/v1'])(
  'knows the operation at whichever address: %s',
  async (baseUrl) => {
    const { raw, sent } = stubbedClient([new TypeError('fetch failed'), json([])], { baseUrl })
    await raw.GET('/Languages')
    expect(sent).toHaveLength(2)
  },
)

test('an answer that is read piece by piece has no time limit, and ends with the signal', async () => {
  const endless = async (_: Request, init?: RequestInit) =>
    new Response(
      new ReadableStream({
        start: (controller) => init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
      }),
    )
  const stop = new AbortController()
  const { raw } = stubbedClient([endless], { timeoutMs: 20 })
  const { data } = await raw.GET('/Storages/getRecording', {
    params: { query: { recording_id: 7 } },
    parseAs: 'stream',
    signal: stop.signal,
  })
  const read = thrownBy(data?.getReader().read() ?? Promise.resolve())
  await new Promise((resolve) => setTimeout(resolve, 40))
  stop.abort('enough')
  expect(await read).toBe('enough')
})

test('takes middleware of openapi-fetch', async () => {
  const { raw, sent } = stubbedClient([json([])])
  raw.use({
    onRequest({ request }) {
      request.headers.set('x-trace', '7')
      return request
    },
  })
  await raw.GET('/Languages')
  expect(sent[0]?.headers.get('x-trace')).toBe('7')
})
