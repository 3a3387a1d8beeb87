import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PhoneCall } from '../machine/phone-state.ts'
import { devices } from './sound.ts'
import { playEnd, setRingback, stopTones } from './tones.ts'

/** Frequencies that were played. */
const played: number[] = []
const sink = vi.fn(async (_device: string) => undefined)

beforeEach(() => {
  played.length = 0
  vi.useFakeTimers()
  vi.stubGlobal(
    'OscillatorNode',
    class {
      constructor(_: object, { frequency }: { frequency: number }) {
        played.push(frequency)
      }
      connect = (to: object) => to
      start = () => undefined
      stop = () => undefined
    },
  )
  vi.stubGlobal(
    'GainNode',
    class {
      connect = (to: object) => to
    },
  )
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running'
      currentTime = 0
      destination = {}
      setSinkId = sink
      close = async () => {
        this.state = 'closed'
      }
    },
  )
})
afterEach(() => {
  stopTones()
  devices.speaker = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const call: PhoneCall = {
  ...{ id: 'a', callId: 'a', direction: 'out', party: 'user', stage: 'calling', beganMs: 0 },
  ...{ isMuted: false, isHeld: false, isHeldThere: false },
}
const rings: PhoneCall = { ...call, progress: { hasSound: false } }

it('rings back where calls are heard while it rings there, until somebody answers or the network is heard', () => {
  devices.speaker = 'headset'
  setRingback([call])
  expect(played).toEqual([])
  setRingback([rings])
  setRingback([rings])
  expect(sink).toHaveBeenCalledExactlyOnceWith('headset')
  expect(played).toEqual([440, 480])
  vi.advanceTimersByTime(6000)
  expect(played).toEqual([440, 480, 440, 480])
  setRingback([{ ...call, progress: { hasSound: true } }])
  vi.advanceTimersByTime(30_000)
  expect(played).toHaveLength(4)
})

it.each([
  ['busy', { ending: 'busy' }, 480],
  ['declined, as busy', { ending: 'declined' }, 480],
  ['a number that nobody has', { ending: 'notFound' }, 480],
  ['a talk that the other side ended', { ending: 'hungUp', stage: 'over', answeredMs: 1 }, 425],
  ['a call that was canceled', { ending: 'hungUp' }, undefined],
  ['a call that was missed', { direction: 'in', ending: 'missed' }, undefined],
  ['a call without a microphone', { ending: 'noMicrophone' }, undefined],
] as const)('%s is heard', (_, change, hz) => {
  playEnd({ ...call, ...change })
  expect(played[0]).toBe(hz)
  vi.advanceTimersByTime(60_000)
  const count = played.length
  vi.advanceTimersByTime(60_000)
  expect(played).toHaveLength(count)
})
