import type { components } from '@lineboard/contract'
import { deliveredLabel, sourceLabel } from '@lineboard/contract/call-group-labels'
import { NONE } from '@lineboard/contract/call-groups'
import { isMissed } from '@lineboard/contract/call-result'
import { MINUTE_MS } from '@lineboard/contract/durations'
import { callState } from '../calls/call-state.ts'
import { iterate } from '../paging/iterate.ts'
import { addDays, type Day, weekdayOf } from '../period/day.ts'
import { dayAt, offsetMs } from '../period/time-zone.ts'
import { type HourOfDay, hoursOfDay, isOneDay } from './hours-of-day.ts'
import { clockParts, type ReportSpan } from './report-parts.ts'
import type { ReportCalls, ReportOptions, ReportQuestion } from './report-question.ts'
import type { ReportFigures } from './sum-reports.ts'

const fields = [
  'startedAt',
  'endedAt',
  'status',
  'direction',
  'firstTimeCaller',
  'callerNumber',
  'phonebookName',
  'talkSeconds',
  'ringSeconds',
  'charge',
  'trackingSourceId',
  'trackingNumber',
  'receivingNumber',
  'customerId',
] as const

/** What of a call counts in a report. */
export type CountedCall = Pick<components['schemas']['CallLog'], (typeof fields)[number]>

/** Most calls that are read to be counted one by one: ten requests of five thousand. */
export const MOST_COUNTED_CALLS = 50_000

/** A narrowed report of more calls than are read one by one. */
export class TooManyCallsError extends RangeError {
  /** How many calls there are. */
  readonly calls: number

  constructor(calls: number) {
    super(`${calls} calls are more than the ${MOST_COUNTED_CALLS} that are counted one by one: ask for a shorter span`)
    this.name = 'TooManyCallsError'
    this.calls = calls
  }
}

const PAGE_SIZE = 5000

/** The calls of a span that a question means, to be counted. Throws a TooManyCallsError, and what the calls throw. */
export async function readCalls(
  api: ReportCalls,
  { startsAt, endsAt }: ReportSpan,
  { customerId, only = {}, trackingSources = [] }: ReportQuestion & { trackingSources?: readonly number[] },
  options?: ReportOptions,
): Promise<CountedCall[]> {
  const where = {
    startedAt: { between: [new Date(startsAt), new Date(endsAt)] as const },
    ...(customerId !== undefined && { customerId }),
    ...(trackingSources.length > 0 && { trackingSourceId: { inq: trackingSources } }),
    ...only,
  }
  const { count } = await api.CallLog.count({ where }, options)
  if (count > MOST_COUNTED_CALLS) throw new TooManyCallsError(count)
  const calls: CountedCall[] = []
  const call = options ? { call: options } : {}
  for await (const row of iterate(api.CallLog, { where, fields, pageSize: PAGE_SIZE, ...call })) calls.push(row)
  return calls
}

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
    missed: calls.filter((call) => isMissed(call, nowMs)).length,
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
function groupCalls(calls: readonly CountedCall[], keyOf: (call: CountedCall) => string): Map<string, CountedCall[]> {
  const groups = new Map<string, CountedCall[]>()
  for (const call of calls) {
    const key = keyOf(call)
    const group = groups.get(key)
    if (group) group.push(call)
    else groups.set(key, [call])
  }
  return groups
}

/** Calls of a span day by day, as the time zone has its days. */
export function countedDays(calls: readonly CountedCall[], span: ReportSpan, timeZone: string) {
  const dayOf = (instant: string) => dayAt(Date.parse(instant), timeZone)
  const byDay = groupCalls(calls, ({ startedAt }) => dayOf(startedAt))
  const last = dayOf(span.endsAt)
  const rows: ({ date: Day } & ReportFigures)[] = []
  for (let date = dayOf(span.startsAt); date <= last; date = addDays(date, 1)) {
    rows.push({ date, ...countFigures(byDay.get(date) ?? []) })
  }
  return { rows, totals: countFigures(calls) }
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const hourLabel = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ key: String(hour), label: hourLabel(hour) }))
const DAYS = weekdays.map((label, day) => ({ key: String(day), label }))

