import { describe, expect, test, vi } from 'vitest'
import { ApiError, ForbiddenError, NotFoundError, RateLimitError, ValidationError } from '../errors/api-error.ts'
import { NetworkError, TimeoutError } from '../errors/lineboard-error.ts'
import { json, refusal } from '../testing/stub-fetch.ts'
import { stubbedClient, thrownBy } from '../testing/stubbed-client.ts'

const offline = new TypeError('fetch failed')
const busy = (headers: Record<string, string> = {}) => new Response('Busy', { status: 503, headers })
const token = { tokens: { token: () => 's3cret' } }

describe('a failed call throws what it means', () => {
  test('with all the server said', async () => {
    const details = {
      context: 'Customer',
      codes: { companyName: ['presence'] },
      messages: { companyName: ["can't be blank"] },
    }
    const answer = json(
      { error: { statusCode: 422, name: 'ValidationError', message: 'Not valid', code: 'INVALID', details } },
      { status: 422, headers: { 'x-request-id': 'req-7', 'retry-after': '12' } },
    )
    const error = await thrownBy(stubbedClient([answer], token).api.Customer.create({ body: { companyName: 'x' } }))
    expect(error).toBeInstanceOf(ValidationError)
    expect(error).toMatchObject({
      status: 422,
      name: 'ValidationError',
      message: 'Not valid',
      code: 'INVALID',
      details,
      requestId: 'req-7',
      retryAfterMs: 12_000,
      operationId: 'Customer.create',
      method: 'POST',
      url: 'http://core.example/api/v1/Customers?access_token=[redacted]',
    })
  })

  test.each([
    [403, ForbiddenError],
    [404, NotFoundError],
    [429, RateLimitError],
    [500, ApiError],
  ])('%i', async (status, expected) => {
    expect(await thrownBy(stubbedClient([refusal(status, 'no')]).api.Language.find())).toBeInstanceOf(expected)
  })

  test('no network, with what the platform threw as its cause', async () => {
    const { api } = stubbedClient([offline], { ...token, retry: false })
    const error = await thrownBy(api.Language.find())
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ cause: offline, operationId: 'Language.find' })
    expect(String(error)).not.toContain('s3cret')
  })

  test('the reason of a signal that aborted while a fetch paid no heed, without waiting for another try', async () => {
    const stop = new AbortController()
    const heedless = async () => {
      stop.abort('enough')
      return busy()
    }
    const { api, sent, delaysMs } = stubbedClient([heedless])
    expect(await thrownBy(api.Language.find({}, { signal: stop.signal }))).toBe('enough')
    expect([sent.length, delaysMs.length]).toEqual([1, 0])
  })

  test('an answer cut off', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(offline) })
    const { api } = stubbedClient([async () => new Response(body)], { retry: false })
    expect(await thrownBy(api.Language.find())).toBeInstanceOf(NetworkError)
  })
})

test('what an own check of answers throws is what the call throws, and it is made once', async () => {
  const validate = () => {
    throw new RangeError('not for us')
  }
  const { api, sent } = stubbedClient([json([])], { validate })
  expect(await thrownBy(api.Language.find())).toMatchObject({ name: 'RangeError', message: 'not for us' })
  expect(sent).toHaveLength(1)
})

describe('time limits', () => {
  test('end a call that takes too long', async () => {
    const error = await thrownBy(stubbedClient(['never'], { timeoutMs: 20 }).api.Language.find())
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error).toMatchObject({ timeoutMs: 20, operationId: 'Language.find' })
  })

  test('of one call go before those of the client', async () => {
    const { api } = stubbedClient(['never'], { timeoutMs: 60_000 })
    expect(await thrownBy(api.Language.find({}, { timeoutMs: 20 }))).toMatchObject({ timeoutMs: 20 })
  })

  test.each(['DashUser.findById', 'PaymentTransaction.findById'] as const)('%s has the documented one', async (id) => {
    vi.useFakeTimers()
    const call = thrownBy(stubbedClient(['never']).api.call(id, { id: 1 }))
    await vi.advanceTimersByTimeAsync(5000)
    vi.useRealTimers()
    expect(await call).toMatchObject({ name: 'TimeoutError', timeoutMs: 5000 })
  })

  test('hold while the answer is read', async () => {
    const { api } = stubbedClient(
      [
        async (_, init) =>
          new Response(
            new ReadableStream({
              start: (controller) =>
                init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
            }),
          ),
      ],
      { timeoutMs: 20 },
    )
    expect(await thrownBy(api.Language.find())).toBeInstanceOf(TimeoutError)
  })

  test('hold over all tries together', async () => {
    const sleep = (_: number, signal: AbortSignal) =>
      new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const { api } = stubbedClient([busy()], { timeoutMs: 20, sleep })
    expect(await thrownBy(api.Language.find())).toBeInstanceOf(TimeoutError)
  })
})

