import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSoundPath, keepThroughCuts } from './recovery.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function keptCall(isCaller = true) {
  const listeners: (() => void)[] = []
  const connection = {
    iceConnectionState: 'connected' as RTCIceConnectionState,
    addEventListener: (_type: string, listener: () => void) => void listeners.push(listener),
  }
  const ended = vi.fn((_options?: { cause?: string }) => undefined)
  const renegotiate = vi.fn((_options: object, _done: () => void) => true)
  const session = { terminate: ended, renegotiate, isEstablished: () => true, on: vi.fn() }
  const onLost = vi.fn()
  const state = { isConnected: true, isReachable: true }
  const reach = (onReached: () => void) => {
    if (state.isReachable) onReached()
  }
  const { moved, watch } = keepThroughCuts(session, { isCaller, isConnected: () => state.isConnected, reach, onLost })
  watch(connection)
  function sound(iceConnectionState: RTCIceConnectionState) {
    connection.iceConnectionState = iceConnectionState
    for (const listener of listeners) listener()
  }
  return { session, ended, renegotiate, onLost, moved, sound, state }
}

it('sound that breaks off is reported once, and again when it is back', () => {
  const { sound, onLost } = keptCall()
  for (const state of ['checking', 'disconnected', 'failed', 'connected', 'completed'] as const) sound(state)
  expect(onLost.mock.calls).toEqual([[true], [false]])
})

it.each(['RTP Timeout', 'WebRTC Error', 'Connection Error', 'Request Timeout'])(
  'what the library ends for %s is kept, and asked for again',
  (cause) => {
    const { session, ended, renegotiate, moved } = keptCall()
    moved()
    session.terminate({ cause })
    expect(ended).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2000)
    expect(renegotiate).toHaveBeenCalledTimes(2)
  },
)

it('a person ends a call, and so does a dialog that is gone when it is asked again', () => {
  const { session, ended, state } = keptCall()
  session.terminate()
  expect(ended).toHaveBeenCalledTimes(1)
  state.isReachable = false
  session.terminate({ cause: 'Dialog Error' })
  expect(ended).toHaveBeenCalledTimes(1)
  session.terminate({ cause: 'Dialog Error' })
  expect(ended).toHaveBeenCalledTimes(2)
})

it('a request that failed late ends no call whose other side is back, however many of them fail', () => {
  const { session, ended } = keptCall()
  for (let failed = 0; failed < 5; failed += 1) session.terminate({ cause: 'Dialog Error' })
  expect(ended).not.toHaveBeenCalled()
})

it('a side that has moved offers nothing to who cannot be reached, and one offer once that is over', () => {
  const { moved, renegotiate, sound, state } = keptCall()
  renegotiate.mockImplementation((_options, done) => {
    done()
    return true
  })
  state.isReachable = false
  moved()
  sound('disconnected')
  sound('connected')
  vi.advanceTimersByTime(30_000)
  expect(renegotiate).not.toHaveBeenCalled()
  state.isReachable = true
  vi.advanceTimersByTime(4000)
  expect(renegotiate).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(30_000)
  expect(renegotiate).toHaveBeenCalledOnce()
})

it('who cannot be reached while the sound is gone is asked again, and ends the call once the sound is back', () => {
  const { session, ended, renegotiate, sound, state } = keptCall()
  sound('disconnected')
  vi.advanceTimersByTime(2000)
  session.terminate({ cause: 'Dialog Error' })
  expect(ended).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(renegotiate).toHaveBeenCalledTimes(2)
  sound('connected')
  state.isReachable = false
  session.terminate({ cause: 'Dialog Error' })
  session.terminate({ cause: 'Dialog Error' })
  expect(ended).toHaveBeenCalledOnce()
})

it('it is asked no more once that has worked, nor while there is no connection', () => {
  const { session, renegotiate, moved, state } = keptCall()
  renegotiate.mockImplementationOnce((_options, done) => {
    done()
    return true
  })
  moved()
  session.terminate({ cause: 'RTP Timeout' })
  vi.advanceTimersByTime(10_000)
  expect(renegotiate).toHaveBeenCalledTimes(1)
  state.isConnected = false
  moved()
  expect(renegotiate).toHaveBeenCalledTimes(1)
})

it('who is busy with another offer is asked a little later', () => {
  const { renegotiate, moved } = keptCall()
  renegotiate.mockReturnValueOnce(false)
  moved()
  vi.advanceTimersByTime(2000)
  expect(renegotiate).toHaveBeenCalledTimes(2)
})

