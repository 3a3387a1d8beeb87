import type { operationTable } from '@lineboard/contract'

/** Why what a call did is not undone here: what takes it back instead, or that there is nothing to take back. */
export type Reason = 'noRecord' | 'money' | 'proof' | 'card' | 'menu' | 'ticket' | 'numbersOfCalls' | 'consent'

type Table = typeof operationTable
type Reasons = { readonly [Model in keyof Table]?: { readonly [Verb in keyof Table[Model]]?: Reason } }

/** Calls that are not undone from their entries. All others are, as far as their entries keep what was there before. */
const reasons = {
  DashUser: {
    authenticate: 'noRecord',
    logout: 'noRecord',
    impersonate: 'noRecord',
    deimpersonate: 'noRecord',
    activate: 'proof',
    forgotPassword: 'proof',
    requestEmail: 'proof',
    verifyEmail: 'proof',
    accountReset: 'proof',
    register: 'money',
  },
  NumberProvider: {
    reserve: 'noRecord',
    release: 'noRecord',
  },
  PaymentMethod: {
    createIntent: 'noRecord',
    setupCardIntent: 'noRecord',
    refund: 'money',
    intentToWallet: 'money',
    chargeCustomer: 'money',
    attach: 'card',
    detach: 'card',
    saveConsent: 'consent',
  },
  PaymentTransaction: {
    create: 'money',
  },
  Product: {
    subscribeProduct: 'money',
    unsubscribeProduct: 'money',
  },
  Ivr: {
    createAction: 'menu',
    replaceAction: 'menu',
    deleteAction: 'menu',
    deleteAllActions: 'menu',
  },
  Ticket: {
    createVersion: 'ticket',
    createVersionAttachment: 'ticket',
    createVersionNotification: 'ticket',
    createVersionObserver: 'ticket',
    deleteVersionObserver: 'ticket',
  },
  OpNumber: {
    updateLogs: 'numbersOfCalls',
  },
} as const satisfies Reasons

const known: Readonly<Record<string, Readonly<Record<string, Reason>>>> = reasons

/** Why what a call did is not undone here; undefined where it is. */
export const reasonOf = (model: string, verb: string): Reason | undefined => known[model]?.[verb]
