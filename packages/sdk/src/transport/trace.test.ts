import { describe, expect, test } from 'vitest'
import { LineboardError } from '../errors/lineboard-error.ts'
import { operationEntries } from '../operations/operation-entries.ts'
import { argsOf, callById } from '../testing/call-by-id.ts'
import { json, refusal } from '../testing/stub-fetch.ts'
import { stubbedClient, thrownBy } from '../testing/stubbed-client.ts'
import { type CallHooks, logCalls } from './trace.ts'

const entries = operationEntries().map((entry) => [entry.id, entry] as const)
const lost = new TypeError('fetch failed')
const refused = new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })
const answers = { list: [], count: { count: 1 }, flag: true, empty: null, bare: { id: 7 }, object: { id: 1 } }
const requestId = { headers: { 'x-request-id': 'req-7' } }
const tokens = { token: () => 's3cret' }

describe.each(entries)('%s', (id, { method, path, shape, isRepeatable, takesKey }) => {
  const args = argsOf(method, path)
  const tries = isRepeatable || takesKey ? 3 : 1

  test('answers with its response, request id, number of tries and time', async () => {
    const { api, sent } = stubbedClient([json(answers[shape], requestId)])
    const answer = await callById(api, id)(args).withResponse()
    expect(answer).toEqual({
      data: await callById(api, id)(args),
      response: expect.any(Response),
      requestId: 'req-7',
      attempts: 1,
      durationMs: expect.any(Number),
    })
    expect(sent).toHaveLength(2)
  })

  test('fails with the same, and says whether it may have happened', async () => {
    const failed = { operationId: id, attempts: tries, durationMs: expect.any(Number) }
    const { api } = stubbedClient([lost])
    expect(await thrownBy(callById(api, id)(args))).toMatchObject({ ...failed, outcome: 'unknown' })
    expect(await thrownBy(callById(api, id)(args).withResponse())).toMatchObject({ ...failed, outcome: 'unknown' })
    const alone = stubbedClient([refused])
    const error = await thrownBy(callById(alone.api, id)(args, { retry: false }))
    expect(error).toMatchObject({ ...failed, attempts: 1, outcome: 'not-sent' })
    const never = await thrownBy(callById(stubbedClient([refused]).api, id)(args))
    expect(never).toMatchObject({ ...failed, outcome: 'not-sent' })
    if (tries > 1) {
      const between = await thrownBy(callById(stubbedClient([lost, refused]).api, id)(args))
      expect(between).toMatchObject({ ...failed, outcome: 'unknown' })
    }
    const busy = stubbedClient([json({ error: { message: 'no' } }, { status: 503, ...requestId })])
    expect(await thrownBy(callById(busy.api, id)(args))).toMatchObject({ ...failed, requestId: 'req-7' })
    const no = stubbedClient([refusal(422, 'no')])
    expect(await thrownBy(callById(no.api, id)(args))).toMatchObject({ ...failed, attempts: 1, outcome: 'refused' })
  })

  test('calls its hooks, and logs no token, no condition and no body', async () => {
    const seen: unknown[] = []
    const lines: string[] = []
    const log = logCalls((line) => lines.push(line))
    const hooks: CallHooks = {
      before: (call) => seen.push(['before', call.operationId, call.attempts]),
      after(call, response) {
        log.after?.(call, response)
        seen.push(['after', call.operationId, call.attempts])
      },
      onError(error, call) {
        log.onError?.(error, call)
        seen.push(['error', error instanceof LineboardError, call.attempts])
      },
    }
    const { api } = stubbedClient([json(answers[shape], requestId), refusal(422, 's3cret words')], { hooks, tokens })
    const where = id.endsWith('.deleteAll') ? { id: { inq: ['s3cret'] } } : { name: 's3cret' }
    await callById(api, id)({ ...args, where })
    await thrownBy(callById(api, id)(args))
    expect(seen).toEqual([
      ['before', id, 0],
      ['after', id, 1],
      ['before', id, 0],
      ['error', true, 1],
    ])
    expect(lines[0]).toMatch(new RegExp(`^${id} ${method} http\\S+ 200 \\d+ ms attempt 1 req-7$`))
    expect(lines[1]).toMatch(new RegExp(`^${id} ${method} http\\S+ 422 \\d+ ms attempt 1$`))
    expect(lines.join()).not.toMatch(/s3cret|where|\?/)
  })
})

test('a hook that throws changes nothing of a call', async () => {
  const fail = () => {
    throw new Error('the log is full')
  }
  const { api } = stubbedClient([json([]), refusal(404, 'no')], { hooks: { before: fail, after: fail, onError: fail } })
  expect(await api.Language.find()).toEqual([])
  expect(await thrownBy(api.Language.find())).toMatchObject({ status: 404 })
})

test('a call that was made again with a new session counts all it was sent', async () => {
  const ended = refusal(401, 'accessToken is required to be logged in')
  const { api } = stubbedClient([ended, json([])], { renewSession: async () => true })
  expect(await api.Language.find().withResponse()).toMatchObject({ attempts: 2 })
})

test('a program names itself where it may', async () => {
  const { api, sent } = stubbedClient([json([])], { userAgent: 'nightly-export/1.2' })
  await api.Language.find()
  await api.Language.find({}, { headers: { 'User-Agent': 'mine' } })
  expect(sent.map(({ headers }) => headers.get('user-agent'))).toEqual(['nightly-export/1.2', 'mine'])
})

test.each([undefined, '', 'core.example.com/api/v1', 'localhost:9443/api/v1', '/api/v1', 'ftp://core.example.com', 7])(
  'a baseUrl of %j is refused in words',
  (baseUrl) => {
    expect(() => stubbedClient([], { baseUrl: baseUrl as string })).toThrow(/^baseUrl must be the whole address/)
  },
)
