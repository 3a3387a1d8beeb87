import type { OperationId } from '@lineboard/sdk'

/** What people are told of the money after a failure, and how it reads. */
export const said = {
  notMoved: /No money was moved\.|[Nn]othing was charged|was not bought/,
  unknown: /not known whether|do not know (yet )?whether|Whether it was bought/,
  charged:
    /The card was charged, and the amount is not in the wallet yet|You are not charged again|you are not charged again/,
} as const

export type Money = keyof typeof said

/** Failures of a call, by status or by what the network did, and what they say of a call that moves money under a key. */
export const moneyAfter: Readonly<Record<string, Money>> = {
  400: 'notMoved',
  402: 'notMoved',
  404: 'notMoved',
  422: 'notMoved',
  // These say nothing of a try before whose answer was lost.
  401: 'unknown',
  403: 'unknown',
  409: 'unknown',
  429: 'unknown',
  500: 'unknown',
  507: 'unknown',
  default: 'unknown',
}

/** Every call that moves money, or leads to one that does, and the screens that can meet its failures. */
export const screensOf: Partial<Record<OperationId, readonly string[]>> = {
  'PaymentMethod.chargeCustomer': ['Add funds', 'Charge a card'],
  'PaymentMethod.createIntent': ['Pay with another card', 'Sign-up'],
  'PaymentMethod.intentToWallet': ['Pay with another card, paid'],
  'PaymentMethod.refund': ['Refund'],
  'PaymentTransaction.create': ['Give a credit', 'Discount', 'Several customers', 'Several customers, discount'],
  'Product.subscribeProduct': ['Subscribe', 'Subscribe or change plan'],
  'PaymentMethod.attach': ['Add a card'],
  'DashUser.register': ['Sign-up'],
  'OpNumber.upsert': ['Buy numbers', 'Buy numbers, several'],
  // No screen sends it: numbers are brought in by programs.
  'OpNumber.bulkUpload': [],
}

/** Calls that move nothing themselves: none of their failures leaves it open. */
export const movesNone: readonly OperationId[] = ['PaymentMethod.createIntent', 'PaymentMethod.attach']
