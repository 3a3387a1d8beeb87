import { beforeEach, expect, test, vi } from 'vitest'
import { GivenUpError, lostText } from '../lib/errors/lost-text.ts'
import { activity } from '../state/activity.ts'
import { initClient } from './client.ts'
import { giveUp, hangsAfterMs, trackedFetch, watchedFetch } from './tracked-fetch.ts'

beforeEach(
  () =>
    void initClient({ wholeContract: true, baseUrl: 'http://core.example/api/v1', tokens: { token: () => undefined } }),
)

const request = () => new Request('http://core.example/api/v1/Customers?access_token=s3cret')
const neverAnswers = (_: unknown, { signal }: RequestInit = {}) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

test('a call that hangs is said to, can be given up, and says so without its token', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', neverAnswers)
  const answer = trackedFetch(request()).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(hangsAfterMs - 1)
  expect(activity).toMatchObject({ pending: 1, hanging: 0 })
  await vi.advanceTimersByTimeAsync(1)
  expect(activity.hanging).toBe(1)
  giveUp()
  const error = await answer
  expect(error).toBeInstanceOf(GivenUpError)
  expect(String(error)).not.toContain('s3cret')
  expect(activity).toMatchObject({ pending: 0, hanging: 0 })
})

test.each([
  ['GET', 'Customers', false],
  ['POST', 'Reports/activity_report', false],
  ['POST', 'Customers', true],
  ['GET', 'DashUsers/activate/token=x', true],
  ['POST', 'nobody/knows', true],
])('%s %s given up may have been done: %s', async (method, path, isUnclear) => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', neverAnswers)
  const asked = new Request(`http://core.example/api/v1/${path}?access_token=s3cret`, { method })
  const answer = trackedFetch(asked).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(hangsAfterMs)
  giveUp()
  expect(lostText(await answer)?.includes('may have been done')).toBe(isUnclear)
})

test('giving up leaves calls that do not hang, and an abort is what it was', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', neverAnswers)
  const caller = new AbortController()
  const answer = trackedFetch(request(), { signal: caller.signal }).catch((error: unknown) => error)
  giveUp()
  await vi.advanceTimersByTimeAsync(0)
  expect(activity.pending).toBe(1)
  caller.abort('no longer wanted')
  expect(await answer).toBe('no longer wanted')
  await vi.advanceTimersByTimeAsync(hangsAfterMs)
  expect(activity).toMatchObject({ pending: 0, hanging: 0 })
})

test('an answer in time hangs at no time', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response('[]'))
  expect(await (await trackedFetch(request())).text()).toBe('[]')
  await vi.advanceTimersByTimeAsync(hangsAfterMs)
  expect(activity.hanging).toBe(0)
})

test('what something else shows and ends is under way, and neither said to hang nor given up with others', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', neverAnswers)
  const caller = new AbortController()
  const answer = watchedFetch(request(), { signal: caller.signal }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(hangsAfterMs)
  giveUp()
  expect(activity).toMatchObject({ pending: 1, hanging: 0 })
  caller.abort('cancelled')
  expect(await answer).toBe('cancelled')
})
