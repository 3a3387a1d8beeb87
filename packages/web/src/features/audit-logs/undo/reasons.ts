import type { OperationId } from '@lineboard/sdk'

/** Why what a call did is not undone here: what takes it back instead, or that there is nothing to take back. */
export type Reason = 'noRecord' | 'money' | 'proof' | 'card' | 'menu' | 'ticket' | 'numbersOfCalls' | 'consent'

/** Calls that are not undone from their entries. All others are, as far as their entries keep what was there before. */
export const reasons: Readonly<Partial<Record<OperationId, Reason>>> = {
  'DashUser.authenticate': 'noRecord',
  'DashUser.logout': 'noRecord',
  'DashUser.impersonate': 'noRecord',
  'DashUser.deimpersonate': 'noRecord',
  'NumberProvider.reserve': 'noRecord',
  'NumberProvider.release': 'noRecord',
  'PaymentMethod.createIntent': 'noRecord',
  'PaymentMethod.setupCardIntent': 'noRecord',
  'DashUser.activate': 'proof',
  'DashUser.forgotPassword': 'proof',
  'DashUser.requestEmail': 'proof',
  'DashUser.verifyEmail': 'proof',
  'DashUser.accountReset': 'proof',
  'DashUser.register': 'money',
  'PaymentMethod.refund': 'money',
  'PaymentMethod.intentToWallet': 'money',
  'PaymentMethod.chargeCustomer': 'money',
  'PaymentTransaction.create': 'money',
  'Product.subscribeProduct': 'money',
  'Product.unsubscribeProduct': 'money',
  'PaymentMethod.attach': 'card',
  'PaymentMethod.detach': 'card',
  'PaymentMethod.saveConsent': 'consent',
  'Ivr.createAction': 'menu',
  'Ivr.replaceAction': 'menu',
  'Ivr.deleteAction': 'menu',
  'Ivr.deleteAllActions': 'menu',
  'Ticket.createVersion': 'ticket',
  'Ticket.createVersionAttachment': 'ticket',
  'Ticket.createVersionNotification': 'ticket',
  'Ticket.createVersionObserver': 'ticket',
  'Ticket.deleteVersionObserver': 'ticket',
  'OpNumber.updateLogs': 'numbersOfCalls',
}
