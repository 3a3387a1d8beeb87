import { translator } from '../../lib/messages.ts'

const messages = {
  one: 'customer',
  other: 'customers',
  balanceLeft: '{name} has {amount} left in the wallet. The money goes with the customer.',
  balanceOwed: '{name} owes {amount}. Nobody is left to pay it.',
  stays: {
    owner:
      '{count, plural, one {This is the owner of the installation, which cannot be deleted.} other {The owner of the installation is one of them, and cannot be deleted. Take it out of the selection.}}',
    own: '{count, plural, one {This is your own company, which you cannot delete.} other {Your own company is one of them, which you cannot delete. Take it out of the selection.}}',
  },
  companyName: 'Company',
  companyId: 'Company ID',
  firstName: 'First name',
  lastName: 'Last name',
  billingEmail: 'Billing e-mail',
  contactEmail: 'Contact e-mail',
  phone: 'Phone',
  website: 'Website',
  vatNumber: 'VAT number',
  currency: 'Currency',
  agreed: 'Agreed when the account was opened: ask us to change it.',
  currencyHint: 'The customer’s users see amounts in it',
  accounting: 'Payment',
  prepaid: 'Prepaid',
  postpaid: 'Postpaid',
  notChosen: 'Not chosen',
  balance: 'Balance',
  state: 'State',
  company: 'Company',
  contactPerson: 'Contact person',
  billing: 'Billing',
  openBilling: 'Billing of the customer',
  address: 'Business address',
  street: 'Street and number',
  city: 'City',
  province: 'State or province',
  zipCode: 'ZIP or postal code',
  country: 'Country',
} as const

export const t = translator(messages)
