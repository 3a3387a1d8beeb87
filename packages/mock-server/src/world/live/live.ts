import { HOUR_MS } from '@lineboard/contract/durations'
import { runRenewals } from '../../domain/billing/renewals/run-renewals.ts'
import { announceMaintenance } from '../../domain/notices/notices.ts'
import { maxCallsPerMinute } from '../../ground/limits.ts'
import { createPrng, type Prng } from '../../ground/prng.ts'
import type { World } from '../world.ts'
import { CallsInProgress, createTimeline } from './calls-in-progress.ts'
import { drawIncoming, incomingOf, type TestCall, type TestCallAnswer } from './incoming.ts'
import { endLeftovers } from './live-call.ts'
import type { Phones } from './ring-phones.ts'

/** Calls that arrive, ring, are answered, end and are charged by themselves. */
export interface Live {
  /** Calls a minute that arrive; 0 while none do. */
  readonly callsPerMinute: number
  /** Lets so many calls a minute arrive from now on, above 0 and at most 600. The same seed and moment bring the same calls. */
  start(callsPerMinute: number): void
  /** Ends it: calls in progress are hung up and charged at once. */
  stop(): void
  /**
   * Lets one call come in now, as somebody asked for it: it goes the same way as all others, and rings, is answered and ends by the
   * clock, also where none are simulated.
   */
  call(test: TestCall): TestCallAnswer
  /**
   * Lets happen what is due by the server's clock: plans and numbers renew, who owes is reminded, and calls come and go while they do, when a timer does it
   * all the time. A test calls it after `clock.advance()`.
   */
  run(): void
}

const TICK_MS = 200
/** A clock that leaps further than this brings no calls for the time in between. */
const LEAP_MS = HOUR_MS

const noPhones: Pick<Phones, 'ring'> = { ring: () => undefined }

/** Simulated calls of a world, at the pace of its clock. */
class LiveCalls implements Live {
  callsPerMinute = 0
  private readonly world: World
  private readonly onDefect: (problem: unknown) => void
  private readonly timeline = createTimeline()
  private readonly inProgress: CallsInProgress
  private prng: Prng
  private reachedMs = 0
  private testCalls = 0
  /** When all rows were replaced, until that was noticed: nothing of what was planned applies to the new ones. */
  private replacedMs: number | undefined
  private release: (() => void) | undefined

  constructor(world: World, onDefect: (problem: unknown) => void, phones: Pick<Phones, 'ring'>) {
    this.world = world
    this.onDefect = onDefect
    this.inProgress = new CallsInProgress(world, this.timeline, phones)
    this.prng = createPrng(world.seed, 'live')
  }

  start(rate: number): void {
    if (!(rate > 0 && rate <= maxCallsPerMinute)) {
      throw new RangeError(`From above 0 to ${maxCallsPerMinute} calls a minute can be simulated, not ${rate}.`)
    }
    this.stop()
    this.callsPerMinute = rate
    this.watch()
  }

  stop(): void {
    if (!this.release) return
    this.run()
    this.inProgress.endAll(this.reachedMs)
    this.rest()
    this.callsPerMinute = 0
  }

  call(test: TestCall): TestCallAnswer {
    if (this.release) this.run()
    if (!this.release) this.watch()
    this.testCalls += 1
    const startMs = this.nowMs()
    const { trace, call } = this.inProgress.letIn(incomingOf(test, this.testCalls), startMs)
    // One that goes nowhere is over at once.
    this.timeline.runUntil(startMs)
    const row = call?.logId === undefined ? undefined : this.world.store.table('CallLog').get(call.logId)
    return { trace, call: row ?? null }
  }

  run(): void {
    const { world } = this
    // Nothing is charged that a restart would take back: what is due waits until it can be kept.
    if (world.storageProblem !== undefined) return
    const now = this.nowMs()
    runRenewals(world)
    announceMaintenance(world)
    if (!this.release) return
    if (this.replacedMs !== undefined) {
      this.forget()
      this.begin(Math.min(this.replacedMs, now))
    } else if (now < this.reachedMs || now - this.reachedMs > LEAP_MS) {
      this.inProgress.endAll(Math.max(now, this.reachedMs))
      this.begin(now)
    }
    this.timeline.runUntil(now)
    this.reachedMs = now
    // After a test call alone nothing is left to wait for.
    if (this.callsPerMinute === 0 && this.inProgress.count === 0) this.rest()
  }

  private nowMs(): number {
    return this.world.clock.now().getTime()
  }

  private planArrival(fromMs: number): void {
    // Calls come independently of each other: the times between them are distributed exponentially.
    const dueMs = fromMs + Math.round((-Math.log(1 - this.prng.next()) * 60_000) / this.callsPerMinute)
    this.timeline.at(dueMs, () => {
      const incoming = drawIncoming(this.prng, this.world.store, new Date(dueMs))
      if (incoming) this.inProgress.letIn(incoming, dueMs)
      this.planArrival(dueMs)
    })
  }

  private begin(fromMs: number): void {
    this.replacedMs = undefined
    this.reachedMs = fromMs
    endLeftovers(this.world.store, new Date(fromMs))
    if (this.callsPerMinute > 0) this.planArrival(fromMs)
  }

  private forget(): void {
    this.inProgress.forget()
    this.prng = createPrng(this.world.seed, 'live')
  }

  private rest(): void {
    this.release?.()
    this.release = undefined
  }

  /** Begins with nothing in progress, and processes from now on what is due. */
  private watch(): void {
    this.forget()
    this.begin(this.nowMs())
    const timer = setInterval(() => this.tick(), TICK_MS).unref()
    const ignore = this.world.store.onReplaced(() => {
      this.replacedMs = this.nowMs()
    })
    this.release = () => {
      clearInterval(timer)
      ignore()
    }
  }

  private tick(): void {
    try {
      this.run()
    } catch (problem) {
      this.onDefect(problem)
    }
  }
}

/** Simulates calls in a world, at the pace of its clock. They ring the softphones of whoever has one there. */
export const createLive = (world: World, onDefect: (problem: unknown) => void, phones = noPhones): Live =>
  new LiveCalls(world, onDefect, phones)
