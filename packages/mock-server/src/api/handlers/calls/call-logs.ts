import { contactFields, legsOf } from '../../../domain/calls/call-fields.ts'
import { compareReport } from '../../../domain/reports/compare-report.ts'
import { countLogs } from '../../../domain/reports/count-logs.ts'
import { notFound, unprocessable } from '../../../ground/errors.ts'
import { type Period, parsePeriod } from '../../../ground/local-time.ts'
import type { Row } from '../../../store/rows/models.ts'
import type { Where } from '../../../store/rows/types.ts'
import type { Context, Handlers } from '../../context/context.ts'
import { listRows, visibleRow } from '../../crud/read.ts'
import { recordingChanges } from '../../crud/write.ts'
import { moveCalls } from './move-calls.ts'
import { playRecording } from './recordings.ts'
import { listSupportCalls } from './support-calls.ts'

type CompareQuery = Context<'CallLog.getCompareReport'>['query'] | Context<'CallLog.compareReport'>['body']

/** A call with its joined names. Throws a 404 when there is none the principal may see. */
function oneCall(context: Context, id: number): Row<'CallLog'> {
  const [call] = listRows(context, 'CallLog', { where: { id }, order: [], limit: 1, skip: 0, include: [] })
  if (!call) throw notFound('CallLog', id)
  return call
}

function secondPeriod(query: CompareQuery, offset: number): Period | undefined {
  const { compare_start_daterange: start, compare_end_daterange: end } = query
  if (start === undefined && end === undefined) return undefined
  if (start !== undefined && end !== undefined) {
    return parsePeriod({ start, end, offset }, { start: 'compare_start_daterange', end: 'compare_end_daterange' })
  }
  const field = start === undefined ? 'compare_start_daterange' : 'compare_end_daterange'
  throw unprocessable('CallLog', [{ field, code: 'presence', message: "can't be blank when the other end is given" }])
}

function compare(context: Context, query: CompareQuery) {
  const { start_daterange: start, end_daterange: end, offset = 0, view_by: viewBy = 2, customerId } = query
  const current = parsePeriod({ start, end, offset }, { start: 'start_daterange', end: 'end_daterange' })
  return compareReport(context, { current, previous: secondPeriod(query, offset), viewBy, offset, customerId })
}

/** Calls: reassignment, counts, comparison, recordings. */
export const callLogHandlers = {
  'CallLog.findById'(context) {
    const call = oneCall(context, context.params.id)
    return { ...call, legs: legsOf(call) }
  },

  'CallLog.updatePhonebook'(context) {
    const { id, caller_contactId } = context.body
    const call = visibleRow(context, 'CallLog', id)
    const contact = visibleRow(context, 'PhoneBook', caller_contactId)
    if (contact.customerId !== call.customerId) {
      const message = 'is a contact of another customer'
      throw unprocessable('CallLog', [
        { field: 'caller_contactId', code: 'existence', message, value: caller_contactId },
      ])
    }
    recordingChanges(context, 'CallLog', [call], () =>
      context.store.table('CallLog').patch(id, { caller_contactId, ...contactFields(contact) }),
    )
    return oneCall(context, id)
  },

  'CallLog.updateCustomer': (context) => moveCalls(context, context.body.updateInfo),

  'CallLog.countLogs': (context) => countLogs(context, context.query.offset ?? 0, context.query.weekend ?? 0),

  'CallLog.getCompareReport': (context) => compare(context, context.query),

  'CallLog.compareReport': (context) => compare(context, context.body),

  'CallLogSupport.find': (context) => listSupportCalls(context),

  'LightCallLog.find'(context) {
    const filter = context.filter('LightCallLog')
    const { startDate, endDate } = context.query
    const startedAt = {
      ...(startDate !== undefined && { gte: startDate }),
      ...(endDate !== undefined && { lte: endDate }),
    }
    const isNarrowed = startDate !== undefined || endDate !== undefined
    const parts: Where[] = [...(filter.where ? [filter.where] : []), ...(isNarrowed ? [{ startedAt }] : [])]
    return listRows(context, 'LightCallLog', { ...filter, where: { and: parts } })
  },

  'Storage.getRecording': (context) => playRecording(context, context.query.recording_id),
} satisfies Handlers