it.each([
  ['who called', true, 2000],
  ['who was called, a second later', false, 3000],
])('a way that is gone for seconds is looked for again and again: %s', (_who, isCaller, firstMs) => {
  const { sound, renegotiate, moved } = keptCall(isCaller)
  renegotiate.mockImplementation((_options, done) => {
    done()
    return true
  })
  sound('disconnected')
  vi.advanceTimersByTime(firstMs - 1)
  expect(renegotiate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(renegotiate).toHaveBeenCalledTimes(1)
  sound('failed')
  vi.advanceTimersByTime(8000)
  expect(renegotiate).toHaveBeenCalledTimes(3)
  sound('checking')
  sound('connected')
  vi.advanceTimersByTime(60_000)
  expect(renegotiate).toHaveBeenCalledTimes(3)
  moved()
  expect(renegotiate).toHaveBeenCalledTimes(4)
})

it('who cannot be reached is offered nothing', () => {
  const { sound, renegotiate, state } = keptCall()
  state.isReachable = false
  sound('failed')
  vi.advanceTimersByTime(30_000)
  expect(renegotiate).not.toHaveBeenCalled()
  state.isReachable = true
  vi.advanceTimersByTime(4000)
  expect(renegotiate).toHaveBeenCalled()
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

function watchedPath() {
  const onLost = vi.fn()
  const path = createSoundPath(onLost)
  let nowMs = 0
  let received = 0
  let wayAnswers = 0
  return {
    path,
    reported: () => onLost.mock.calls.map(([isLost]) => isLost),
    /** So many looks, a fifth of a second apart, each with that many packets more. */
    looks(times: number, packets: number, answers = 0) {
      for (let at = 0; at < times; at += 1) {
        nowMs += 200
        received += packets
        wayAnswers += answers
        path.look({ received, wayAnswers }, nowMs)
      }
      return nowMs
    },
  }
}

it('a stream that stops is reported within a second, once, and again with its next packet', () => {
  const { looks, reported } = watchedPath()
  looks(10, 10)
  looks(3, 0)
  expect(reported()).toEqual([true])
  looks(50, 0)
  looks(1, 1)
  expect(reported()).toEqual([true, false])
})

it('a short gap, a call on hold, and one in which nothing has come yet are no break', () => {
  const { path, looks, reported } = watchedPath()
  looks(10, 0)
  looks(5, 10)
  looks(2, 0)
  looks(5, 10)
  path.look(undefined, 10_000)
  const nowMs = looks(2, 0)
  path.look(undefined, nowMs + 60_000)
  expect(reported()).toEqual([])
})

it('who is silent although the way answers is believed to be silent, from then on', () => {
  const { looks, reported } = watchedPath()
  looks(5, 10)
  looks(4, 0)
  looks(1, 0, 1)
  expect(reported()).toEqual([true, false])
  looks(5, 10)
  looks(50, 0)
  expect(reported()).toEqual([true, false])
})

it('an answer that came before the sound stopped proves nothing', () => {
  const { looks, reported } = watchedPath()
  looks(5, 10, 1)
  looks(1, 0, 1)
  looks(20, 0)
  expect(reported()).toEqual([true])
})

it('what the browser says of the way holds until it says that another one is found', () => {
  const { path, reported } = watchedPath()
  for (const state of ['new', 'checking', 'connected', 'disconnected', 'failed', 'checking'] as const) path.iceIs(state)
  expect(reported()).toEqual([true])
  path.iceIs('connected')
  path.iceIs('completed')
  expect(reported()).toEqual([true, false])
})

it('an answer over a way that was gone and is found again proves nothing', () => {
  const { path, looks, reported } = watchedPath()
  looks(5, 10)
  looks(5, 0)
  path.iceIs('disconnected')
  looks(1, 0, 1)
  path.iceIs('connected')
  looks(1, 0, 1)
  expect(reported()).toEqual([true])
  looks(5, 10)
  looks(5, 0)
  expect(reported()).toEqual([true, false, true])
})

it('sound that stopped and a way that is gone are one break', () => {
  const { path, looks, reported } = watchedPath()
  looks(5, 10)
  looks(5, 0)
  path.iceIs('disconnected')
  path.iceIs('connected')
  expect(reported()).toEqual([true])
  looks(1, 10)
  expect(reported()).toEqual([true, false])
})
