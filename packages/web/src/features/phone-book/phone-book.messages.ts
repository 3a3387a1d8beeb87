import { translator } from '../../lib/messages.ts'

const messages = {
  one: 'contact',
  other: 'contacts',
  number: 'Number',
  name: 'Name',
  company: 'Company',
  email: 'E-mail',
  street: 'Street and number',
  city: 'City',
  state: 'State',
  country: 'Country',
  notes: 'Notes',
  itsCalls: 'its calls',
  toCaller: 'About the caller',
  blocked: 'Blocked',
  isBlocked: 'Blocked',
  createdAt: 'Added',
  neverDeleted: 'Contacts can be changed, and not deleted: the service has no call for it.',
  groupContact: 'Contact',
  groupAddress: 'Address',
} as const

export const t = translator(messages)
