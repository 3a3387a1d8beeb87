import { CallStatus } from '@lineboard/contract/enumerations'
import { chargeAfter } from '../../../domain/billing/wallet/call-charges.ts'
import { contactFields, legsOf } from '../../../domain/calls/call-fields.ts'
import { compareReport } from '../../../domain/reports/compare-report.ts'
import { countLogs } from '../../../domain/reports/count-logs.ts'
import { isShared, isUsable } from '../../../domain/rules/checks.ts'
import { notFound, unprocessable } from '../../../ground/errors.ts'
import { type Period, parsePeriod } from '../../../ground/local-time.ts'
import { parseJson } from '../../../ground/parse-json.ts'
import { compareValues } from '../../../store/query/compare-values.ts'
import { compileWhere } from '../../../store/query/where.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Where } from '../../../store/rows/types.ts'
import type { Context, Handlers } from '../../context/context.ts'
import { listRows, shape, typedRow, visibleRow } from '../../crud/include.ts'
import { recordingChanges } from '../../crud/write.ts'
import { playRecording } from './recordings.ts'

interface UpdateInfo {
  ids: readonly number[]
  customerId: number
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** Which rows go to which customer, from a form field that holds JSON. */
function parseUpdateInfo(text: string): UpdateInfo {
  let info: unknown
  try {
    info = parseJson(text)
  } catch {
    info = undefined
  }
  if (typeof info === 'object' && info !== null && 'ids' in info && 'customerId' in info) {
    const { ids, customerId } = info
    if (Array.isArray(ids) && ids.every(isId) && isId(customerId)) return { ids, customerId }
  }
  const message = 'is not JSON with a list of ids and a customerId'
  throw unprocessable('CallLog', [{ field: 'updateInfo', code: 'format', message, value: text }])
}

/** What a call loses when it goes to another customer: what it knows of people, sources and gateways stays behind. */
function leftBehind({ store }: Context, call: Row<'CallLog'>, customerId: number) {
  const isForeign = (model: 'PhoneBook' | 'TrackingSource' | 'SipGateway', id: number) =>
    !isUsable(store.table(model).get(id), customerId, isShared(model))
  const { caller_contactId = 0, trackingSourceId = 0, sip_gatewayId = 0 } = call
  return {
    ...(isForeign('PhoneBook', caller_contactId) && {
      caller_contactId: undefined,
      ...contactFields(undefined),
    }),
    ...(isForeign('TrackingSource', trackingSourceId) && {
      trackingSourceId: undefined,
      trackingSourceName: undefined,
    }),
    ...(isForeign('SipGateway', sip_gatewayId) && {
      sip_gatewayId: undefined,
      routingAddress: undefined,
    }),
  }
}

/** Moves calls to another customer, who is charged nothing for them, and answers how many. Ids the principal may not see are left out. */
function moveCalls(context: Context, updateInfo: string): { count: number } {
  const { ids, customerId } = parseUpdateInfo(updateInfo)
  const { store } = context
  if (!store.table('Customer').get(customerId)) {
    const message = 'names a customer that is not there'
    throw unprocessable('CallLog', [{ field: 'updateInfo', code: 'existence', message, value: customerId }])
  }
  const calls = store.table('CallLog')
  const found = calls.find({ where: context.scoped('CallLog', { id: { inq: ids } }) })
  recordingChanges(context, 'CallLog', found, () => {
    for (const call of found) {
      const { startedAt } = call
      const charge = chargeAfter(store, call, { customerId, startedAt })
      calls.patch(call.id, { customerId, ...leftBehind(context, call, customerId), ...charge })
    }
  })
  return { count: found.length }
}

type Call = Row<'CallLog'>
type Status = Call['status']

/** What the network says at the end of a call, by what became of it. */
const causes: Readonly<Record<Status, string>> = {
  answered: 'NORMAL_CLEARING',
  voicemail: 'NORMAL_CLEARING',
  missed: 'NO_ANSWER',
  busy: 'USER_BUSY',
  failed: 'NORMAL_TEMPORARY_FAILURE',
}

/** A condition in which the cause, which no row keeps, has become the statuses it follows from. */
function onStatus(context: Context, where: object): Where {
  const meets = (condition: unknown, status: Status) =>
    compileWhere({ hangupCause: condition }, 'CallLogSupport', (name) => context.store.anyTable(name)).test({
      id: 0,
      hangupCause: causes[status],
    })
  const parts = Object.entries(where).map(([key, value]) => {
    if (/^(and|or|nor)$/.test(key) && Array.isArray(value)) {
      return { [key]: value.map((part) => onStatus(context, part)) }
    }
    if (key !== 'hangupCause') return { [key]: value }
    return { status: { inq: CallStatus.filter((status) => meets(value, status)) } }
  })
  return { and: parts }
}

/** The sign to order by the cause with, where the order begins with it; else undefined. */
function causeSign(term = ''): number | undefined {
  const [field, direction = ''] = term.trim().split(/\s+/)
  if (field !== 'hangupCause') return undefined
  return direction.toUpperCase() === 'DESC' ? -1 : 1
}

/** Calls as support staff see them. */
function listSupportCalls(context: Context): Row<'CallLogSupport'>[] {
  const filter = context.filter('CallLogSupport')
  const { order, skip, limit } = filter
  const calls = context.store.table('CallLog')
  const where = context.scoped('CallLogSupport', filter.where && onStatus(context, filter.where))
  context.total(() => calls.count(where))

  function page(): Call[] {
    const sign = causeSign(order[0])
    if (sign === undefined) return calls.find({ where, order, skip, limit })
    // Ordering by what is not stored takes all the rows.
    const all = calls.find({ where, order: order.slice(1) })
    all.sort((a, b) => sign * compareValues(causes[a.status], causes[b.status]))
    return all.slice(skip, limit > 0 ? skip + limit : undefined)
  }

  return page().map((call) => {
    const row = { ...call, hangupCause: causes[call.status] }
    return typedRow('CallLogSupport', shape(context, 'CallLogSupport', row, filter))
  })
}

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
