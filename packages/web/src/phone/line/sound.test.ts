import { expect, it, vi } from 'vitest'
import { createMicrophone, type Track } from './sound.ts'

/** A track of a made microphone. */
class FakeTrack extends EventTarget {
  enabled = true
  readyState: MediaStreamTrackState = 'live'
  readonly device: string
  constructor(device: string) {
    super()
    this.device = device
  }
  clone = () => new FakeTrack(this.device)
  stop() {
    this.readyState = 'ended'
  }
  /** The device is gone. */
  pull() {
    this.readyState = 'ended'
    this.dispatchEvent(new Event('ended'))
  }
}

/** Calls that speak by a headset, and what is there to speak by. */
function calls(count: number, plugged: string[]) {
  const made = Array.from({ length: count }, () => {
    const carrier = {
      track: new FakeTrack('headset'),
      replaceTrack: vi.fn(async (track: FakeTrack) => {
        carrier.track = track
      }),
    }
    return carrier
  })
  const open = vi.fn(async (): Promise<Track> => {
    const [device] = plugged
    if (device === undefined) throw new DOMException('none', 'NotFoundError')
    return new FakeTrack(device)
  })
  const microphone = createMicrophone({ open, carriers: () => made })
  for (const { track } of made) microphone.watch(track)
  const at = (index: number) => made[index]?.track ?? new FakeTrack('none')
  return { made, open, microphone, at }
}

it('a headset that is pulled: the next device speaks at once, and muted calls stay muted', async () => {
  const { at, made } = calls(2, ['built in'])
  const muted = at(0)
  muted.enabled = false
  for (const { track } of made) track.pull()
  await vi.waitFor(() => expect(made.map(({ track }) => track.device)).toEqual(['built in', 'built in']), 1000)
  expect(made.map(({ track }) => track.enabled)).toEqual([false, true])
  expect(at(0)).not.toBe(at(1))
})

it('pulled again, the next one speaks again', async () => {
  const plugged = ['usb', 'built in']
  const { at, made } = calls(1, plugged)
  at(0).pull()
  await vi.waitFor(() => expect(at(0).device).toBe('usb'))
  plugged.shift()
  at(0).pull()
  await vi.waitFor(() => expect(made[0]?.track.device).toBe('built in'))
})

it('without any microphone the call continues, and one that is plugged in speaks', async () => {
  const plugged: string[] = []
  const { at, open, microphone } = calls(1, plugged)
  at(0).pull()
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
  expect(at(0).device).toBe('headset')
  plugged.push('usb')
  await microphone.follow()
  expect(at(0).device).toBe('usb')
})

it('devices that come and go beside the one in use change nothing', async () => {
  const { at, open, microphone } = calls(1, ['usb'])
  await microphone.follow()
  expect(open).not.toHaveBeenCalled()
  expect(at(0).device).toBe('headset')
})

it('the latest choice speaks, whichever opens first; what was muted meanwhile is', async () => {
  const { at, open, microphone } = calls(1, ['usb'])
  const old = at(0)
  const slow = new FakeTrack('slow')
  const late = Promise.withResolvers<Track>()
  open.mockReturnValueOnce(late.promise)
  const first = microphone.change()
  const second = microphone.change()
  old.enabled = false
  await second
  late.resolve(slow)
  await first
  expect([at(0).device, at(0).enabled, slow.readyState, old.readyState]).toEqual(['usb', false, 'ended', 'ended'])
})
