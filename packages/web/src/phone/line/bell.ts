import { devices } from './sound.ts'

const RING_MS = 3000
/** A tone of a second, and what a device takes to play it. */
const TONE_MS = 1500
const TONES_HZ = [440, 480]
const LOUDNESS = 0.08

interface Bell {
  stop(): void
}

let ringing: Bell | undefined

function ringOnce(context: AudioContext): void {
  const from = context.currentTime
  for (const tone of TONES_HZ) {
    const oscillator = new OscillatorNode(context, { frequency: tone })
    oscillator.connect(new GainNode(context, { gain: LOUDNESS })).connect(context.destination)
    oscillator.start(from)
    oscillator.stop(from + 1)
  }
}

/** Where sound is made that comes out of a device; the browser's own choice where it is empty. */
export function contextAt(device: string): AudioContext {
  const context = new AudioContext()
  // Only some browsers let it ring elsewhere than people are heard.
  if (device !== '' && 'setSinkId' in context && typeof context.setSinkId === 'function')
    void Promise.resolve(context.setSinkId(device)).catch(() => undefined)
  return context
}

/** Plays a tone for a second at this device, so that somebody hears whether it is the right one. */
export function playTone(device: string): void {
  const context = contextAt(device)
  ringOnce(context)
  setTimeout(() => void context.close(), TONE_MS)
}

function startBell(): Bell {
  const context = contextAt(devices.bell)
  ringOnce(context)
  const timer = setInterval(() => ringOnce(context), RING_MS)
  return {
    stop() {
      clearInterval(timer)
      void context.close()
    },
  }
}

/** Rings, or stops ringing. */
export function setRinging(is: boolean): void {
  if (is) ringing ??= startBell()
  else {
    ringing?.stop()
    ringing = undefined
  }
}