/** One row for each of these, with calls or without. */
function rowsOf(
  rows: readonly { key: string; label: string }[],
  calls: readonly CountedCall[],
  keyOf: (call: CountedCall) => number,
): CountedGroup[] {
  const groups = groupCalls(calls, (call) => String(keyOf(call)))
  return rows.map((row) => ({ ...row, ...countFigures(groups.get(row.key) ?? []) }))
}

/** The hour that clocks of a zone showed at a moment. */
export const hourOf = (ms: number, timeZone: string): number => new Date(ms + offsetMs(ms, timeZone)).getUTCHours()

/** Calls by the hour that clocks showed: 24, or the hours of a single day as it has them. */
export function countedHours(
  calls: readonly CountedCall[],
  span: ReportSpan,
  timeZone: string,
): HourOfDay<CountedGroup>[] {
  const hourOfCall = ({ startedAt }: CountedCall) => hourOf(Date.parse(startedAt), timeZone)
  const parts = clockParts(span, timeZone)
  if (parts.length === 1 || !isOneDay(parts)) return rowsOf(HOURS, calls, hourOfCall)
  // Parts of one day are told apart by their offset.
  const inPart = (offset: number) =>
    calls.filter(({ startedAt }) => Math.round(offsetMs(Date.parse(startedAt), timeZone) / MINUTE_MS) === 0 - offset)
  return hoursOfDay(
    parts,
    parts.map(({ offset }) => rowsOf(HOURS, inPart(offset), hourOfCall)),
  )
}

/** Calls by the day of the week they started on, Sunday first. */
export const countedWeekdays = (calls: readonly CountedCall[], timeZone: string): CountedGroup[] =>
  rowsOf(DAYS, calls, ({ startedAt }) => weekdayOf(dayAt(Date.parse(startedAt), timeZone)))

/** One row for each value that calls have, most calls first. */
export const groupsOf = (
  calls: readonly CountedCall[],
  field: 'trackingSourceId' | 'trackingNumber' | 'receivingNumber' | 'callerNumber' | 'customerId',
  labelOf: (key: string) => string = field === 'receivingNumber' ? deliveredLabel : String,
): CountedGroup[] =>
  [...groupCalls(calls, (call) => String(call[field] ?? NONE))]
    .map(([key, some]) => ({ key, label: labelOf(key), ...countFigures(some) }))
    .toSorted((a, b) => b.calls - a.calls || (a.key < b.key ? -1 : 1))

/** Labels of the sources that calls came from. */
export async function namedSources(
  api: ReportCalls,
  calls: readonly CountedCall[],
  options?: ReportOptions,
): Promise<(key: string) => string> {
  const ids = [...new Set(calls.flatMap(({ trackingSourceId }) => trackingSourceId ?? []))]
  const sources =
    ids.length > 0
      ? await api.TrackingSource.find({ filter: { where: { id: { inq: ids } }, fields: ['id', 'name'] } }, options)
      : []
  const names = new Map(sources.map(({ id, name }) => [String(id), name]))
  return (key) => sourceLabel(key, names.get(key))
}

/** The overview of a narrowed question, counted from its calls. Every figure is exact. */
export async function countedOverview(api: ReportCalls, question: ReportQuestion, options?: ReportOptions) {
  const { span, timeZone, before } = question
  const [calls, previous] = await Promise.all([
    readCalls(api, span, question, options),
    before && readCalls(api, before, question, options),
  ])
  return {
    totals: countFigures(calls),
    previousTotals: previous && countFigures(previous),
    byTrackingSource: groupsOf(calls, 'trackingSourceId', await namedSources(api, calls, options)),
    byTrackingNumber: groupsOf(calls, 'trackingNumber'),
    byReceivingNumber: groupsOf(calls, 'receivingNumber'),
    byHour: countedHours(calls, span, timeZone),
    byWeekday: countedWeekdays(calls, timeZone),
    isSummed: false,
  }
}
