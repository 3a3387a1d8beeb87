import { expect, test } from 'vitest'
import { isSessionAlive, sessionExpiresAtMs } from './session-store.ts'

const created = '2026-03-06T12:00:00.000Z'
const noonMs = Date.parse(created)

test.each([
  ['expires', { expires: '2026-03-06T13:00:00Z' }, noonMs + 3_600_000],
  ['created and ttl, in seconds', { created, ttl: 60 }, noonMs + 60_000],
  ['expires before created and ttl', { expires: '2026-03-06T13:00:00Z', created, ttl: 60 }, noonMs + 3_600_000],
  ['a ttl of nothing', { created, ttl: 0 }, noonMs],
  ['never, without a word', {}, Number.POSITIVE_INFINITY],
  ['never, without a ttl', { created }, Number.POSITIVE_INFINITY],
  ['never, for a token that LoopBack lets live for ever', { created, ttl: -1 }, Number.POSITIVE_INFINITY],
  ['never, for what is no date', { expires: 'tomorrow' }, Number.POSITIVE_INFINITY],
])('ends by %s', (_, session, expected) => {
  expect(sessionExpiresAtMs(session)).toBe(expected)
})

test.each([
  [undefined, false],
  [{ id: '', created, ttl: 60 }, false],
  [{ created, ttl: 60 }, false],
  [{ id: 't0ken' }, true],
  [{ id: 't0ken', created, ttl: 60 }, true],
  [{ id: 't0ken', created, ttl: 59 }, false],
])('%j is alive: %s', (session, expected) => {
  expect(isSessionAlive(session, noonMs + 59_000)).toBe(expected)
})
