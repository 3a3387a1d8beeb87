import type { components } from '@lineboard/contract'
import { fromCents, toCents } from '../payments/money.ts'
import type { ChosenCalls } from './chosen-calls.ts'
import { distinctByGroup } from './distinct-by-group.ts'

/** What a report says of a set of calls. */
export type Figures = components['schemas']['ReportFigures']

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

/** The mean to a tenth; 0 of nothing. */
const mean = (sum: number, count: number) => (count === 0 ? 0 : rounded(sum / count, 1))

const statuses = ['answered', 'missed', 'voicemail', 'busy', 'failed'] as const
type Status = (typeof statuses)[number]
/** The statuses, and one place more for what is none of them. */
const STATUSES = statuses.length + 1

/** What is added up of the calls of one group and status: how many, first-time callers, seconds and cents. */
const [COUNT, FIRST_TIME, TALK, RING, CENTS, WIDTH] = [0, 1, 2, 3, 4, 5]
const GROUP_WIDTH = STATUSES * WIDTH

/** What each value of a field counts for, by code, and the codes. */
function counted(calls: ChosenCalls, field: string, of: (value: unknown) => number) {
  const { codes, values } = calls.coded(field)
  return [codes, Float64Array.from(values, of)] as const
}

const asAmount = (value: unknown) => (typeof value === 'number' ? value : 0)

/** Adds calls up by group, all in one pass. Money is the sum of the cents that each call cost. */
export class Sums {
  private readonly sums: Float64Array
  private readonly callers: Uint32Array

  /** `groupAt` has the group of each call, by its place among the chosen; `groups` says how many there are, settled ones among them. */
  constructor(calls: ChosenCalls, groups: number, groupAt: Uint32Array) {
    this.sums = new Float64Array(groups * GROUP_WIDTH)
    this.callers = distinctByGroup(groups, groupAt, calls.callers, calls.callerAt)
    this.addAll(calls, groupAt)
  }

  /** Counts what a call was charged that is no longer there. */
  addCharge(group: number, charge: number): void {
    const place = group * GROUP_WIDTH + CENTS
    this.sums[place] = (this.sums[place] ?? 0) + toCents(charge)
  }

  figures(group: number): Figures {
    const of = (status: number, what: number) => this.sums[group * GROUP_WIDTH + status * WIDTH + what] ?? 0
    const all = (what: number) =>
      Array.from({ length: STATUSES }, (_, status) => of(status, what)).reduce((a, b) => a + b)
    const counts = statuses.map((status, at): [Status, number] => [status, of(at, COUNT)])
    return {
      calls: all(COUNT),
      ...(Object.fromEntries(counts) as Record<Status, number>),
      firstTimeCallers: all(FIRST_TIME),
      uniqueCallers: this.callers[group] ?? 0,
      talkSeconds: all(TALK),
      averageTalkSeconds: mean(of(0, TALK), of(0, COUNT)),
      averageRingSeconds: mean(of(0, RING), of(0, COUNT)),
      charge: fromCents(all(CENTS)),
    }
  }

  private addAll(calls: ChosenCalls, groupAt: Uint32Array): void {
    const { slots } = calls
    const { sums } = this
    const placeOf = new Map<unknown, number>(statuses.map((status, at) => [status, at]))
    const [statusCodes, places] = counted(calls, 'status', (value) => (placeOf.get(value) ?? statuses.length) * WIDTH)
    const [firstCodes, firsts] = counted(calls, 'firstTimeCaller', (value) => (value ? 1 : 0))
    const [talkCodes, talks] = counted(calls, 'talkSeconds', asAmount)
    const [ringCodes, rings] = counted(calls, 'ringSeconds', asAmount)
    const [chargeCodes, cents] = counted(calls, 'charge', (value) => toCents(asAmount(value)))
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] ?? 0
      const begin = (groupAt[at] ?? 0) * GROUP_WIDTH + (places[statusCodes[slot] ?? 0] ?? 0)
      sums[begin] = (sums[begin] ?? 0) + 1
      sums[begin + FIRST_TIME] = (sums[begin + FIRST_TIME] ?? 0) + (firsts[firstCodes[slot] ?? 0] ?? 0)
      sums[begin + TALK] = (sums[begin + TALK] ?? 0) + (talks[talkCodes[slot] ?? 0] ?? 0)
      sums[begin + RING] = (sums[begin + RING] ?? 0) + (rings[ringCodes[slot] ?? 0] ?? 0)
      sums[begin + CENTS] = (sums[begin + CENTS] ?? 0) + (cents[chargeCodes[slot] ?? 0] ?? 0)
    }
  }
}

/** The figures of all calls together. */
export function totalOf(calls: ChosenCalls): Figures {
  const sums = new Sums(calls, 1, calls.groupAt.fill(0))
  for (const { charge } of calls.settled) sums.addCharge(0, charge)
  return sums.figures(0)
}
