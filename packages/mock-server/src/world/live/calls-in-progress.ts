import { settleAccounts } from '../../domain/billing/renewals/follow-accounts.ts'
import { chargeCall } from '../../domain/billing/wallet/call-charges.ts'
import type { World } from '../world.ts'
import type { TestCallAnswer } from './incoming.ts'
import { answer, arrive, end, type Incoming, type LiveCall } from './live-call.ts'
import { type Phones, type RingingPhones, ringPhones } from './ring-phones.ts'

/** Things that are to happen, by the moment they are due. */
interface Timeline {
  /** Plans something. What is due at the same moment happens in the order it was planned. */
  at(dueMs: number, happen: () => void): void
  /** Lets everything happen that is due by then, and what follows from it, in order. */
  runUntil(nowMs: number): void
  /** Lets everything that was planned go. */
  clear(): void
}

interface Due {
  dueMs: number
  happen: () => void
}

/** An empty timeline. */
export function createTimeline(): Timeline {
  // The last is the next to happen: taking it off costs nothing.
  const planned: Due[] = []
  return {
    at(dueMs, happen) {
      let low = 0
      let high = planned.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((planned[middle]?.dueMs ?? 0) > dueMs) low = middle + 1
        else high = middle
      }
      planned.splice(low, 0, { dueMs, happen })
    },
    runUntil(nowMs) {
      for (let next = planned.at(-1); next && next.dueMs <= nowMs; next = planned.at(-1)) {
        planned.pop()
        next.happen()
      }
    },
    clear() {
      planned.length = 0
    },
  }
}

/** Simulated calls from when they come in until they are charged. What happens to them is planned on a timeline. */
export class CallsInProgress {
  private readonly calls = new Set<LiveCall>()
  private readonly atPhones = new Map<LiveCall, RingingPhones>()
  private readonly world: World
  private readonly timeline: Timeline
  private readonly phones: Pick<Phones, 'ring'>

  constructor(world: World, timeline: Timeline, phones: Pick<Phones, 'ring'>) {
    this.world = world
    this.timeline = timeline
    this.phones = phones
  }

  get count(): number {
    return this.calls.size
  }

  /** Lets a call come in, and plans what is to happen to it. */
  letIn(incoming: Incoming, startMs: number): Pick<TestCallAnswer, 'trace'> & { call?: LiveCall } {
    const { trace, call } = arrive(this.world.store, incoming, startMs)
    if (!call) return { trace }
    this.calls.add(call)
    const ringing = this.ring(call, trace.number?.customerId ?? 0, incoming.caller)
    this.plan(call, startMs, ringing)
    return { trace, call }
  }

  /** Hangs up and charges all of them. */
  endAll(atMs: number): void {
    this.timeline.clear()
    for (const call of this.calls) this.finish(call, atMs)
  }

  /** Forgets all of them: their rows are gone. */
  forget(): void {
    this.timeline.clear()
    for (const ringing of this.atPhones.values()) ringing.stop('caller')
    this.atPhones.clear()
    this.calls.clear()
  }

  private ring(call: LiveCall, customerId: number, caller: string): RingingPhones | undefined {
    const { store, clock } = this.world
    const nowMs = () => clock.now().getTime()
    const ringing = ringPhones({
      phones: this.phones,
      call,
      callId: call.callId,
      customerId,
      caller,
      nowMs,
      onAnswered: () => answer(store, call),
      onEnded: () => this.finish(call, nowMs()),
    })
    if (ringing) this.atPhones.set(call, ringing)
    return ringing
  }

  private plan(call: LiveCall, startMs: number, ringing: RingingPhones | undefined): void {
    const { ringSeconds, talkSeconds } = call.outcome
    const answerMs = startMs + ringSeconds * 1000
    const endMs = answerMs + talkSeconds * 1000
    // The plan is for a call that nobody takes at a softphone.
    const isPlanned = () => !ringing?.isTaken()
    if (talkSeconds > 0) {
      this.timeline.at(answerMs, () => {
        if (!isPlanned() || !this.calls.has(call)) return
        ringing?.stop('elsewhere')
        answer(this.world.store, call)
      })
    }
    this.timeline.at(endMs, () => {
      if (isPlanned()) this.finish(call, endMs)
    })
  }

  private finish(call: LiveCall, atMs: number): void {
    if (!this.calls.delete(call)) return
    this.atPhones.get(call)?.stop('caller')
    this.atPhones.delete(call)
    const { store } = this.world
    const log = end(store, call, atMs)
    if (!log) return
    chargeCall({ store, now: () => new Date(atMs) }, log)
    settleAccounts(this.world, new Date(atMs))
  }
}
