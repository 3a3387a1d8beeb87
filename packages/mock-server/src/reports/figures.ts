import type { components } from '@lineboard/contract'
import { fromCents, toCents } from '../payments/money.ts'
import type { ChosenCalls } from './chosen-calls.ts'
import { NumberSet } from './number-set.ts'

/** What a report says of a set of calls. */
export type Figures = components['schemas']['ReportFigures']

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

/** The mean to a tenth; 0 of nothing. */
const mean = (sum: number, count: number) => (count === 0 ? 0 : rounded(sum / count, 1))

const statuses = ['answered', 'missed', 'voicemail', 'busy', 'failed'] as const
const ANSWERED = 0

/** What is added up of the calls of a group, each at its place behind those of the group before. */
const CALLS = statuses.length
const FIRST_TIME = CALLS + 1
const TALK = CALLS + 2
const ANSWERED_TALK = CALLS + 3
const ANSWERED_RING = CALLS + 4
const CENTS = CALLS + 5
/** Calls in a state that no report tells of. */
const OTHER = CALLS + 6
const WIDTH = CALLS + 7

/** What each value of a field counts for, and how to look it up. */
function counted(calls: ChosenCalls, field: string, of: (value: unknown) => number) {
  const { codes, values } = calls.coded(field)
  return { codes, amounts: Float64Array.from(values, of) }
}

const asAmount = (value: unknown) => (typeof value === 'number' ? value : 0)

/** Adds calls up by group, all in one pass. Money is the sum of the cents that each call cost. */
export class Sums {
  private readonly sums: Float64Array
  private readonly callers: NumberSet[]

  /** `groupAt` has the group of each call, by its place among the chosen; `groups` says how many there are, settled ones among them. */
  constructor(calls: ChosenCalls, groups: number, groupAt: Uint32Array) {
    this.callers = Array.from({ length: groups }, () => new NumberSet())
    this.sums = new Float64Array(groups * WIDTH)
    this.addAll(calls, groupAt)
  }

  /** Counts what a call was charged that is no longer there. */
  addCharge(group: number, charge: number): void {
    this.add(group * WIDTH + CENTS, toCents(charge))
  }

  figures(group: number): Figures {
    const at = (place: number) => this.sums[group * WIDTH + place] ?? 0
    return {
      calls: at(CALLS),
      answered: at(ANSWERED),
      missed: at(1),
      voicemail: at(2),
      busy: at(3),
      failed: at(4),
      firstTimeCallers: at(FIRST_TIME),
      uniqueCallers: this.callers[group]?.size ?? 0,
      talkSeconds: at(TALK),
      averageTalkSeconds: mean(at(ANSWERED_TALK), at(ANSWERED)),
      averageRingSeconds: mean(at(ANSWERED_RING), at(ANSWERED)),
      charge: fromCents(at(CENTS)),
    }
  }

  private addAll(calls: ChosenCalls, groupAt: Uint32Array): void {
    const { slots, callerAt } = calls
    const placeOf = new Map<unknown, number>(statuses.map((status, at) => [status, at]))
    const status = counted(calls, 'status', (value) => placeOf.get(value) ?? OTHER)
    const first = counted(calls, 'firstTimeCaller', (value) => (value ? 1 : 0))
    const talk = counted(calls, 'talkSeconds', asAmount)
    const ring = counted(calls, 'ringSeconds', asAmount)
    const cents = counted(calls, 'charge', (value) => toCents(asAmount(value)))
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] ?? 0
      const group = groupAt[at] ?? 0
      const begin = group * WIDTH
      const statusOf = status.amounts[status.codes[slot] ?? 0] ?? OTHER
      const talkSeconds = talk.amounts[talk.codes[slot] ?? 0] ?? 0
      this.add(begin + statusOf, 1)
      this.add(begin + CALLS, 1)
      this.add(begin + FIRST_TIME, first.amounts[first.codes[slot] ?? 0] ?? 0)
      this.add(begin + TALK, talkSeconds)
      this.add(begin + CENTS, cents.amounts[cents.codes[slot] ?? 0] ?? 0)
      this.callers[group]?.add(callerAt[at] ?? 0)
      if (statusOf !== ANSWERED) continue
      this.add(begin + ANSWERED_TALK, talkSeconds)
      this.add(begin + ANSWERED_RING, ring.amounts[ring.codes[slot] ?? 0] ?? 0)
    }
  }

  private add(place: number, amount: number): void {
    this.sums[place] = (this.sums[place] ?? 0) + amount
  }
}

/** The figures of all calls together. */
export function totalOf(calls: ChosenCalls): Figures {
  const sums = new Sums(calls, 1, new Uint32Array(calls.slots.length))
  for (const { charge } of calls.settled) sums.addCharge(0, charge)
  return sums.figures(0)
}
