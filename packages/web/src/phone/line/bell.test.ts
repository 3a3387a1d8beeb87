import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setRinging } from './bell.ts'
import { devices } from './sound.ts'

const sink = vi.fn(async (_device: string) => undefined)
const close = vi.fn(async () => undefined)
const rung = vi.fn()

class Node {
  connect = (to: object) => to
  start = rung
  stop = () => undefined
}

beforeEach(() => {
  vi.useFakeTimers()
  for (const spy of [sink, close, rung]) spy.mockClear()
  vi.stubGlobal('OscillatorNode', Node)
  vi.stubGlobal('GainNode', Node)
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0
      destination = {}
      setSinkId = sink
      close = close
    },
  )
})
afterEach(() => {
  setRinging(false)
  Object.assign(devices, { bell: '', speaker: '' })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('rings at a device of its own, whatever people are heard at, again and again until it stops', () => {
  Object.assign(devices, { bell: 'loudspeaker', speaker: 'headset' })
  setRinging(true)
  setRinging(true)
  expect(sink).toHaveBeenCalledExactlyOnceWith('loudspeaker')
  const once = rung.mock.calls.length
  vi.advanceTimersByTime(3000)
  expect(rung.mock.calls.length).toBe(2 * once)
  setRinging(false)
  vi.advanceTimersByTime(30_000)
  expect(rung.mock.calls.length).toBe(2 * once)
  expect(close).toHaveBeenCalledOnce()
})

it('rings where the browser does while none is chosen', () => {
  setRinging(true)
  expect(sink).not.toHaveBeenCalled()
  expect(rung).toHaveBeenCalled()
})
