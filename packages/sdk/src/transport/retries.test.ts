import { describe, expect, test } from 'vitest'
import { findEntry, operationEntries } from '../operations/operation-entries.ts'
import { argsOf, callById, hasBody, partsOf } from '../testing/call-by-id.ts'
import { contractEffects } from '../testing/contract-effects.ts'
import { json, refusal } from '../testing/stub-fetch.ts'
import { baseUrl, stubbedClient } from '../testing/stubbed-client.ts'

const effects = await contractEffects()
const mayRepeat = (id: string) => effects.get(id)?.mayRepeat === true
const takesKey = (id: string) => effects.get(id)?.takesKey === true

const entries = operationEntries().map((entry) => [entry.id, entry] as const)
const failures = [
  ['a network failure', new TypeError('fetch failed')],
  ['429', refusal(429, 'Too Many Requests')],
  ['408', refusal(408, 'Request Timeout')],
  ['502', refusal(502, 'Bad Gateway')],
] as const

/** An answer whose body breaks off: who makes named calls reads it, by its path whoever made the call does. */
const brokenOff = ['an answer that breaks off', () => Promise.resolve(new Response(broken()))] as const
const broken = () => new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })

test('the contract says of every operation whether it may be repeated, of some writes that it may', () => {
  expect([...effects.keys()].sort()).toEqual(entries.map(([id]) => id).sort())
  expect(entries.map(([, { effect }]) => effect)).toEqual(entries.map(([id]) => effects.get(id)?.effect))
  const repeated = entries.filter(([id, { effect }]) => effect === 'write' && mayRepeat(id))
  expect(repeated.length).toBeGreaterThan(10)
})

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/

describe.each(entries)('%s', (id, { method, path }) => {
  const tries = mayRepeat(id) || takesKey(id) ? 2 : 1
  const rawTries = mayRepeat(id) ? 2 : 1
  const args = argsOf(method, path)

  test.each([...failures, brokenOff])(`is sent ${tries === 2 ? 'again' : 'once'} after %s`, async (_, failure) => {
    const { api, sent } = stubbedClient([failure, json(null)])
    await callById(api, id)(args).catch(() => undefined)
    expect(sent).toHaveLength(tries)
    const [first, second = first] = sent
    const media = second?.headers.get('content-type') ?? ''
    expect([second?.method, second?.url.href]).toEqual([first?.method, first?.url.href])
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual(Array.from({ length: tries }, () => (takesKey(id) ? expect.stringMatching(uuid) : null)))
    expect(new Set(keys).size).toBe(1)
    // The boundary of a multipart body is another each time it is read.
    if (media.startsWith('multipart')) expect(second?.body).toContain('name="name"')
    else expect(second?.body).toBe(first?.body)
    expect(second?.body !== '').toBe(hasBody(method))
  })

  test.each(failures)(`is sent ${rawTries === 2 ? 'again' : 'once'} by its path after %s`, async (_, failure) => {
    const { raw, sent } = stubbedClient([failure, json(null)])
    const send: unknown = Reflect.get(raw, method)
    if (typeof send !== 'function') throw new TypeError(`${method} is no function`)
    const init = { params: { path: partsOf(path) }, ...(hasBody(method) && { body: { name: 'y' } }) }
    await send(path, init).catch(() => undefined)
    expect(sent).toHaveLength(rawTries)
    expect(sent.at(-1)?.body).toBe(sent[0]?.body)
  })

  test('is sent again after a 500 where it reads', async () => {
    const { api, sent } = stubbedClient([refusal(500, 'It broke'), json(null)])
    await callById(api, id)(args).catch(() => undefined)
    expect(sent).toHaveLength(effects.get(id)?.effect === 'read' ? 2 : 1)
  })

  test('is found by its path', () => {
    const url = `${baseUrl}${path.replaceAll(/\{\w+\}/g, 'a%2Fb')}?access_token=x`
    expect(findEntry(new Request(url, { method }), baseUrl)?.id).toBe(id)
  })
})

test.each([
  ['another host', 'http://elsewhere.example/api/v1/Customers', 'GET'],
  ['a path of no operation', `${baseUrl}/Nope`, 'GET'],
  ['a method the path does not know', `${baseUrl}/Customers/count`, 'PUT'],
])('%s is no operation', (_, url, method) => {
  expect(findEntry(new Request(url, { method }), baseUrl)).toBeUndefined()
})
