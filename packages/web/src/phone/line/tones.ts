import { phoneHome } from '../../state/own-phone-country.ts'
import type { Ending, PhoneCall } from '../machine/phone-state.ts'
import { contextAt } from './bell.ts'
import { devices } from './sound.ts'

/** A tone of the telephone network: its frequencies in hertz, and for how long it sounds and is silent in turns, in milliseconds. */
interface Tone {
  hz: readonly number[]
  turnsMs: readonly number[]
}

type ToneName = 'ringing' | 'busy' | 'trouble' | 'over'

const over: Tone = { hz: [425], turnsMs: [200, 100, 200, 100] }

// What people hear at home (ITU-T E.180, supplement 2).
const american: Record<ToneName, Tone> = {
  ringing: { hz: [440, 480], turnsMs: [2000, 4000] },
  busy: { hz: [480, 620], turnsMs: [500, 500] },
  trouble: { hz: [480, 620], turnsMs: [250, 250] },
  over,
}
const british: Record<ToneName, Tone> = {
  ringing: { hz: [400, 450], turnsMs: [400, 200, 400, 2000] },
  busy: { hz: [400], turnsMs: [375, 375] },
  trouble: { hz: [400], turnsMs: [400, 350, 225, 525] },
  over,
}
const usual: Record<ToneName, Tone> = {
  ringing: { hz: [425], turnsMs: [1000, 4000] },
  busy: { hz: [425], turnsMs: [500, 500] },
  trouble: { hz: [425], turnsMs: [250, 250] },
  over,
}

const ofCountry: Readonly<Record<string, typeof usual>> = { us: american, ca: american, gb: british, ie: british }
const LOUDNESS = 0.06

const lengthOf = ({ turnsMs }: Tone): number => turnsMs.reduce((sum, ms) => sum + ms, 0)

/** Plays a tone once, from now on. */
function play(context: AudioContext, { hz, turnsMs }: Tone): void {
  const gain = new GainNode(context, { gain: LOUDNESS })
  gain.connect(context.destination)
  let from = context.currentTime
  for (const [at, ms] of turnsMs.entries()) {
    if (at % 2 === 0)
      for (const frequency of hz) {
        const oscillator = new OscillatorNode(context, { frequency })
        oscillator.connect(gain)
        oscillator.start(from)
        oscillator.stop(from + ms / 1000)
      }
    from += ms / 1000
  }
}

/** Plays a tone where calls are heard, so many times or until the answer is called. */
function startTone(name: ToneName, times = Number.POSITIVE_INFINITY): () => void {
  const tone = (ofCountry[phoneHome()] ?? usual)[name]
  const context = contextAt(devices.speaker)
  let left = times
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => {
    clearInterval(timer)
    if (context.state !== 'closed') void context.close()
  }
  const next = () => {
    left -= 1
    if (left < 0) stop()
    else play(context, tone)
  }
  next()
  timer = setInterval(next, lengthOf(tone))
  return stop
}

let stopRingback: (() => void) | undefined
let stopEnd: (() => void) | undefined

/** Endings that people hear as busy; what came to nothing otherwise sounds as trouble of the network. */
const busyEndings: readonly Ending[] = ['busy', 'declined', 'blocked']
const silentEndings: readonly Ending[] = [
  'missed',
  'elsewhere',
  'rejected',
  'noMicrophone',
  'microphoneRefused',
  'microphoneUnopened',
]

function endToneOf({ ending, answeredMs, direction }: PhoneCall): ToneName | undefined {
  if (!ending || silentEndings.includes(ending)) return undefined
  if (answeredMs !== undefined) return ending === 'hungUp' ? 'over' : 'trouble'
  if (direction === 'in' || ending === 'hungUp') return undefined
  return busyEndings.includes(ending) ? 'busy' : 'trouble'
}

/** Rings back while a call that was made here rings there and its network sends no sound of its own. */
export function setRingback(calls: readonly PhoneCall[]): void {
  const isWaiting = calls.some(({ stage, progress }) => stage === 'calling' && progress && !progress.hasSound)
  if (isWaiting && !calls.some(({ stage }) => stage === 'talking')) stopRingback ??= startTone('ringing')
  else {
    stopRingback?.()
    stopRingback = undefined
  }
}

/** Plays how a call ended that the other side or the network has ended. */
export function playEnd(call: PhoneCall): void {
  const name = endToneOf(call)
  if (!name) return
  stopEnd?.()
  stopEnd = startTone(name, name === 'over' ? 1 : 4)
}

/** Stops every tone. */
export function stopTones(): void {
  setRingback([])
  stopEnd?.()
  stopEnd = undefined
}
