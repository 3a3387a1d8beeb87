import { isInProgress } from '@lineboard/contract/call-result'
import { CallStatus } from '@lineboard/contract/enumerations'
import { toCents } from '../billing/money/money.ts'
import type { ChosenCalls } from './chosen-calls.ts'

/** Calls that are read at once: so few that what they count for stays near the processor. */
export const STEP_CALLS = 16_384

const uints = () => new Uint32Array(STEP_CALLS)
const floats = () => new Float64Array(STEP_CALLS)
const asAmount = (value: unknown) => (typeof value === 'number' ? value : 0)

/** What each value of a field counts for, by code, and the codes. */
function counted(calls: ChosenCalls, field: string, of: (value: unknown) => number) {
  const { codes, values } = calls.coded(field)
  return [codes, Float64Array.from(values, of)] as const
}

/** What some calls count for, one after the other: read once, however many groupings there are. */
export interface Amounts {
  /** Place of the status among those of the contract, or their number for any other and for calls that go on. */
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
  const [firstCodes, firsts] = counted(calls, 'firstTimeCaller', (value) => (value ? 1 : 0))
  const [talkCodes, talks] = counted(calls, 'talkSeconds', asAmount)
  const [ringCodes, rings] = counted(calls, 'ringSeconds', asAmount)
  const [chargeCodes, charges] = counted(calls, 'charge', (value) => toCents(asAmount(value)))
  const { codes: callerCodes } = calls.coded('callerNumber')
  const [status, first, caller] = [uints(), uints(), uints()]
  const [talk, ring, cents] = [floats(), floats(), floats()]
  return { status, first, talk, ring, cents, caller, read }

  function isOpen(slot: number, place: number): boolean {
    const talkSeconds = talks[talkCodes[slot] ?? 0] ?? 0
    return isInProgress({ status: CallStatus[place] ?? '', startedAt: startMs[slot] ?? 0, talkSeconds }, nowMs)
  }

  function read(from: number, to: number): void {
    for (let at = from; at < to; at++) {
      const slot = slots[at] ?? 0
      const step = at - from
      const place = places[statusCodes[slot] ?? 0] ?? 0
      status[step] = Number.isNaN(endMs[slot]) && isOpen(slot, place) ? CallStatus.length : place
      first[step] = firsts[firstCodes[slot] ?? 0] ?? 0
      talk[step] = talks[talkCodes[slot] ?? 0] ?? 0
      ring[step] = rings[ringCodes[slot] ?? 0] ?? 0
      cents[step] = charges[chargeCodes[slot] ?? 0] ?? 0
      caller[step] = callerCodes[slot] ?? 0
    }
  }
}
