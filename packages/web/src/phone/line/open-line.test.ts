import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Wire } from './open-line.ts'

/** Connections that a test opens, or leaves unanswered. */
const attempts: FakeSocket[] = []

class FakeSocket {
  readonly CONNECTING = 0
  readonly OPEN = 1
  readyState = 0
  onopen = () => undefined
  close = vi.fn()
  constructor() {
    attempts.push(this)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  attempts.length = 0
})

function connecting() {
  const wire = new Wire('ws://x.invalid/ws', 'x.invalid')
  wire.onconnect = () => undefined
  wire.ondisconnect = () => undefined
  wire.connect()
  return wire
}

it('an attempt nobody answers is given up for another one, and the later ones have more time', () => {
  const wire = connecting()
  wire.connect()
  vi.advanceTimersByTime(2999)
  expect(attempts).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(attempts).toHaveLength(2)
  expect(attempts[0]?.close).toHaveBeenCalled()
  vi.advanceTimersByTime(5999)
  expect(attempts).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(attempts).toHaveLength(3)
})

it('one that is answered stays, and after it the first attempt has little time again', () => {
  const wire = connecting()
  vi.advanceTimersByTime(3000)
  const [, second] = attempts
  if (second) second.readyState = 1
  vi.advanceTimersByTime(60_000)
  expect(attempts).toHaveLength(2)
  wire.renew()
  vi.advanceTimersByTime(3000)
  expect(attempts).toHaveLength(4)
})

it('whatever comes is reported as a sign of life, and handed on', () => {
  const wire = new Wire('ws://x.invalid/ws', 'x.invalid')
  wire.onLife = vi.fn()
  const take = vi.fn()
  wire.ondata = take
  wire.ondata('\r\n')
  expect(wire.onLife).toHaveBeenCalledOnce()
  expect(take).toHaveBeenCalledWith('\r\n')
})

it('a line that was put down is not tried again', () => {
  connecting().disconnect()
  vi.advanceTimersByTime(60_000)
  expect(attempts).toHaveLength(1)
})
