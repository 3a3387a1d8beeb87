import type { Period } from '../../ground/local-time.ts'
import { compileWhere } from '../../store/query/where.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { CheckedWhere, ChosenRows, Store, Where } from '../../store/rows/types.ts'
import { settledCalls } from '../billing/wallet/call-charges.ts'

type Call = Row<'CallLog'>

/** What a report reads from: rows that the principal may see, and the time. */
export interface ReportContext {
  readonly store: Store
  now(): Date
  scoped(model: 'CallLog', where?: Where): CheckedWhere
}

/** Which calls a report is about, beside its period. */
export interface CallChoice {
  customerId?: number | undefined
  /** Ids of tracking sources; empty for all calls. */
  sourceIds?: readonly number[] | undefined
}

/** The calls of a report, column by column: looking at a million rows one by one takes ten times as long. */
export interface ChosenCalls extends ChosenRows {
  /** When calls started in milliseconds since 1970, by slot. */
  startMs: Float64Array
  /** The moment that tells which calls go on. */
  nowMs: number
  /** Calls that were charged and are no longer there: what they were charged counts, and nothing else of them. */
  settled: readonly Call[]
}

/** The condition that counts the calls of a report. */
export function callsWhere({ customerId, sourceIds = [] }: CallChoice): Where<Call> {
  return {
    ...(customerId !== undefined && { customerId }),
    ...(sourceIds.length > 0 && { trackingSourceId: { inq: sourceIds } }),
  }
}

/** The calls of a period that the principal may see, in the order they came. */
export function chosenCalls(context: ReportContext, choice: CallChoice, { fromMs, toMs }: Period): ChosenCalls {
  const { store } = context
  const where = context.scoped('CallLog', callsWhere(choice))
  const { test } = compileWhere(where, 'CallLog', (name) => store.anyTable(name))
  const [from, to] = [new Date(fromMs).toISOString(), new Date(toMs).toISOString()]
  const chosen = store.table('CallLog').choose(where, { field: 'startedAt', from, to })
  const isMeant = (call: Call) => call.startedAt >= from && call.startedAt <= to && test({ ...call })
  return {
    ...chosen,
    startMs: chosen.numbers('startedAt').numbers,
    nowMs: context.now().getTime(),
    settled: settledCalls(store, choice.customerId).filter(isMeant),
  }
}