describe('a signal', () => {
  test('ends a call with its reason', async () => {
    const controller = new AbortController()
    const { api } = stubbedClient(['never'])
    const call = thrownBy(api.Language.find({}, { signal: controller.signal }))
    controller.abort()
    expect(await call).toMatchObject({ name: 'AbortError' })
  })

  test('aborted before keeps a call from being sent again', async () => {
    const { api, sent } = stubbedClient([offline])
    expect(await thrownBy(api.Language.find({}, { signal: AbortSignal.abort('no') }))).toBe('no')
    expect(sent).toHaveLength(1)
  })
})

describe('a call that may be repeated is sent again', () => {
  test.each([
    ['without a network', offline],
    ['after 502', refusal(502, 'Bad Gateway')],
    ['after 503', busy()],
    ['after 504', refusal(504, 'Gateway Timeout')],
    ['after 408', refusal(408, 'Request Timeout')],
    ['after 429', refusal(429, 'Too Many Requests')],
    ['after 500', refusal(500, 'It broke')],
  ])('%s', async (_, failure) => {
    const { api, sent, delaysMs } = stubbedClient([failure, failure, json([{ id: 1 }])])
    expect(await api.Language.find()).toEqual([{ id: 1 }])
    expect(sent).toHaveLength(3)
    expect(delaysMs).toHaveLength(2)
  })

  test('with the tokens of that moment', async () => {
    const { api, sent } = stubbedClient([busy(), json([])], {
      tokens: { token: () => (sent.length === 0 ? 'old' : 'new') },
    })
    await api.Language.find()
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new'])
  })

  test('three times at the most, then throws the last failure', async () => {
    const { api, sent } = stubbedClient([busy(), offline, busy(), json([])])
    expect(await thrownBy(api.Language.find())).toMatchObject({ status: 503 })
    expect(sent).toHaveLength(3)
  })

  test('as often as was asked for', async () => {
    const { api, sent } = stubbedClient([busy()], { retry: { attempts: 5, baseDelayMs: 1 } })
    await thrownBy(api.Language.find())
    expect(sent).toHaveLength(5)
  })

  test('once where nothing says how often', async () => {
    const retry = JSON.parse('{ "baseDelayMs": 1 }')
    const { api, sent } = stubbedClient([busy(), busy(), json([])], { retry })
    await thrownBy(api.Language.find())
    expect(sent).toHaveLength(1)
  })

  test('when Retry-After says, at the earliest', async () => {
    const { api, delaysMs } = stubbedClient([busy({ 'retry-after': '2' }), json([])])
    await api.Language.find()
    expect(delaysMs).toEqual([2000])
  })

  test('but not when Retry-After is beyond the time limit', async () => {
    const { api, sent } = stubbedClient([busy({ 'retry-after': '3600' })])
    expect(await thrownBy(api.Language.find())).toMatchObject({ status: 503 })
    expect(sent).toHaveLength(1)
  })

  test('nor when it is beyond what is left of it', async () => {
    vi.useFakeTimers()
    const busier = new Response('', { status: 429, headers: { 'retry-after': '2' } })
    const { api, sent } = stubbedClient([busier], {
      timeoutMs: 3000,
      sleep: async (delayMs) => void vi.advanceTimersByTime(delayMs),
    })
    const error = await thrownBy(api.Language.find())
    vi.useRealTimers()
    expect(error).toBeInstanceOf(RateLimitError)
    expect(error).toMatchObject({ retryAfterMs: 2000 })
    expect(sent).toHaveLength(2)
  })

  test.each([429, 503])('when Retry-After of a %i says, in seconds or as a date', async (status) => {
    vi.useFakeTimers({ now: Date.parse('2026-03-06T12:00:00Z'), toFake: ['Date'] })
    const after = (text: string) => new Response('', { status, headers: { 'retry-after': text } })
    const { api, delaysMs } = stubbedClient([after('7'), after('Fri, 06 Mar 2026 12:00:09 GMT'), json([])])
    await api.Language.find()
    vi.useRealTimers()
    expect(delaysMs).toEqual([7000, 9000])
  })

  test('as the call itself says', async () => {
    const { api, sent } = stubbedClient([busy()], { retry: false })
    await thrownBy(api.Language.find({}, { retry: { attempts: 2, baseDelayMs: 1 } }))
    expect(sent).toHaveLength(2)
    const calm = stubbedClient([busy()])
    await thrownBy(calm.api.Language.find({}, { retry: false }))
    expect(calm.sent).toHaveLength(1)
  })

  test('never where it could do something twice', async () => {
    const { api, sent } = stubbedClient([offline])
    await thrownBy(api.Customer.create({ body: { companyName: 'x' } }))
    await thrownBy(api.Customer.deleteById({ id: 1 }))
    await thrownBy(api.DashUser.accountReset({ id: 1 }))
    expect(sent).toHaveLength(3)
  })

  test.each([400, 401, 403, 404, 409, 422, 501])('never after %i', async (status) => {
    const { api, sent } = stubbedClient([refusal(status, 'no')])
    await thrownBy(api.Language.find())
    expect(sent).toHaveLength(1)
  })

  test('not at all when told so', async () => {
    const { api, sent } = stubbedClient([busy()], { retry: false })
    await thrownBy(api.Language.find())
    expect(sent).toHaveLength(1)
  })
})
