import { afterEach, expect, it, vi } from 'vitest'
import { prefetchStart, takeStartAnswer, takeStartConfig } from './prefetch-start.ts'

const token = { id: 'T', userId: 5 }
const answers = { config: { apiBase: '/api/v1' }, user: { id: 5 } }

/** A page that was opened by a browser that keeps these values; `meanwhile` happens before the configuration has come. */
async function open(
  kept: Record<string, string>,
  config: unknown = answers.config,
  meanwhile?: () => void,
  answerUser = async () => Response.json(answers.user),
) {
  const fetch = vi.fn(async (asked: string | Request) =>
    typeof asked === 'string' ? Response.json(config) : answerUser(),
  )
  vi.stubGlobal('fetch', fetch)
  vi.spyOn(performance, 'now').mockReturnValue(500)
  vi.stubGlobal('location', new URL('https://lines.example/service/dashboard'))
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null })
  prefetchStart()
  meanwhile?.()
  await new Promise((resolve) => setTimeout(resolve, 5))
  return fetch.mock.calls.map(([asked]) => (typeof asked === 'string' ? asked : asked.url))
}

const user = 'https://lines.example/api/v1/DashUsers/5?access_token=T'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  globalThis.lineboardStart = undefined
})

it('asks for the configuration, and with it for who is signed in', async () => {
  expect(await open({ token: JSON.stringify(token) })).toEqual(['/assets/config.json', user])
  expect(await (await takeStartConfig())?.json()).toEqual(answers.config)
  const answer = takeStartAnswer(new Request(user))
  expect(await (await answer)?.json()).toEqual(answers.user)
})

it('asks with the token in a header alone where the configuration says so, and answers that session alone', async () => {
  const config = { ...answers.config, queryToken: false }
  const address = 'https://lines.example/api/v1/DashUsers/5'
  expect(await open({ token: JSON.stringify(token) }, config)).toEqual(['/assets/config.json', address])
  const asking = (id: string) => new Request(address, { headers: { 'X-Access-Token': id } })
  expect(takeStartAnswer(asking('another'))).toBeUndefined()
  expect(await (await takeStartAnswer(asking('T')))?.json()).toEqual(answers.user)
})

it('answers once, and only what was asked', async () => {
  await open({ token: JSON.stringify(token) })
  expect(takeStartAnswer(new Request(user, { method: 'POST' }))).toBeUndefined()
  expect(takeStartAnswer(new Request(user.replace('/5', '/6')))).toBeUndefined()
})

it('asks nothing any more once the app asks: what nobody took would be shown later as new', async () => {
  const asked = await open({ token: JSON.stringify(token) }, answers.config, () => takeStartAnswer(new Request(user)))
  expect(asked).toEqual(['/assets/config.json'])
  expect(takeStartAnswer(new Request(user))).toBeUndefined()
})

it('answers nothing long after the page was opened', async () => {
  await open({ token: JSON.stringify(token) })
  vi.spyOn(performance, 'now').mockReturnValue(10_001)
  expect(takeStartAnswer(new Request(user))).toBeUndefined()
})

it('what fails before anybody takes it is reported to who does', async () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'))
  await open({ token: JSON.stringify(token) }, answers.config, undefined, fail)
  await expect(takeStartAnswer(new Request(user))).rejects.toThrow('Failed to fetch')
})

it('the configuration is read as often as it is wanted', async () => {
  await open({})
  await (await takeStartConfig())?.json()
  expect(await (await takeStartConfig())?.json()).toEqual(answers.config)
})

it.each([
  ['a visitor', {}, answers.config],
  ['whoever acts as somebody else', { token: JSON.stringify(token), impersonationToken: '{}' }, answers.config],
  ['a damaged token', { token: '{"id"' }, answers.config],
  ['a configuration that says nothing', { token: JSON.stringify(token) }, { socketPath: '/wss' }],
  ['no configuration', { token: JSON.stringify(token) }, null],
])('asks for no user for %s', async (_who, kept, config) => {
  expect(await open(kept, config)).toEqual(['/assets/config.json'])
})
