import type { components } from '@lineboard/contract'
import { iterate } from '../../paging/iterate.ts'
import type { ReportSpan } from '../report-parts.ts'
import type { ReportCalls, ReportOptions, ReportQuestion } from '../report-question.ts'

const fields = [
  'startedAt',
  'endedAt',
  'status',
  'firstTimeCaller',
  'callerNumber',
  'talkSeconds',
  'ringSeconds',
  'charge',
  'trackingSourceId',
  'trackingNumber',
  'receivingNumber',
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
  { customerId, only = {} }: ReportQuestion,
  options?: ReportOptions,
): Promise<CountedCall[]> {
  const where = {
    startedAt: { between: [new Date(startsAt), new Date(endsAt)] as const },
    ...(customerId !== undefined && { customerId }),
    ...only,
  }
  const { count } = await api.CallLog.count({ where }, options)
  if (count > MOST_COUNTED_CALLS) throw new TooManyCallsError(count)
  const calls: CountedCall[] = []
  const call = options ? { call: options } : {}
  for await (const row of iterate(api.CallLog, { where, fields, pageSize: PAGE_SIZE, ...call })) calls.push(row)
  return calls
}
