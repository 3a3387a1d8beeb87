import type { Context } from '../handlers/types.ts'
import { settledCalls } from '../payments/settled-charges.ts'
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

/**
 * Is given a call, when it started in milliseconds since 1970, and which caller it is from: 0 is the first one met. A call without
 * a caller is no longer there, and only what it was charged counts.
 */
export type Visit = (call: Row<'CallLog'>, startMs: number, caller: number | undefined) => void

/** The condition that counts the calls of a report. */
export function callsWhere({ customerId, sourceIds = [] }: CallChoice): Where<Row<'CallLog'>> {
  return {
    ...(customerId !== undefined && { customerId }),
    ...(sourceIds.length > 0 && { trackingSourceId: { inq: sourceIds } }),
  }
}

/** Whether a call is one of a report. */
function meaning(context: Context, choice: CallChoice, { fromMs, toMs }: Period): (call: Row<'CallLog'>) => boolean {
  const where = context.scoped('CallLog', callsWhere(choice))
  const { test } = compileWhere(where, 'CallLog', (name) => context.store.anyTable(name))
  // Dates are stored in one form, so they compare as text; that spares reading most of a long log's dates.
  const [from, to] = [new Date(fromMs).toISOString(), new Date(toMs).toISOString()]
  return (call) => call.startedAt >= from && call.startedAt <= to && test(call)
}

/** Goes once through the calls of a period that the principal may see, in no particular order. */
export function eachCall(context: Context, choice: CallChoice, period: Period, visit: Visit): void {
  const isMeant = meaning(context, choice, period)
  const callers = new Map<string, number>()
  for (const call of context.store.table('CallLog').all()) {
    const { startedAt, callerNumber } = call
    if (!isMeant(call)) continue
    const known = callers.get(callerNumber)
    if (known === undefined) callers.set(callerNumber, callers.size)
    visit(call, Date.parse(startedAt), known ?? callers.size - 1)
  }
}

/** The same, and after them the calls that were charged and are no longer there. */
export function eachCharged(context: Context, choice: CallChoice, period: Period, visit: Visit): void {
  eachCall(context, choice, period, visit)
  const isMeant = meaning(context, choice, period)
  for (const call of settledCalls(context.store, choice.customerId)) {
    if (isMeant(call)) visit(call, Date.parse(call.startedAt), undefined)
  }
}
