import { and, type Day, periodWhere } from '@lineboard/sdk'
import { instantsOf } from '../../parts/period/period-name.ts'

/** The conditions of a list, of the rows of one day. Those of a list of that very day are its own: it is counted once. */
export const dayWhere = (where: object, periodField: string, day: Day): object =>
  and(where, periodWhere(periodField, instantsOf({ mode: 'range', start: day, end: day })))
