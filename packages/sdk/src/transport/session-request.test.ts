import { describe, expect, test } from 'vitest'
import { UrlTooLongError } from '../filter/filter-error.ts'
import { maxUrlLength, type SessionRequest, type SessionTokens, sessionRequests } from './session-request.ts'

const url = 'http://core.example/api/v1/Customers'
const asRequest = ({ url: address, init }: SessionRequest) => new Request(address, init)
const make = (tokens: SessionTokens, address = url, queryToken = true) =>
  asRequest(sessionRequests(tokens, queryToken)(address, { method: 'GET', headers: {} }))

const both: SessionTokens = { token: () => 'own', impersonationToken: () => 'other' }

test.each([
  ['the session token', { token: () => 'own' }, 'own'],
  ['the impersonation token first', both, 'other'],
  ['the session token while there is no other', { token: () => 'own', impersonationToken: () => undefined }, 'own'],
  ['the session token when the other is empty', { token: () => 'own', impersonationToken: () => '' }, 'own'],
])('carries %s, as header and in the query', (_, tokens, expected) => {
  const request = make(tokens)
  expect(request.headers.get('authorization')).toBe(`Bearer ${expected}`)
  expect(new URL(request.url).searchParams.get('access_token')).toBe(expected)
})

test('carries nothing without a session', () => {
  const request = make({})
  expect(request.headers.has('authorization')).toBe(false)
  expect(request.url).toBe(url)
})

test('leaves the query alone when told to', () => {
  const request = make(both, url, false)
  expect(request.url).toBe(url)
  expect(request.headers.get('authorization')).toBe('Bearer other')
  expect(request.headers.get('x-access-token')).toBe('other')
})

test('adds the token to a query that is there, encoded', () => {
  expect(make({ token: () => 'a+b/c&d' }, `${url}?filter=x`).url).toBe(`${url}?filter=x&access_token=a%2Bb%2Fc%26d`)
})

test('asks for the token at each call', () => {
  const tokens = ['first', 'second']
  const makeNext = sessionRequests({ token: () => tokens.shift() }, true)
  const seen = [1, 2].map(() => makeNext(url, { method: 'GET', headers: {} }).init.headers.authorization)
  expect(seen).toEqual(['Bearer first', 'Bearer second'])
})

test('leaves nothing of a session that has ended since in what is sent again', () => {
  const tokens = ['own', undefined]
  const sign = sessionRequests({ token: () => tokens.shift() }, true)
  const init = { method: 'GET', headers: { 'x-trace': '1' } }
  const [before, after] = [sign(url, init), sign(url, init)]
  expect(before.init.headers.authorization).toBe('Bearer own')
  expect(after).toEqual({
    url,
    init: { method: 'GET', headers: { 'x-trace': '1', 'cache-control': 'no-cache', pragma: 'no-cache' } },
  })
})

test('asks for nothing cached', () => {
  const { headers } = make({})
  expect([headers.get('cache-control'), headers.get('pragma')]).toEqual(['no-cache', 'no-cache'])
})

describe('addresses with .json', () => {
  test.each(['http://app.example/assets/config.json', 'http://app.example/assets/config.json?v=2'])(
    'leaves %s untouched',
    (address) => {
      const request = make(both, address)
      expect(request.url).toBe(address)
      expect([...request.headers]).toEqual([])
    },
  )

  test('a filter that speaks of .json is a call like any other', () => {
    expect(make(both, `${url}?filter=x.json`).headers.get('authorization')).toBe('Bearer other')
  })
})

test('refuses an address longer than servers take, token included', () => {
  const longest = `${url}?x=`.padEnd(maxUrlLength, 'y')
  expect(make({}, longest).url).toBe(longest)
  expect(() => make({}, `${longest}y`)).toThrow(UrlTooLongError)
  expect(() => make({ token: () => 'own' }, longest)).toThrow(UrlTooLongError)
})

test.each(['s3cret\nsecond line', 's3cret\0', 's3crét€', 's3cret\u0001', 's3cret\u007F', 's3cret\uD800'])(
  'refuses a token that no header takes, and does not show it: %j',
  (token) => {
    expect(() => make({ token: () => token })).toThrow('No header takes this token')
  },
)
