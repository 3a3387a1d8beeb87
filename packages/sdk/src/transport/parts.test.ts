import { expect, test, vi } from 'vitest'
import { bindOperation } from '../client/client.ts'
import { AnswerTooLargeError } from '../errors/lineboard-error.ts'
import { json, refusal, stubFetch } from '../testing/stub-fetch.ts'
import { baseUrl, thrownBy } from '../testing/stubbed-client.ts'
import { hooking, limits, naming, renewals } from './parts.ts'
import { retries } from './retries.ts'
import { createTransport, type Transport } from './transport.ts'

const service = { id: 1, name: 'Support' }
const find = (transport: Transport) => bindOperation(transport, 'Service.findById', 'GET /services/{id}')({ id: 1 })

test('a transport with no parts sends a call once', async () => {
  const { fetch, sent } = stubFetch(refusal(503, 'Busy'), json(service))
  expect(await thrownBy(find(createTransport({ baseUrl, fetch })))).toMatchObject({ status: 503, attempts: 1 })
  expect(sent).toHaveLength(1)
})

test('a transport with retries sends a call again', async () => {
  const { fetch, sent } = stubFetch(refusal(503, 'Busy'), json(service))
  expect(await find(createTransport({ baseUrl, fetch, sleep: async () => {} }, { retries }))).toEqual(service)
  expect(sent).toHaveLength(2)
})

test('a transport with limits reads no more than they allow', async () => {
  const { fetch } = stubFetch(json(service))
  const transport = createTransport({ baseUrl, fetch, maxAnswerBytes: 5 }, { limits })
  expect(await thrownBy(find(transport))).toBeInstanceOf(AnswerTooLargeError)
})

test('a transport with renewals makes a refused call once more', async () => {
  const { fetch, sent } = stubFetch(refusal(401, 'accessToken is required'), json(service))
  const renewSession = vi.fn(async () => true)
  expect(await find(createTransport({ baseUrl, fetch, renewSession }, { renewals }))).toEqual(service)
  expect([sent.length, renewSession.mock.calls.length]).toEqual([2, 1])
})

test('a transport with hooking and naming tells of a call, and who makes it', async () => {
  const { fetch, sent } = stubFetch(json(service))
  const after = vi.fn()
  const options = { baseUrl, fetch, hooks: { after }, userAgent: 'nightly-export/1.2' }
  await find(createTransport(options, { hooking, naming }))
  expect(after).toHaveBeenCalledWith(expect.objectContaining({ attempts: 1 }), expect.any(Response))
  expect(sent[0]?.headers.get('user-agent')).toBe('nightly-export/1.2')
})

test('an option without its part does not compile', () => {
  // @ts-expect-error: `retry` needs `retries`
  createTransport({ baseUrl, retry: { attempts: 2, baseDelayMs: 1 } })
  // @ts-expect-error: `hooks` needs `hooking`
  createTransport({ baseUrl, hooks: {} }, { retries })
  expect(createTransport({ baseUrl, retry: false }, { retries }).baseUrl).toBe(baseUrl)
})
