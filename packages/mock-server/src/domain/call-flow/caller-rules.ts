import { isDeepStrictEqual } from 'node:util'
import { entryDefaults } from '@lineboard/contract/imports'
import { forbidden } from '../../ground/errors.ts'
import { contactFields } from '../calls/call-fields.ts'
import { customerIssues, takenIssues } from '../rules/checks.ts'
import type { ModelRules } from '../rules/model-rules.ts'

/** Contacts: one a number and customer. Their calls follow what is changed. */
export const phoneBookRules: ModelRules<'PhoneBook'> = {
  defaults: (_input, { now }) => ({ blocked: false, createdAt: now().toISOString() }),

  check: (row, context) => [...customerIssues(context, row), ...takenIssues(context, 'PhoneBook', row, 'number')],

  saved(row, { store }, before) {
    if (!before || isDeepStrictEqual(contactFields(row), contactFields(before))) return
    const calls = store.table('CallLog')
    for (const { id } of calls.find({ where: { caller_contactId: row.id } })) calls.patch(id, contactFields(row))
  },
}

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
