import { install } from '@sinonjs/fake-timers'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Turns of the event loop in which nothing happened: then everybody waits for something. */
const STILL_TURNS = 4
/** Turns after which a socket message has certainly arrived: it passes through this process and the kernel alone. */
const MOST_TURNS = 2000
const begins = new Date('2026-05-22T12:00:00Z')

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** The time and the chance of this process: clocks, timers and `Math.random` follow a seed until `end`. */
export interface SimulatedTime {
  begin(seed: number): void
  pass(ms: number): void
  /** Waits until `state` stays the same. */
  rest(state: () => string): Promise<void>
  /** Waits until `isTrue`, and returns whether that came within so many turns of the event loop. */
  comes(isTrue: () => boolean): Promise<boolean>
  end(): void
}

/** Takes the clocks and timers of this process; what was loaded before keeps real ones. */
export function createTime(): SimulatedTime {
  const { random } = Math
  let clock: ReturnType<typeof install> | undefined
  return {
    begin(seed) {
      clock = install({
        now: begins,
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
        ignoreMissingTimers: true,
      })
      const generator = xoroshiro128plus(seed)
      Math.random = () => uniformInt(generator, 0, 2 ** 30 - 1) / 2 ** 30
    },
    pass: (ms) => void clock?.tick(ms),
    async rest(state) {
      let before = state()
      for (let still = 0; still < STILL_TURNS; still++) {
        await turn()
        const now = state()
        if (now !== before) still = -1
        before = now
      }
    },
    async comes(isTrue) {
      for (let turns = 0; turns < MOST_TURNS && !isTrue(); turns++) await turn()
      return isTrue()
    },
    end() {
      clock?.uninstall()
      Math.random = random
    },
  }
}
