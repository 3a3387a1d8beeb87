import { type CountedGroup, groupsOf, readCalls } from './counted.ts'
import type { ReportCalls, ReportOptions, ReportQuestion } from './report-question.ts'

/** The figures of one caller; its key is the number. */
export type CallerFigures = Omit<CountedGroup, 'label'> & {
  /** The name of the caller as its latest call has it; empty for one without. */
  name: string
}

/**
 * Who called in a span, most calls first, counted call by call. Throws a TooManyCallsError where there are more calls than are read,
 * and what the calls throw.
 */
export async function callerFigures(
  api: ReportCalls,
  question: ReportQuestion,
  options?: ReportOptions,
): Promise<{ rows: CallerFigures[]; calls: number }> {
  const calls = await readCalls(api, question.span, question, options)
  const names = new Map<string, string>()
  for (const { callerNumber, phonebookName } of calls) if (phonebookName) names.set(callerNumber, phonebookName)
  const rows = groupsOf(calls, 'callerNumber').map(({ label: _, ...row }) => ({
    ...row,
    name: names.get(row.key) ?? '',
  }))
  return { rows, calls: calls.length }
}
