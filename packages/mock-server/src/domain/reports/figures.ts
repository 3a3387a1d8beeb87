import type { components } from '@lineboard/contract'
import { isInProgress, isMissed } from '@lineboard/contract/call-result'
import { CallStatus } from '@lineboard/contract/enumerations'
import { fromCents, toCents } from '../billing/money/money.ts'
import type { ChosenCalls } from './chosen-calls.ts'
import type { DistinctByGroup } from './distinct-by-group.ts'

/** Calls that are read at once: so few that what they count for stays near the processor. */
export const STEP_CALLS = 16_384

const uints = () => new Uint32Array(STEP_CALLS)
const floats = () => new Float64Array(STEP_CALLS)
const asAmount = (value: unknown) => (typeof value === 'number' ? value : 0)

const MISSED = CallStatus.indexOf('missed')

/** What each value of a field counts for, by code, and the codes. */
function counted(calls: ChosenCalls, field: string, of: (value: unknown) => number) {
  const { codes, values } = calls.coded(field)
  return [codes, Float64Array.from(values, of)] as const
}

/** What some calls count for, one after the other: read once, however many groupings there are. */
export interface Amounts {
  /**
   * Place of the status among those of the contract, or their number for any other, for calls that go on, and for calls that went out
   * to somebody who did not answer.
   */
  status: Uint32Array
  /** 1 for the first call of a caller. */
  first: Uint32Array
  talk: Float64Array
  ring: Float64Array
  cents: Float64Array
  /** Number of the caller, below `calls.callers`. */
  caller: Uint32Array
  /** Reads the calls from one place among the chosen to another, at most `STEP_CALLS`. */
  read(from: number, to: number): void
}

/** Room for what calls count for. Money is in cents. */
export function amountsOf(calls: ChosenCalls): Amounts {
  const { slots, startMs, nowMs } = calls
  const { numbers: endMs } = calls.numbers('endedAt')
  const placeOf = new Map<unknown, number>(CallStatus.map((status, at) => [status, at]))
  const [statusCodes, places] = counted(calls, 'status', (value) => placeOf.get(value) ?? CallStatus.length)
  const [directionCodes, directions] = counted(calls, 'direction', (value) => (value === 'outbound' ? 1 : 0))
  const [firstCodes, firsts] = counted(calls, 'firstTimeCaller', (value) => (value ? 1 : 0))
  const [talkCodes, talks] = counted(calls, 'talkSeconds', asAmount)
  const [ringCodes, rings] = counted(calls, 'ringSeconds', asAmount)
  const [chargeCodes, charges] = counted(calls, 'charge', (value) => toCents(asAmount(value)))
  const { codes: callerCodes } = calls.coded('callerNumber')
  const [status, first, caller] = [uints(), uints(), uints()]
  const [talk, ring, cents] = [floats(), floats(), floats()]
  return { status, first, talk, ring, cents, caller, read }

  function hasResult(slot: number, place: number): boolean {
    const hasEnd = !Number.isNaN(endMs[slot])
    if (hasEnd && place !== MISSED) return true
    const call = {
      status: CallStatus[place] ?? '',
      startedAt: startMs[slot] ?? 0,
      endedAt: hasEnd,
      talkSeconds: talks[talkCodes[slot] ?? 0] ?? 0,
    }
    if (place !== MISSED) return !isInProgress(call, nowMs)
    const direction = directions[directionCodes[slot] ?? 0] ? 'outbound' : undefined
    return isMissed({ ...call, direction }, nowMs) === true
  }

  function read(from: number, to: number): void {
    for (let at = from; at < to; at++) {
      const slot = slots[at] ?? 0
      const step = at - from
      const place = places[statusCodes[slot] ?? 0] ?? 0
      status[step] = hasResult(slot, place) ? place : CallStatus.length
      first[step] = firsts[firstCodes[slot] ?? 0] ?? 0
      talk[step] = talks[talkCodes[slot] ?? 0] ?? 0
      ring[step] = rings[ringCodes[slot] ?? 0] ?? 0
      cents[step] = charges[chargeCodes[slot] ?? 0] ?? 0
      caller[step] = callerCodes[slot] ?? 0
    }
  }
}

