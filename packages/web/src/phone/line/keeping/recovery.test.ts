import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepThroughCuts } from './recovery.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function keptCall() {
  const listeners: (() => void)[] = []
  const connection = {
    iceConnectionState: 'connected' as RTCIceConnectionState,
    addEventListener: (_type: string, listener: () => void) => void listeners.push(listener),
  }
  const ended = vi.fn((_options?: { cause?: string }) => undefined)
  const renegotiate = vi.fn((_options: object, _done: () => void) => true)
  const session = { terminate: ended, renegotiate, isEstablished: () => true, on: vi.fn() }
  const tell = vi.fn()
  const state = { isConnected: true }
  const { ask, watch } = keepThroughCuts(session, { isConnected: () => state.isConnected, tell })
  watch(connection)
  function sound(iceConnectionState: RTCIceConnectionState) {
    connection.iceConnectionState = iceConnectionState
    for (const listener of listeners) listener()
  }
  return { session, ended, renegotiate, tell, ask, sound, state }
}

it('sound that breaks off is told once, and again when it is back', () => {
  const { sound, tell } = keptCall()
  for (const state of ['checking', 'disconnected', 'failed', 'connected', 'completed'] as const) sound(state)
  expect(tell.mock.calls).toEqual([[true], [false]])
})

it.each(['RTP Timeout', 'WebRTC Error', 'Connection Error', 'Request Timeout'])(
  'what the library ends for %s is kept, and asked for again',
  (cause) => {
    const { session, ended, renegotiate, ask } = keptCall()
    ask()
    session.terminate({ cause })
    expect(ended).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2000)
    expect(renegotiate).toHaveBeenCalledTimes(2)
  },
)

it('a person ends a call, and so does a dialog that is gone', () => {
  const { session, ended } = keptCall()
  session.terminate()
  session.terminate({ cause: 'Dialog Error' })
  expect(ended).toHaveBeenCalledTimes(2)
})

it('it is asked no more once that has worked, nor while there is no connection', () => {
  const { session, renegotiate, ask, state } = keptCall()
  renegotiate.mockImplementationOnce((_options, done) => {
    done()
    return true
  })
  ask()
  session.terminate({ cause: 'RTP Timeout' })
  vi.advanceTimersByTime(10_000)
  expect(renegotiate).toHaveBeenCalledTimes(1)
  state.isConnected = false
  ask()
  expect(renegotiate).toHaveBeenCalledTimes(1)
})

it('who is busy with another offer is asked a little later', () => {
  const { renegotiate, ask } = keptCall()
  renegotiate.mockReturnValueOnce(false)
  ask()
  vi.advanceTimersByTime(2000)
  expect(renegotiate).toHaveBeenCalledTimes(2)
})

it('a minute without sound ends a call, unless it came back meanwhile', () => {
  const { sound, ended } = keptCall()
  sound('failed')
  vi.advanceTimersByTime(50_000)
  sound('connected')
  vi.advanceTimersByTime(60_000)
  expect(ended).not.toHaveBeenCalled()
  sound('disconnected')
  vi.advanceTimersByTime(60_000)
  expect(ended).toHaveBeenCalledExactlyOnceWith({ cause: 'RTP Timeout' })
})
