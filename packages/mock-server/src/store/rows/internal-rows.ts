import type { components } from '@lineboard/contract'
import type { entities } from '@lineboard/contract/entities'

/** A card as the sandbox provider knows it. Its number is never kept. */
export interface SandboxCard {
  /** Name of the card, such as `pm_…`: what attaching asks for. */
  token: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
  holderName?: string
}

/** A plan that was paid together with what was put into the wallet. */
export interface PaidPlan {
  name: string
  priceMinor: number
}

/** A payment, or the saving of a card, that was begun with the sandbox provider. */
export interface PaymentIntent {
  /** `pi_…` for a payment, `seti_…` for a card to save. */
  id: string
  clientSecret: string
  /** Whose it is; 0 where nobody was signed in, as at sign-up. */
  customerId: number
  /** The address that whoever pays without a session is signing up with. */
  email?: string
  /** In minor units of the currency below, such as cents; 0 for a card to save. */
  amountMinor: number
  currency: string
  status: 'requires_payment_method' | 'requires_action' | 'succeeded'
  /** The card it was confirmed with, or waits to be confirmed with. */
  card?: SandboxCard
  /** What the ledger holds for it while the bank is asked. */
  holdId?: number
  /** The plan that a sign-up paid with it, and its price in minor units of the currency above. */
  plan?: PaidPlan
  /** The payment it became in a wallet. */
  transactionId?: number
  createdAt: string
}

/** Rows the server keeps for itself and never answers. An area may add its own by declaration merging. */
export interface InternalRows {
  /**
   * A user's password, hashed. The id is the user's. `mailed` is one that takes its place when it is used first, `phone` what the
   * user's softphone is recognised by.
   */
  Credential: { id: number; hash: string; phone?: string; mailed?: { hash: string; until: string } }
  /**
   * A session or impersonation token, by the hash of it. `ttl` in seconds; `createdBy` is who impersonates, and `createdWith` the hash of that one's own token,
   * on impersonation tokens only. `name` is what lists call it, as neither token nor hash may be shown.
   */
  AccessToken: {
    id: string
    userId: number
    ttl: number
    created: string
    createdBy?: number
    createdWith?: string
    name?: string
    lastSeenAt?: string
    address?: string
    userAgent?: string
    /** When a code was given with it last. */
    codeGivenAt?: string
  }
  /**
   * What a user's codes are made of. The id is the user's. `secret` is base32, `waiting` one that was not confirmed yet; `lastStep` is that of the
   * code used last, which is good once, and `recovery` are hashes of codes not used.
   */
  SecondFactor: {
    id: number
    secret?: string
    waiting?: string
    since?: string
    lastStep?: number
    recovery: readonly string[]
    /** An administrator has reset it, and the user was not told yet. */
    isReset?: boolean
  }
  /** What an API key is recognised by. The id is the key's. */
  KeyHash: { id: number; hash: string }
  /** What a mailed token or code is recognised by. The id is the token's. */
  TokenHash: { id: number; hash: string }
  /** When something was tried that is limited, in milliseconds since 1970, the latest last. */
  Attempt: { id: string; atMs: readonly number[] }
  PaymentIntent: PaymentIntent
  /** Who agreed to what, the latest last. */
  PaymentConsent: {
    id: number
    customerId: number
    userId: number
    accepted: boolean
    text?: string
    savedAt: string
  }
  /** Notices that were sent, each once, by what they were of. */
  SentNotice: { id: string; at: string }
  /** Content of an upload in base64, by the id of its attachment. */
  FileContent: { id: number; base64: string }
}

/** Tables of the server's own, which no operation answers. */
export const internalNames = [
  'Credential',
  'AccessToken',
  'SecondFactor',
  'KeyHash',
  'TokenHash',
  'Attempt',
  'PaymentIntent',
  'PaymentConsent',
  'FileContent',
  'SentNotice',
  'NumberHold',
  'SoldNumber',
  'FormerNumbers',
  'LedgerEntry',
  'SettledCharge',
  'IdempotentAnswer',
  'AccountStanding',
  'HeldNumber',
  'NumberRent',
] as const

type Schemas = components['schemas']

/** Entities of the contract that the store keeps. */
export type EntityName = keyof typeof entities & keyof Schemas

/** Every table of the store. */
export type ModelName = EntityName | keyof InternalRows

/** A row of a table, as the contract describes it. Relations are not part of a stored row. */
export type Row<M extends ModelName> = M extends keyof InternalRows
  ? InternalRows[M]
  : M extends keyof Schemas
    ? Schemas[M]
    : never

/** What a row is found by. */
export type Id = number | string

/** A row whose model is only known at run time. */
export interface AnyRow {
  readonly id: Id
  readonly [field: string]: unknown
}
