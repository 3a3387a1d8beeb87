import { translator } from '../../src/lib/messages.ts'

const messages = {
  title: 'Contacts',
  one: 'contact',
  other: 'contacts',
  number: 'Number',
  numberHint: 'With country code, such as +12125550100',
  name: 'Name',
  company: 'Company',
  country: 'Country',
  createdAt: 'Added',
  group: 'Contact',
  block: 'Block the number',
  blocked: '{number} is blocked.',
  report: 'Contacts by country',
  count: '{count, plural, one {# contact} other {# contacts}}',
  none: 'There are no contacts yet',
  elsewhere: 'Not known',
} as const

export const t = translator(messages)
