import type { Row } from '../store/models.ts'
import { customerIssues, takenIssues } from './checks.ts'
import type { ModelRules } from './types.ts'

/** What a call keeps of its contact, by the contact's field. */
const keptByCalls = {
  name: 'phonebookName',
  city: 'PhonebookCity',
  state: 'PhonebookState',
  country: 'PhonebookCountry',
} as const satisfies { [K in keyof Row<'PhoneBook'>]?: keyof Row<'CallLog'> }

type ContactFields = { [K in (typeof keptByCalls)[keyof typeof keptByCalls]]: string | undefined }

/** The fields of a contact as its calls keep them; undefined without one. */
export function contactFields(contact: Row<'PhoneBook'> | undefined): ContactFields {
  return {
    phonebookName: contact?.name,
    PhonebookCity: contact?.city,
    PhonebookState: contact?.state,
    PhonebookCountry: contact?.country,
  }
}

const fieldNames = Object.keys(keptByCalls) as (keyof typeof keptByCalls)[]

/** Contacts: one a number and customer. Their calls follow what is changed. */
export const phoneBookRules: ModelRules<'PhoneBook'> = {
  defaults: (_input, { now }) => ({ blocked: false, createdAt: now().toISOString() }),

  check: (row, context) => [...customerIssues(context, row), ...takenIssues(context, 'PhoneBook', row, 'number')],

  saved(row, { store }, before) {
    if (!before || fieldNames.every((name) => row[name] === before[name])) return
    const calls = store.table('CallLog')
    for (const { id } of calls.find({ where: { caller_contactId: row.id } })) calls.patch(id, contactFields(row))
  },
}
