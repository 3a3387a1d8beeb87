import { unprocessable } from '../errors/loopback-error.ts'
import type { Context } from '../handlers/types.ts'
import { type CallChoice, type ChosenCalls, chosenCalls } from './chosen-calls.ts'
import { type Figures, totalOf } from './figures.ts'
import { DAY_MS, type Period, periodBefore } from './local-time.ts'

/** Days a report may have a row each for. */
const maxDays = 3660

/** Refuses a period too long to be told day by day. */
export function refuseTooLong({ fromMs, toMs }: Period, field: string, value: string): void {
  if (toMs - fromMs <= maxDays * DAY_MS) return
  const message = `is more than ${maxDays} days after the start`
  throw unprocessable('Report', [{ field, code: 'length.max', message, value }])
}

/** The calls of a period, and the figures of it and of the one before. */
export function readReport(
  context: Context,
  choice: CallChoice,
  period: Period,
): { calls: ChosenCalls; totals: Figures; previousTotals: Figures } {
  const calls = chosenCalls(context, choice, period)
  const previous = chosenCalls(context, choice, periodBefore(period))
  return { calls, totals: totalOf(calls), previousTotals: totalOf(previous) }
}
