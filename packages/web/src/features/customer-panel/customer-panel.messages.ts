import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Customer Panel',
  choose: 'Choose a customer',
  chooseText: 'Choose a customer in the list at the top of the page. The records of that customer are shown here.',
  account: 'Account',
  accountId: 'Account ID',
  state: 'State',
  balance: 'Balance',
  owed: 'Owed',
  currency: 'Currency',
  contact: 'Contact',
  phone: 'Phone',
  email: 'Billing e-mail',
  edit: 'Open the customer',
  billing: 'Billing of the customer',
  subscriptions: 'Subscriptions',
  noSubscriptions: 'No subscriptions.',
  quantity: '{name} × {quantity}',
  users: 'Users',
  noUsers: 'No users.',
  numbers: 'Tracking numbers',
  noNumbers: 'No tracking numbers.',
  sources: 'Tracking sources',
  noSources: 'No tracking sources.',
  calls: 'Calls',
  noCalls: 'No calls yet.',
  callsSoFar: '{count, plural, =0 {no call so far} one {# call so far} other {{count, number} calls so far}}',
  all: 'All {count}',
  call: '{caller} to {number}',
} as const

export const t = translator(messages)
