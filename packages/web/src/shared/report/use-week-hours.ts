import { type WeekHours, type WidgetQuestion, weekHours } from '@lineboard/sdk/reports'
import { useAnswer } from '../../data/use-answer.ts'
import { isUnanswered } from './from-rows.ts'
import { asking } from './use-report.ts'

/** Calls by hour and weekday, cached by their question. */
export const useWeekHours = (question: Omit<WidgetQuestion, 'widgetName'>) =>
  useAnswer<WeekHours>(
    isUnanswered('Report.dashboardData') ? null : ['Report.dashboardData', { hoursOf: question }],
    asking('Report.dashboardData', weekHours)(question),
    { silent: true },
  )
