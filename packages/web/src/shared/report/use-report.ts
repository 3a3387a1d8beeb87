import {
  type ActivityDays,
  activityDays,
  type ComparedFigures,
  type CompareQuestion,
  type HeadlineFigures,
  headlineFigures,
  type OverviewFigures,
  overviewFigures,
  type ReportCalls,
  type ReportOptions,
  type ReportQuestion,
  type WidgetData,
  type WidgetQuestion,
  widgetData,
} from '@lineboard/sdk/reports'
import { api } from '../../data/client.ts'
import { type Ask, type CallOptions, prefetchAnswer, useAnswer } from '../../data/use-answer.ts'
import { isFromRows, isUnanswered, type ReportId } from './from-rows.ts'

/** What each report is asked, and what it answers, by the operation that it is made of. */
interface Reports {
  'CallLog.compareReport': { question: CompareQuestion; answer: ComparedFigures }
  'Report.activityReport': { question: ReportQuestion; answer: ActivityDays }
  'Report.overviewReport': { question: ReportQuestion; answer: OverviewFigures }
  'Report.statistics': { question: ReportQuestion; answer: HeadlineFigures }
  'Report.dashboardData': { question: WidgetQuestion; answer: WidgetData }
}

type Asks = { [Id in keyof Reports]: (question: Reports[Id]['question']) => Ask<Reports[Id]['answer']> }

type Read<Question, Answer> = (calls: ReportCalls, question: Question, options: ReportOptions) => Promise<Answer>

/** Asks the server, or counts the rows of its calls where it does not serve the report. */
export const asking =
  <Question extends ReportQuestion, Answer>(id: ReportId, read: Read<Question, Answer>) =>
  (question: Question): Ask<Answer> =>
  async (signal) =>
    isFromRows(id)
      ? (await import('./counted-calls.ts')).countedReport(read, question, signal)
      : read(api(), question, { signal })

// One report of five, and the dashboard has none of it.
const compare: Read<CompareQuestion, ComparedFigures> = async (...asked) =>
  (await import('./ask-comparison.ts')).compareFigures(...asked)

const asks: Asks = {
  'CallLog.compareReport': asking('CallLog.compareReport', compare),
  'Report.activityReport': asking('Report.activityReport', activityDays),
  'Report.overviewReport': asking('Report.overviewReport', overviewFigures),
  'Report.statistics': asking('Report.statistics', headlineFigures),
  'Report.dashboardData': asking('Report.dashboardData', widgetData),
}

/** Answer of a report, however many calls it takes, cached by its question. */
export function useReport<Id extends keyof Reports>(
  id: Id,
  question: Reports[Id]['question'],
  options?: CallOptions<Reports[Id]['answer']>,
) {
  return useAnswer<Reports[Id]['answer']>(isUnanswered(id) ? null : [id, question], asks[id](question), options)
}

/** Asks for a report ahead of need. */
export function prefetchReport<Id extends keyof Reports>(id: Id, question: Reports[Id]['question']): void {
  if (!isUnanswered(id)) prefetchAnswer([id, question], asks[id](question))
}
