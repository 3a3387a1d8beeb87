import { entryDefaults } from '@lineboard/contract/import-keys'
import { forbidden } from '../../ground/errors.ts'
import { customerIssues, takenIssues } from '../rules/checks.ts'
import type { ModelRules } from '../rules/model-rules.ts'

/** A blocked number stands once a customer; the owner's entries hold for everybody and only the owner takes them out. */
export const blacklistNumberRules: ModelRules<'BlacklistNumber'> = {
  check: (row, context) => [...customerIssues(context, row), ...takenIssues(context, 'BlacklistNumber', row, 'number')],

  refuseDelete(rows, { principal }) {
    if (!principal.isSuperAdmin && rows.some(({ customerId }) => customerId !== principal.customerId)) throw forbidden()
  },
}

/** Whitelist entries: those of a customer that is there. */
export const whitelistRules: ModelRules<'Whitelist'> = {
  defaults: ({ ip = '' }) => entryDefaults(ip),

  check: (row, context) => customerIssues(context, row),
}