/** What a report says of a set of calls. */
export type Figures = components['schemas']['ReportFigures']

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

/** The mean to a tenth; 0 of nothing. */
const mean = (sum: number, count: number) => (count === 0 ? 0 : rounded(sum / count, 1))

type Status = (typeof CallStatus)[number]
/** The statuses, and one place more for what is none of them. */
const STATUSES = CallStatus.length + 1

/** What is added up of the calls of one group and status: how many, first-time callers, seconds and cents. */
const [COUNT, FIRST_TIME, TALK, RING, CENTS, WIDTH] = [0, 1, 2, 3, 4, 5]
const GROUP_WIDTH = STATUSES * WIDTH

/** What calls add up to by group, of at most so many groups. */
export class Sums {
  private readonly sums: Float64Array
  private readonly callers: DistinctByGroup

  constructor(groups: number, callers: DistinctByGroup) {
    this.sums = new Float64Array(groups * GROUP_WIDTH)
    this.callers = callers
  }

  /** Adds the first `count` of the calls that were read, each to its group. */
  add({ status, first, talk, ring, cents, caller }: Amounts, groupAt: Uint32Array, count: number): void {
    const { sums } = this
    for (let at = 0; at < count; at++) {
      const begin = (groupAt[at] ?? 0) * GROUP_WIDTH + (status[at] ?? 0) * WIDTH
      sums[begin] = (sums[begin] ?? 0) + 1
      sums[begin + FIRST_TIME] = (sums[begin + FIRST_TIME] ?? 0) + (first[at] ?? 0)
      sums[begin + TALK] = (sums[begin + TALK] ?? 0) + (talk[at] ?? 0)
      sums[begin + RING] = (sums[begin + RING] ?? 0) + (ring[at] ?? 0)
      sums[begin + CENTS] = (sums[begin + CENTS] ?? 0) + (cents[at] ?? 0)
    }
    this.callers.add(groupAt, caller, count)
  }

  /** Counts what a call was charged that is no longer there. */
  addCharge(group: number, charge: number): void {
    const place = group * GROUP_WIDTH + CENTS
    this.sums[place] = (this.sums[place] ?? 0) + toCents(charge)
  }

  /** The same of fewer groups: `into` has the new group of each. */
  joined(into: Uint32Array, groups: number): Sums {
    const both = new Sums(groups, this.callers.joined(into, groups))
    for (const [group, next] of into.entries()) {
      const [from, to] = [group * GROUP_WIDTH, next * GROUP_WIDTH]
      for (let at = 0; at < GROUP_WIDTH; at++)
        both.sums[to + at] = (both.sums[to + at] ?? 0) + (this.sums[from + at] ?? 0)
    }
    return both
  }

  figures(group: number): Figures {
    const begin = group * GROUP_WIDTH
    return figuresOf(this.sums.subarray(begin, begin + GROUP_WIDTH), this.callers.count(group))
  }

  /** The figures of all groups together: each call is in one of them. */
  total(): Figures {
    const { sums } = this
    const all = new Float64Array(GROUP_WIDTH)
    for (let at = 0; at < sums.length; at++) all[at % GROUP_WIDTH] = (all[at % GROUP_WIDTH] ?? 0) + (sums[at] ?? 0)
    return figuresOf(all, this.callers.countAll())
  }
}

/** What the sums of one group say. Money is the sum of the cents that each call cost. */
function figuresOf(sums: Float64Array, uniqueCallers: number): Figures {
  const of = (status: number, what: number) => sums[status * WIDTH + what] ?? 0
  const all = (what: number) =>
    Array.from({ length: STATUSES }, (_, status) => of(status, what)).reduce((a, b) => a + b)
  const counts = CallStatus.map((status, at): [Status, number] => [status, of(at, COUNT)])
  return {
    calls: all(COUNT),
    // An entry for every status makes a record of all.
    ...(Object.fromEntries(counts) as Record<Status, number>),
    firstTimeCallers: all(FIRST_TIME),
    uniqueCallers,
    talkSeconds: all(TALK),
    averageTalkSeconds: mean(of(0, TALK), of(0, COUNT)),
    averageRingSeconds: mean(of(0, RING), of(0, COUNT)),
    charge: fromCents(all(CENTS)),
  }
}
