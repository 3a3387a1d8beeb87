import type { Context } from '../handlers/types.ts'
import { settledCalls } from '../payments/settled-charges.ts'
import { compileWhere } from '../query/where.ts'
import type { Row } from '../store/models.ts'
import type { ChosenRows, Where } from '../store/types.ts'
import type { Period } from './local-time.ts'

type Call = Row<'CallLog'>

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

/** The calls of a period that the principal may see, by id. */
export function chosenCalls(context: Context, choice: CallChoice, { fromMs, toMs }: Period): ChosenCalls {
  const { store } = context
  const startedAt = { between: [new Date(fromMs).toISOString(), new Date(toMs).toISOString()] as const }
  const where = context.scoped('CallLog', { and: [callsWhere(choice), { startedAt }] })
  const { test } = compileWhere(where, 'CallLog', (name) => store.anyTable(name))
  const chosen = store.table('CallLog').choose(where)
  return {
    ...chosen,
    startMs: chosen.numbers('startedAt').numbers,
    settled: settledCalls(store, choice.customerId).filter((call) => test({ ...call })),
  }
}
