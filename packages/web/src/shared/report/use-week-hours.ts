import { type WeekHours, type WidgetQuestion, weekHours } from '@lineboard/sdk/reports'
import { api } from '../../data/client.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { isRefused } from '../../state/may.ts'

/** Calls by hour and weekday, cached by their question. */
export const useWeekHours = (question: Omit<WidgetQuestion, 'widgetName'>) =>
  useAnswer<WeekHours>(
    isRefused('Report.dashboardData') ? null : ['Report.dashboardData', { hoursOf: question }],
    (signal) => weekHours(api(), question, { signal }),
    { silent: true },
  )
