import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli } from '../../sdk/src/cli/run-cli.ts'
import { createLineboard } from '../../sdk/src/index.ts'
import { capturedTerminal } from '../../sdk/src/testing/captured-terminal.ts'
import { type Lie, startLyingProxy } from './lying-proxy.ts'

let server: MockServer
let token: string
beforeAll(async () => {
  server = await createMockServer({ seed: 1, size: { callLogs: 150 } })
  const api = createLineboard({ baseUrl: server.apiUrl })
  token = (await api.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })).id
})
afterAll(() => server.close())

/** What a check that writes says of a server that answers in another way. */
async function checked(lie: Lie, flags: readonly string[]) {
  const proxy = await startLyingProxy(server.apiUrl, lie)
  const terminal = capturedTerminal({ env: { LINEBOARD_TOKEN: token } })
  const code = await runCli(['check', proxy.url, '--write', ...flags], terminal)
  await proxy.close()
  return { code, out: terminal.out(), err: terminal.err() }
}

const rowsMade = () =>
  (['Customer', 'TrackingSource', 'ReceivingNumber'] as const).map((model) => server.store.table(model).count())

const empty = (method: RegExp): Lie => ({
  answers(answer, asked) {
    if (answer.status !== 200 || !method.test(asked.method)) return
    answer.status = 204
    answer.json = undefined
  },
})

describe.each([[['--semantics']], [['--only', 'Customer.*']]])('a check %j', (flags) => {
  test.each<[string, Lie]>([
    [
      '201 for what was made',
      {
        answers: (answer, { method }) => {
          if (answer.status === 200 && /POST|PUT/.test(method)) answer.status = 201
        },
      },
    ],
    ['204 for what was deleted', empty(/DELETE/)],
  ])('leaves nothing behind on a server that answers %s, and says of nothing that it is left', async (_, lie) => {
    const before = rowsMade()
    const { code, out, err } = await checked(lie, flags)
    expect([rowsMade(), err]).toEqual([before, ''])
    expect(code).toBeLessThan(2)
    expect(out).not.toContain('left behind')
  })
})

test('a check that could make no rows says what was answered in their place', async () => {
  const refused: Lie = {
    answers: (answer, { method, path }) => {
      if (method === 'PUT' && path === '/TrackingSources') {
        answer.status = 422
        answer.json = { error: { statusCode: 422, name: 'Error', message: 'Not today' } }
      }
    },
  }
  expect((await checked(refused, ['--semantics'])).err).toBe(
    'The server made no rows for --write: PUT /TrackingSources answers 422, Not today.\n',
  )
  expect((await checked(empty(/PUT/), ['--semantics'])).err).toContain(
    'PUT /TrackingSources answers 204 and no row, so that one may be left behind.',
  )
})

test('a server that gives a hundred rows at once, or of a change no more than it, is found out', async () => {
  const capped: Lie = {
    answers: (answer) => {
      if (Array.isArray(answer.json)) answer.json = answer.json.slice(0, 100)
    },
  }
  expect((await checked(capped, ['--semantics'])).out).toMatch(
    /limit: no more than 100 rows come at once, of 150 that there are\n +GET \/CallLogs\?filter=\{"limit":150\}/,
  )
  const partial: Lie = {
    answers: (answer, { method, body }) => {
      if (method === 'PATCH' && answer.status === 200) answer.json = body
    },
  }
  expect((await checked(partial, ['--semantics'])).out).toMatch(
    /patch: the answer is not the row whole: \w+ is missing/,
  )
})
