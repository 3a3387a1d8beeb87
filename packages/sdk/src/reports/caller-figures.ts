import { type CountedGroup, countFigures, groupsOf, readCalls } from './counted.ts'
import type { ReportCalls, ReportOptions, ReportQuestion } from './report-question.ts'
import type { ReportFigures } from './sum-reports.ts'

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

/** The figures of the calls of one customer; its key is the customer's id. */
export type CustomerFigures = Omit<CountedGroup, 'label'>

/**
 * The calls of a span by customer, most calls first, counted call by call, and all of them together. Throws a TooManyCallsError where
 * there are more calls than are read, and what the calls throw.
 */
export async function customerFigures(
  api: ReportCalls,
  question: ReportQuestion,
  options?: ReportOptions,
): Promise<{ rows: CustomerFigures[]; totals: ReportFigures }> {
  const calls = await readCalls(api, question.span, question, options)
  return { rows: groupsOf(calls, 'customerId').map(({ label: _, ...row }) => row), totals: countFigures(calls) }
}
