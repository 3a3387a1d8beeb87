import type { components } from '@lineboard/contract'
import { callsWhere, chosenCalls } from '../../../domain/reports/chosen-calls.ts'
import { countUp, type Group, Groups } from '../../../domain/reports/group-calls.ts'
import {
  byDay,
  byHour,
  byReceivingNumber,
  byTrackingNumber,
  byTrackingSource,
  byWeekday,
} from '../../../domain/reports/groupings.ts'
import { readReport, refuseTooLong, widgets } from '../../../domain/reports/widgets.ts'
import { unprocessable } from '../../../ground/errors.ts'
import { type Period, parsePeriod, toLocal } from '../../../ground/local-time.ts'
import { parseJson } from '../../../ground/parse-json.ts'
import type { Context, Handlers } from '../../context/context.ts'
import { textFile } from '../../context/context.ts'

type ReportRequest = components['schemas']['ReportRequest']
type ReportDay = components['schemas']['ReportDay']

const csvColumns: readonly (keyof ReportDay)[] = [
  'date',
  'calls',
  'answered',
  'missed',
  'voicemail',
  'busy',
  'failed',
  'firstTimeCallers',
  'uniqueCallers',
  'talkSeconds',
  'averageTalkSeconds',
  'averageRingSeconds',
  'charge',
]

const written = ({ fromMs, toMs }: Period, offset: number) => ({
  startDate: toLocal(fromMs, offset),
  endDate: toLocal(toMs, offset),
})

/** Ids of sources from a form field that holds a JSON list. */
function parseSources(text: string | undefined): number[] {
  let ids: unknown = []
  try {
    ids = parseJson(text || '[]')
  } catch {
    ids = undefined
  }
  if (Array.isArray(ids) && ids.every((id) => Number.isInteger(id) && id > 0)) return ids
  const issue = { field: 'trackingSources', code: 'format', message: 'is not a JSON list of ids', value: text }
  throw unprocessable('Report', [issue])
}

function periodOf({ start_date: start, end_date: end, offset }: ReportRequest): Period {
  return parsePeriod({ start, end, offset }, { start: 'start_date', end: 'end_date' })
}

function dailyRows(context: Context, request: ReportRequest) {
  const { offset, customerId } = request
  const period = periodOf(request)
  refuseTooLong(period, 'end_date', request.end_date)
  const calls = chosenCalls(context, { customerId }, period)
  const days = new Groups(calls, byDay(period, offset))
  const totals = countUp(calls, [days])
  const rows: ReportDay[] = days.list().map(({ key, figures }) => ({ date: key, ...figures }))
  return { period, rows, totals }
}

const toReportGroup = ({ figures, ...group }: Group) => ({ ...group, ...figures })

/** Figures computed from the call logs. */
export const reportHandlers = {
  'Report.statistics'(context) {
    const { startDate: start, endDate: end, timezoneOffset: offset = 0, customerId } = context.query
    const period = parsePeriod({ start, end, offset }, { start: 'startDate', end: 'endDate' })
    const counted = (model: 'OpNumber' | 'ReceivingNumber' | 'TrackingSource') =>
      context.store.table(model).count(context.scoped(model, callsWhere({ customerId })))
    const { totals, previousTotals } = readReport(context, { customerId }, period)
    return {
      ...written(period, offset),
      totals,
      previousTotals,
      trackingNumbers: counted('OpNumber'),
      receivingNumbers: counted('ReceivingNumber'),
      trackingSources: counted('TrackingSource'),
    }
  },

  'Report.dashboardData'(context) {
    const { body, store } = context
    const { widgetName, startDate: start, endDate: end, timezoneOffset: offset, weekStart = 0, customerId } = body
    const period = parsePeriod({ start, end, offset }, { start: 'startDate', end: 'endDate' })
    const { unit, measure, groupingOf, top } = widgets[widgetName]
    refuseTooLong(period, 'endDate', end)
    const choice = { customerId, sourceIds: parseSources(body.trackingSources) }
    const grouping = groupingOf({ store, period, offset, weekStart })
    const { totals, previousTotals, groups } = readReport(context, choice, period, [grouping])
    const series = groups
      .flat()
      .slice(0, top)
      .map(({ key, label, figures }) => ({
        key,
        label,
        value: measure(figures, key),
        ...(unit === 'calls' && { answered: figures.answered, missed: figures.missed }),
      }))
    return { widgetName, unit, series, total: measure(totals), previousTotal: measure(previousTotals) }
  },

  'Report.activityReport'(context) {
    const { period, rows, totals } = dailyRows(context, context.body)
    const { offset } = context.body
    return { ...written(period, offset), offset, rows, totals }
  },

  'Report.overviewReport'(context) {
    const { offset, customerId } = context.body
    const period = periodOf(context.body)
    const { totals, previousTotals, groups } = readReport(context, { customerId }, period, [
      byTrackingSource(context.store),
      byTrackingNumber,
      byReceivingNumber,
      byHour(offset),
      byWeekday(offset),
    ])
    const [sources = [], trackingNumbers = [], receivingNumbers = [], hours = [], weekdays = []] = groups.map((one) =>
      one.map(toReportGroup),
    )
    return {
      ...written(period, offset),
      offset,
      totals,
      previousTotals,
      byTrackingSource: sources,
      byTrackingNumber: trackingNumbers,
      byReceivingNumber: receivingNumbers,
      byHour: hours,
      byWeekday: weekdays,
    }
  },

  'Report.exportReport'(context) {
    const { period, rows } = dailyRows(context, context.body)
    const { startDate, endDate } = written(period, context.body.offset)
    const lines = [csvColumns, ...rows.map((row) => csvColumns.map((name) => row[name]))]
    const text = lines.map((line) => `${line.join(',')}\r\n`).join('')
    return textFile(text, 'text/csv; charset=utf-8', `calls-${startDate.slice(0, 10)}-${endDate.slice(0, 10)}.csv`)
  },
} satisfies Handlers
