import { callState } from '../../calls/call-state.ts'
import type { ReportFigures } from '../sum-reports.ts'
import type { CountedCall } from './read-calls.ts'

/** The figures of one group of calls. */
export interface CountedGroup extends ReportFigures {
  key: string
  label: string
}

const tenth = (value: number) => Number(value.toFixed(1))

const cents = (amount = 0) => Math.round(amount * 100)

/** The figures of calls, as reports of the server have them: averages to a tenth, of answered calls. */
export function countFigures(calls: readonly CountedCall[], nowMs: number = Date.now()): ReportFigures {
  const withStatus = (status: CountedCall['status']) => calls.filter((call) => callState(call, nowMs) === status)
  const sum = (some: readonly CountedCall[], of: (call: CountedCall) => number) =>
    some.reduce((total, call) => total + of(call), 0)
  const answered = withStatus('answered')
  const mean = (of: (call: CountedCall) => number) =>
    answered.length === 0 ? 0 : tenth(sum(answered, of) / answered.length)
  const talk = ({ talkSeconds = 0 }: CountedCall) => talkSeconds
  return {
    calls: calls.length,
    answered: answered.length,
    missed: withStatus('missed').length,
    voicemail: withStatus('voicemail').length,
    busy: withStatus('busy').length,
    failed: withStatus('failed').length,
    firstTimeCallers: sum(calls, ({ firstTimeCaller }) => (firstTimeCaller ? 1 : 0)),
    uniqueCallers: new Set(calls.map(({ callerNumber }) => callerNumber)).size,
    talkSeconds: sum(calls, talk),
    averageTalkSeconds: mean(talk),
    averageRingSeconds: mean(({ ringSeconds = 0 }) => ringSeconds),
    charge: sum(calls, ({ charge }) => cents(charge)) / 100,
  }
}

/** Calls by what they have in common. */
export function groupCalls(
  calls: readonly CountedCall[],
  keyOf: (call: CountedCall) => string,
): Map<string, CountedCall[]> {
  const groups = new Map<string, CountedCall[]>()
  for (const call of calls) {
    const key = keyOf(call)
    const group = groups.get(key)
    if (group) group.push(call)
    else groups.set(key, [call])
  }
  return groups
}
