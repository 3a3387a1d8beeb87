import { DAY_MS } from '@lineboard/contract/durations'
import { unprocessable } from '../../ground/errors.ts'
import { type Period, periodBefore } from '../../ground/local-time.ts'
import { type CallChoice, chosenCalls, type ReportContext } from './chosen-calls.ts'
import type { Figures } from './figures.ts'
import { countByGroups, countUp, type Group } from './group-calls.ts'
import type { Grouping } from './groupings.ts'

/** Days a report may have a row each for. */
const maxDays = 3660

/** Refuses a period too long to be told day by day. */
export function refuseTooLong({ fromMs, toMs }: Period, field: string, value: string): void {
  if (toMs - fromMs <= maxDays * DAY_MS) return
  const message = `is more than ${maxDays} days after the start`
  throw unprocessable('Report', [{ field, code: 'length.max', message, value }])
}

/** The figures of a period, of the one before, and of the groups of the period. */
export function readReport(
  context: ReportContext,
  choice: CallChoice,
  period: Period,
  groupings: readonly Grouping[] = [],
): { totals: Figures; previousTotals: Figures; groups: Group[][] } {
  const calls = chosenCalls(context, choice, period)
  const { totals, groups } = countByGroups(calls, groupings)
  const previousTotals = countUp(chosenCalls(context, choice, periodBefore(period)))
  return { totals, previousTotals, groups }
}
