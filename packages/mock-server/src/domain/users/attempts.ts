import { MINUTE_MS } from '@lineboard/contract/durations'
import { LoopbackError } from '../../ground/errors.ts'
import type { Store } from '../../store/rows/types.ts'

/**
 * How many of what are taken in which time: of one account or mailbox from one network address, of it from all addresses from which its
 * owner has not come before, and from one address.
 */
const limits = {
  'sign-in': { perPair: 10, perAccount: 100, perAddress: 200, withinMs: 15 * MINUTE_MS },
  password: { perPair: 10, perAccount: 100, perAddress: 200, withinMs: 15 * MINUTE_MS },
  code: { perPair: 10, perAccount: 100, perAddress: 200, withinMs: 15 * MINUTE_MS },
  mail: { perPair: 6, perAccount: 6, perAddress: 200, withinMs: 60 * MINUTE_MS },
} as const

/** What is counted: sign-ins that failed, wrong current passwords, wrong codes, mails asked for. */
export type AttemptKind = keyof typeof limits

/** Where somebody tries what. */
export interface Attempt {
  kind: AttemptKind
  /** Name of the account or mailbox, as it was typed. */
  account: string
  /** Network address the request came from. */
  address: string
}

interface AttemptContext {
  store: Store
  now(): Date
}

const accountOf = ({ account }: Attempt) => account.trim().toLowerCase()
const pairOf = (attempt: Attempt) => `${attempt.kind} of ${accountOf(attempt)} from ${attempt.address}`
/** Where the owner of an account has come from before. */
const knownOf = (attempt: Attempt) => `known ${pairOf(attempt)}`

function counters(store: Store, attempt: Attempt) {
  const { kind, address } = attempt
  const { perPair, perAccount, perAddress } = limits[kind]
  const isKnown = store.table('Attempt').get(knownOf(attempt)) !== undefined
  return [
    { id: pairOf(attempt), most: perPair },
    // Strangers lock out strangers: never the owner, where the owner has been before.
    ...(isKnown ? [] : [{ id: `${kind} of ${accountOf(attempt)}`, most: perAccount }]),
    { id: `${kind} from ${address}`, most: perAddress },
  ]
}

/** Throws a 429 that says when to come back, once there were too many attempts of the account or from the address. */
export function refuseTooMany({ store, now }: AttemptContext, attempt: Attempt): void {
  const nowMs = now().getTime()
  const { withinMs } = limits[attempt.kind]
  for (const { id, most } of counters(store, attempt)) {
    const recent = (store.table('Attempt').get(id)?.atMs ?? []).filter(
      (atMs) => atMs > nowMs - withinMs && atMs <= nowMs,
    )
    const [oldest] = recent.slice(-most)
    if (recent.length < most || oldest === undefined) continue
    const retryAfterSeconds = Math.ceil((oldest + withinMs - nowMs) / 1000)
    const message = `Too many attempts: try again in ${Math.ceil(retryAfterSeconds / 60)} minutes.`
    throw new LoopbackError(429, message, { code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds })
  }
}

/** Counts an attempt. Those too old to matter are forgotten. */
export function countAttempt({ store, now }: AttemptContext, attempt: Attempt): void {
  const nowMs = now().getTime()
  const attempts = store.table('Attempt')
  for (const { id, most } of counters(store, attempt)) {
    const known = attempts.get(id)
    const atMs = [...(known?.atMs ?? []), nowMs].slice(-most)
    if (known) attempts.patch(id, { atMs })
    else attempts.insert({ id, atMs })
  }
}

/** Forgets what an account was tried with from an address, once its owner has shown to know, and knows the owner there. */
export function forgetAttempts({ store, now }: AttemptContext, attempt: Attempt): void {
  const attempts = store.table('Attempt')
  attempts.delete(pairOf(attempt))
  const id = knownOf(attempt)
  if (attempts.get(id) === undefined) attempts.insert({ id, atMs: [now().getTime()] })
}
