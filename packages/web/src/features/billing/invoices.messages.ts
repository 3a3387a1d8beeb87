import { translator } from '../../lib/messages.ts'

const messages = {
  subtitle: 'Charges and payments of {company}, as an invoice, a statement and calls by the day.',
  period: 'Period',
  days: 'Days of billing are those of UTC, for everybody: calls are charged by them, so every figure of a period is of the same days. The wallet is kept in {stored}.',
  rate: '{one} is {rate} {currency} today: amounts are converted, and rounded so that each column adds up. The last digit can differ from one list to another.',
  statement: {
    title: 'Statement',
    caption: 'Statement of {period}',
    date: 'Date',
    description: 'Description',
    amount: 'Amount',
    balance: 'Balance',
    opening: 'Opening balance',
    closing: 'Closing balance',
    none: 'Nothing was charged or paid in this period.',
    tooMany: 'There are more than {most, number} lines. Choose fewer days.',
    mixed: 'These lines are in several currencies, which cannot be added up. The list of payments has each of them.',
    unequal: 'The server’s balances and these lines differ by {amount}. Ask us before you rely on this statement.',
  },
  sums: {
    title: 'Sums of the period',
    caption: 'Sums of {period}, by what they are for',
    kind: 'What for',
    payment: 'Funds added',
    refund: 'Refunds',
    adjustment: 'Adjustments',
    plan: 'Plans',
    add_on: 'Add-ons',
    number: 'Numbers',
    call_charges: 'Call charges',
    wallet: 'Other charges',
  },
  charges: {
    title: 'Call charges',
    caption: 'Call charges of {period}, by the day',
    day: 'Day',
    calls: 'Charged calls',
    talk: 'Talk time',
    amount: 'Amount',
    total: 'All days',
    none: 'No calls were charged in this period.',
    kept: 'Calls that were deleted or given to somebody else since stay charged, and are no longer in the call log.',
  },
} as const

export const t = translator(messages)
