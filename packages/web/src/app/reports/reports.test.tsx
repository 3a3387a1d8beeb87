import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import guide from '../../../../../docs/deploying.md?raw'
import { forgetPersonalState } from '../../state/personal-state.ts'
import { trail } from '../../state/redacted-trail.ts'
import { forgetTrail, noteFailure, noteStep } from '../../state/trail.ts'
import { sendFailures } from './send-reports.ts'
import { startReports, watchFailures } from './start-reports.ts'

const address = 'https://reports.example/lineboard'
const sent = vi.fn((_address: string, _body: string) => true)
const bodies = () => sent.mock.calls.map(([, body]) => JSON.parse(body))
let stop = () => {}

beforeEach(() => {
  sent.mockClear()
  forgetTrail()
  vi.stubGlobal('navigator', { userAgent: 'Browser/1', sendBeacon: sent })
})
afterEach(() => {
  stop()
  stop = () => {}
  forgetTrail()
})

it('a report says what failed, where and after what, and nothing of people', () => {
  stop = sendFailures(address)
  history.replaceState(null, '', '/service/user/edit/7/keys?access_token=S3cret')
  noteStep('GET https://core.example/api/v1/DashUsers/7/keys?access_token=S3cret 200')
  noteFailure('render', new TypeError('no label of +12125550110 for ada@example.com, token=S3cret'))
  expect(sent.mock.calls[0]?.[0]).toBe(address)
  expect(bodies()).toEqual([
    {
      kind: 'error',
      at: expect.stringMatching(/^\d{4}-/),
      version: '',
      commit: '',
      route: '/service/user/edit/:userId/keys',
      browser: 'Browser/1',
      error: {
        kind: 'render',
        name: 'TypeError',
        message: 'no label of [number] for [e-mail], token=[redacted]',
        stack: expect.stringContaining('TypeError'),
      },
      before: [{ at: expect.any(String), what: 'GET /api/v1/DashUsers/:id/keys: 200' }],
    },
  ])
  expect(JSON.stringify(bodies())).not.toMatch(/12125550110|ada@|S3cret/)
})

it('the guide shows a report as it is', () => {
  stop = sendFailures(address)
  noteStep('GET https://core.example/api/v1/DashUsers/7/keys 200')
  noteFailure('render', new TypeError('no label of +12125550110'))
  const [, shown = '{}'] = /^```json\n(\{\n {2}"kind": "error"[\s\S]*?)^```/m.exec(guide) ?? []
  const keysOf = (value: unknown): unknown =>
    Object(value) === value ? Object.entries(Object(value)).map(([key, inner]) => [key, keysOf(inner)]) : typeof value
  expect(keysOf(JSON.parse(shown))).toEqual(keysOf(bodies()[0]))
})

it('the same failure is sent once, and no more than ten an hour', () => {
  vi.useFakeTimers()
  stop = sendFailures(address)
  const fail = (count: number) => {
    for (let at = 0; at < count; at++) noteFailure('script', `failure ${String.fromCharCode(65 + at)}`)
  }
  fail(1)
  fail(1)
  expect(sent).toHaveBeenCalledTimes(1)
  fail(20)
  expect(sent).toHaveBeenCalledTimes(10)
  vi.advanceTimersByTime(3_600_001)
  fail(20)
  expect(sent).toHaveBeenCalledTimes(20)
})

it('what one person did is not told of the next', () => {
  noteStep('GET /api/v1/Customers: 200')
  noteFailure('script', new Error('of the first'))
  forgetPersonalState()
  expect(trail()).toEqual({ steps: [], failures: [] })
})

it('what failed before the code was there is sent as well', () => {
  noteFailure('promise', new Error('early'))
  stop = sendFailures(address)
  expect(bodies()).toMatchObject([{ error: { message: 'early' } }])
})

it('scripts and promises that fail are noted, and no more than can be read', () => {
  watchFailures()
  // What browsers say of themselves, as WebKit does while a list fits its columns, is no failure.
  dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }))
  expect(trail().failures).toEqual([])
  dispatchEvent(new ErrorEvent('error', { error: new Error('of a script'), message: 'of a script' }))
  expect(trail().failures).toMatchObject([{ kind: 'script', message: 'of a script' }])
  for (let at = 0; at < 60; at++) noteFailure('promise', 'again')
  expect(trail().failures).toHaveLength(40)
})

describe('the setting', () => {
  it('without it nothing is sent, nor the code for it brought', async () => {
    const idle = vi.fn()
    vi.stubGlobal('requestIdleCallback', idle)
    startReports({})
    startReports({ errorReports: null, webVitals: null })
    noteFailure('script', new Error('nobody hears'))
    expect(idle).not.toHaveBeenCalled()
    expect(sent).not.toHaveBeenCalled()
  })

  it('with it what fails is sent', async () => {
    vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
    startReports({ errorReports: address })
    noteFailure('script', new Error('somebody hears'))
    await vi.waitFor(() => expect(bodies()).toMatchObject([{ error: { message: 'somebody hears' } }]))
  })
})
