import { HOUR_MS } from '@lineboard/contract/durations'
import { settleAccounts } from '../../domain/billing/renewals/follow-accounts.ts'
import { runRenewals } from '../../domain/billing/renewals/run-renewals.ts'
import { chargeCall } from '../../domain/billing/wallet/call-charges.ts'
import { storeSetup } from '../../domain/call-flow/call-setup.ts'
import { announceMaintenance } from '../../domain/notices/notices.ts'
import { maxCallsPerMinute } from '../../ground/limits.ts'
import { createPrng, type Prng } from '../../ground/prng.ts'
import { busyOne, callerOf, outcomeOf } from '../seed/material/calls.ts'
import type { World } from '../world.ts'
import { drawKeys, incomingOf, type TestCall, type TestCallAnswer } from './incoming.ts'
import { answer, arrive, end, endLeftovers, type Incoming, type LiveCall, ringing } from './live-call.ts'
import { type Phones, type RingingPhones, ringPhones } from './ring-phones.ts'
import { createTimeline } from './timeline.ts'

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

/** Simulates calls in a world, at the pace of its clock. They ring the softphones of whoever has one there. */
export function createLive(world: World, onDefect: (problem: unknown) => void, phones = noPhones): Live {
  const { store, clock } = world
  const timeline = createTimeline()
  const inProgress = new Set<LiveCall>()
  const atPhones = new Map<LiveCall, RingingPhones>()
  let callsPerMinute = 0
  let prng: Prng
  let reachedMs = 0
  let testCalls = 0
  /** When all rows were replaced, until that was noticed: nothing of what was planned holds for the new ones. */
  let replacedMs: number | undefined
  let release: (() => void) | undefined

  const nowMs = () => clock.now().getTime()

  function finish(call: LiveCall, atMs: number): void {
    if (!inProgress.delete(call)) return
    atPhones.get(call)?.stop('caller')
    atPhones.delete(call)
    const log = end(store, call, atMs)
    if (!log) return
    chargeCall({ store, now: () => new Date(atMs) }, log)
    settleAccounts(world, new Date(atMs))
  }

  /** Lets a call come in; what is to happen to it is planned. */
  function letIn(incoming: Incoming, startMs: number) {
    const { trace, call } = arrive(store, incoming, startMs)
    if (!call) return { trace }
    inProgress.add(call)
    const ringing = ringPhones({
      phones,
      call,
      callId: call.callId,
      customerId: trace.number?.customerId ?? 0,
      caller: incoming.caller,
      nowMs,
      onAnswered: () => answer(store, call),
      onEnded: () => finish(call, nowMs()),
    })
    if (ringing) atPhones.set(call, ringing)
    const { ringSeconds, talkSeconds } = call.outcome
    const answerMs = startMs + ringSeconds * 1000
    const endMs = answerMs + talkSeconds * 1000
    // What was planned holds for a call that nobody takes at a softphone.
    const isPlanned = () => !ringing?.isTaken()
    if (talkSeconds > 0) {
      timeline.at(answerMs, () => {
        if (!isPlanned() || !inProgress.has(call)) return
        ringing?.stop('elsewhere')
        answer(store, call)
      })
    }
    timeline.at(endMs, () => {
      if (isPlanned()) finish(call, endMs)
    })
    return { trace, call }
  }

  /** Draws who calls which number, what is pressed, and what becomes of it. */
  function letArrive(startMs: number): void {
    const at = new Date(startMs)
    const number = busyOne(prng, ringing(store, at))
    if (!number) return
    const { callerNumber: caller } = callerOf(prng, store.table('PhoneBook').by('customerId', number.customerId))
    const keys = drawKeys(prng, storeSetup(store, at), number, at)
    const mark = prng.int(0x10000, 0xfffff).toString(16)
    letIn({ called: number.tracking_number, caller, keys, drawn: outcomeOf(prng), mark }, startMs)
  }

  function planArrival(fromMs: number): void {
    // Calls come independently of each other: the times between them are distributed exponentially.
    const dueMs = fromMs + Math.round((-Math.log(1 - prng.next()) * 60_000) / callsPerMinute)
    timeline.at(dueMs, () => {
      letArrive(dueMs)
      planArrival(dueMs)
    })
  }

  function begin(fromMs: number): void {
    replacedMs = undefined
    reachedMs = fromMs
    endLeftovers(store, new Date(fromMs))
    if (callsPerMinute > 0) planArrival(fromMs)
  }

  /** Hangs up and charges what is in progress. */
  function wrapUp(atMs: number): void {
    timeline.clear()
    for (const call of inProgress) finish(call, atMs)
  }

  function forget(): void {
    timeline.clear()
    for (const ringing of atPhones.values()) ringing.stop('caller')
    atPhones.clear()
    inProgress.clear()
    prng = createPrng(world.seed, 'live')
  }

  function run(): void {
    // Nothing is charged that a restart would take back: what is due waits until it can be kept.
    if (world.storageProblem !== undefined) return
    const now = nowMs()
    runRenewals(world)
    announceMaintenance(world)
    if (!release) return
    if (replacedMs !== undefined) {
      forget()
      begin(Math.min(replacedMs, now))
    } else if (now < reachedMs || now - reachedMs > LEAP_MS) {
      wrapUp(Math.max(now, reachedMs))
      begin(now)
    }
    timeline.runUntil(now)
    reachedMs = now
    // Of a test call alone nothing is left to wait for once it is over.
    if (callsPerMinute === 0 && inProgress.size === 0) rest()
  }

  function rest(): void {
    release?.()
    release = undefined
  }

  /** Begins with nothing in progress, and looks from now on what is due. */
  function watch(): void {
    forget()
    begin(nowMs())
    const timer = setInterval(tick, TICK_MS).unref()
    const ignore = store.onReplaced(() => {
      replacedMs = nowMs()
    })
    release = () => {
      clearInterval(timer)
      ignore()
    }
  }

  function tick(): void {
    try {
      run()
    } catch (problem) {
      onDefect(problem)
    }
  }

  function stop(): void {
    if (!release) return
    run()
    wrapUp(reachedMs)
    rest()
    callsPerMinute = 0
  }

  return {
    get callsPerMinute() {
      return callsPerMinute
    },
    start(rate) {
      if (!(rate > 0 && rate <= maxCallsPerMinute)) {
        throw new RangeError(`From above 0 to ${maxCallsPerMinute} calls a minute can be simulated, not ${rate}.`)
      }
      stop()
      callsPerMinute = rate
      watch()
    },
    call(test) {
      if (release) run()
      if (!release) watch()
      testCalls += 1
      const startMs = nowMs()
      const { trace, call } = letIn(incomingOf(test, testCalls), startMs)
      // One that goes nowhere is over at once.
      timeline.runUntil(startMs)
      const row = call?.logId === undefined ? undefined : store.table('CallLog').get(call.logId)
      return { trace, call: row ?? null }
    },
    stop,
    run,
  }
}
