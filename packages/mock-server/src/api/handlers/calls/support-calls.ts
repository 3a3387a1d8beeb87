import { CallStatus } from '@lineboard/contract/enumerations'
import { compareValues } from '../../../store/query/compare-values.ts'
import { compileWhere } from '../../../store/query/where.ts'
import type { Row } from '../../../store/rows/models.ts'
import type { Where } from '../../../store/rows/types.ts'
import type { Context } from '../../context/context.ts'
import { shape } from '../../crud/include.ts'
import { typedRow } from '../../crud/read.ts'

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
export function listSupportCalls(context: Context): Row<'CallLogSupport'>[] {
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
