import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Automatic top-up',
  off: 'Off: nobody’s card is charged unasked.',
  on: 'On: when the balance falls below {below}, {amount} is charged to {card}.',
  limit: 'At most {limit} a month.',
  noLimit: 'Without a limit by the month.',
  goneCard: 'a card that is no longer saved',
  noCard: 'Save a card first: it is what is charged.',
  problem: 'It has stopped: {message} It runs again once you change it, save a card or add funds.',
  change: 'Change',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  inPersonOnly: 'Users change this in person, not while you act as them.',
  readOnly: 'An administrator of your company who may change Manage Customers can change this.',
  formTitle: 'Automatic top-up',
  below: 'When the balance falls below, in {currency}',
  amount: 'Charge, in {currency}',
  monthly: 'At most a month, in {currency}',
  monthlyHint: 'Leave empty for no limit',
  card: 'Card',
  dollars: '{amount} in {stored}, in which it is kept',
  belowInvalid: 'From {least} to {most}',
  limitTooLow: 'At least as much as is charged once',
  consent:
    'I agree that {card} is charged automatically as described here. I also agree that the primary card pays renewals that the wallet cannot cover, until I turn this off.',
  consentNeeded: 'Without your agreement no card is charged automatically',
  atOnce: 'The balance is {balance}, which is less: {amount} is charged to {card} as soon as you save.',
  atOnceLimited:
    'The balance is {balance}, which is less: {amount} is charged to {card} as soon as you save, unless that passes the limit of this month.',
  save: 'Save',
  saved: 'The automatic top-up was saved.',
  savedCharged: 'The automatic top-up was saved. The wallet held less, so {amount} was charged at once.',
  turnedOff: 'The automatic top-up is off, and renewals are paid from the wallet alone.',
} as const

export const t = translator(messages)
