import {
  type ActivityDays,
  activityDays,
  type ComparedFigures,
  type CompareQuestion,
  type HeadlineFigures,
  headlineFigures,
  type OverviewFigures,
  overviewFigures,
  type ReportQuestion,
  type WidgetData,
  type WidgetQuestion,
  widgetData,
} from '@lineboard/sdk/reports'
import { api } from '../../data/client.ts'
import { type Ask, type CallOptions, prefetchAnswer, useAnswer } from '../../data/use-answer.ts'
import { isRefused } from '../../state/may.ts'

/** What each report is asked, and what it answers, by the operation that it is made of. */
interface Reports {
  'CallLog.compareReport': { question: CompareQuestion; answer: ComparedFigures }
  'Report.activityReport': { question: ReportQuestion; answer: ActivityDays }
  'Report.overviewReport': { question: ReportQuestion; answer: OverviewFigures }
  'Report.statistics': { question: ReportQuestion; answer: HeadlineFigures }
  'Report.dashboardData': { question: WidgetQuestion; answer: WidgetData }
}

type Asks = { [Id in keyof Reports]: (question: Reports[Id]['question']) => Ask<Reports[Id]['answer']> }

const asks: Asks = {
  // One report of five, and the dashboard has none of it.
  'CallLog.compareReport': (question) => async (signal) =>
    (await import('./ask-comparison.ts')).askComparison(question, signal),
  'Report.activityReport': (question) => (signal) => activityDays(api(), question, { signal }),
  'Report.overviewReport': (question) => (signal) => overviewFigures(api(), question, { signal }),
  'Report.statistics': (question) => (signal) => headlineFigures(api(), question, { signal }),
  'Report.dashboardData': (question) => (signal) => widgetData(api(), question, { signal }),
}

/** Answer of a report, however many calls it takes, cached by its question. */
export function useReport<Id extends keyof Reports>(
  id: Id,
  question: Reports[Id]['question'],
  options?: CallOptions<Reports[Id]['answer']>,
) {
  return useAnswer<Reports[Id]['answer']>(isRefused(id) ? null : [id, question], asks[id](question), options)
}

/** Asks for a report ahead of need. */
export function prefetchReport<Id extends keyof Reports>(id: Id, question: Reports[Id]['question']): void {
  if (!isRefused(id)) prefetchAnswer([id, question], asks[id](question))
}
