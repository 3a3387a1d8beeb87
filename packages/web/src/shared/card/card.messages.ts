import { translator } from '../../lib/messages.ts'

const messages = {
  saved: '{brand} ending in {last4}',
  numbered: 'Card ending in {last4}',
  unnamed: 'Card {id}',
  number: 'Card number',
  expiry: 'Expiry (MM/YY)',
  cvc: 'Security code',
  numberRequired: 'Card number is required',
  expiryRequired: 'Expiry is required',
  cvcRequired: 'Security code is required',
  numberInvalid: 'Card number is incomplete',
  expiryInvalid: 'Expiry must be a month to come, as MM/YY',
  cvcInvalid: 'Security code has three or four digits',
  unexpected: 'The payment could not be completed.',
  lost: 'The card provider could not be reached.',
  void: 'This payment can no longer be made.',
  processing: 'The payment is still being processed.',
  notSetUp: 'Card payments are not set up on this installation. The operator can configure a card provider.',
  loading: 'Loading the card form',
  failed: 'The card form could not be loaded.',
  retry: 'Try again',
  sandbox: {
    title: 'Sandbox: no card is charged',
    text: 'Use one of these numbers, any date to come, and any security code.',
    use: 'Use {number}: {outcome}',
    success: 'succeeds',
    declined: 'is declined',
    funds: 'has insufficient funds',
    action: 'needs the approval of the bank',
    askedEachTime: 'needs the approval of the bank each time, also once it is saved',
    network: 'breaks the connection',
  },
  bank: {
    title: 'Approve this payment',
    text: 'Your bank asks whether it is you who pays. This replaces the page of your bank.',
    approve: 'Approve',
    reject: 'Reject',
  },
} as const

export const t = translator(messages)
