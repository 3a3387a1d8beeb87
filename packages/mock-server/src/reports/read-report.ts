import { unprocessable } from '../errors/loopback-error.ts'
import type { Context } from '../handlers/types.ts'
import { type CallChoice, eachCharged, type Visit } from './each-call.ts'
import { type Figures, Tally } from './figures.ts'
import { DAY_MS, type Period, periodBefore } from './local-time.ts'

/** Days a report may have a row each for. */
const maxDays = 3660

/** Refuses a period too long to be told day by day. */
export function refuseTooLong({ fromMs, toMs }: Period, field: string, value: string): void {
  if (toMs - fromMs <= maxDays * DAY_MS) return
  const message = `is more than ${maxDays} days after the start`
  throw unprocessable('Report', [{ field, code: 'length.max', message, value }])
}

/** The figures of a period and of the one before, in one pass; `visit` is given each call of the period itself. */
export function readReport(
  context: Context,
  choice: CallChoice,
  period: Period,
  visit: Visit = () => undefined,
): { totals: Figures; previousTotals: Figures } {
  const current = new Tally()
  const previous = new Tally()
  const both = { fromMs: periodBefore(period).fromMs, toMs: period.toMs }
  eachCharged(context, choice, both, (call, startMs, caller) => {
    if (startMs < period.fromMs) return previous.add(call, caller)
    current.add(call, caller)
    visit(call, startMs, caller)
  })
  return { totals: current.figures(), previousTotals: previous.figures() }
}
