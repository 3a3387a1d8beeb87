import { translator } from '../../lib/messages.ts'

const messages = {
  pause: 'Pause tracking',
  reactivate: 'Reactivate',
  credit: 'Give a credit',
  discount: 'Give a discount',
  discountTitle: 'Give a discount to {count, plural, one {# customer} other {# customers}}?',
  discountText:
    '{percent, number}% of what the plan of each cost the last time is added to its wallet. The charges stay as they are.',
  discounting: 'Discounts are being given.',
  discounted:
    '{count, plural, one {{name} has} other {# customers have}} got {percent, number}% of the last plan charge back.',
  noPlanCharge: 'No plan was charged yet, so there is nothing to reduce. No money was moved.',
  discountedAlready:
    'Earlier discounts have left less than {percent, number}% of the last plan charge to give back. No money was moved.',
  pauseTitle: 'Pause tracking of {count, plural, one {# customer} other {# customers}}?',
  reactivateTitle: 'Reactivate {count, plural, one {# customer} other {# customers}}?',
  creditTitle: 'Give a credit to {count, plural, one {# customer} other {# customers}}?',
  pauseText: 'Calls are still delivered, but no longer tracked.',
  reactivateText: 'Tracking and incoming calls run again. An account that is overdrawn is rejected.',
  creditText:
    '{amount} each, {all} in all, is added to the wallets. No card pays it. It pays past due charges at once.',
  creditEmpty: 'Each gets the same amount. No card pays it.',
  pausing: 'Tracking is being paused.',
  reactivating: 'Accounts are being reactivated.',
  crediting: 'Credits are being given.',
  paused: 'Tracking of {count, plural, one {{name}} other {# customers}} is paused.',
  reactivated: '{count, plural, one {{name} is active again.} other {# customers are active again.}}',
  credited:
    '{count, plural, one {{name} has} other {# customers have}} got {amount}{count, plural, one {} other { each}}.',
  waiting: 'Nothing was given now: an earlier one has no answer yet. Finish it at the billing of this customer.',
} as const

export const t = translator(messages)
