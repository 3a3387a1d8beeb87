import type { Context } from '../handlers/types.ts'
import { compileWhere } from '../query/where.ts'
import type { Row } from '../store/models.ts'
import type { Where } from '../store/types.ts'
import type { Period } from './local-time.ts'

/** Which calls a report is about, beside its period. */
export interface CallChoice {
  customerId?: number | undefined
  /** Ids of tracking sources; empty for all calls. */
  sourceIds?: readonly number[] | undefined
}

/** Is given a call, when it started in milliseconds since 1970, and which caller it is from: 0 is the first one met. */
export type Visit = (call: Row<'CallLog'>, startMs: number, caller: number) => void

/** The condition that counts the calls of a report. */
export function callsWhere({ customerId, sourceIds = [] }: CallChoice): Where<Row<'CallLog'>> {
  return {
    ...(customerId !== undefined && { customerId }),
    ...(sourceIds.length > 0 && { trackingSourceId: { inq: sourceIds } }),
  }
}

/** Goes once through the calls of a period that the principal may see, in no particular order. */
export function eachCall(context: Context, choice: CallChoice, { fromMs, toMs }: Period, visit: Visit): void {
  const { store } = context
  const where = context.scoped('CallLog', callsWhere(choice))
  const { test } = compileWhere(where, 'CallLog', (name) => store.anyTable(name))
  // Dates are stored in one form, so they compare as text; that spares reading most of a long log's dates.
  const [from, to] = [new Date(fromMs).toISOString(), new Date(toMs).toISOString()]
  const callers = new Map<string, number>()
  for (const call of store.table('CallLog').all()) {
    const { startedAt, callerNumber } = call
    if (startedAt < from || startedAt > to || !test(call)) continue
    const known = callers.get(callerNumber)
    if (known === undefined) callers.set(callerNumber, callers.size)
    visit(call, Date.parse(startedAt), known ?? callers.size - 1)
  }
}
