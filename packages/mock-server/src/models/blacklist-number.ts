import { forbidden } from '../errors/loopback-error.ts'
import { customerIssues, takenIssues } from './checks.ts'
import type { ModelRules } from './types.ts'

/** A blocked number stands once a customer; the owner's entries hold for everybody and only the owner takes them out. */
export const blacklistNumberRules: ModelRules<'BlacklistNumber'> = {
  check: (row, context) => [...customerIssues(context, row), ...takenIssues(context, 'BlacklistNumber', row, 'number')],

  refuseDelete(rows, { principal }) {
    if (!principal.isSuperAdmin && rows.some(({ customerId }) => customerId !== principal.customerId)) throw forbidden()
  },
}
