import { MINUTE_MS } from '@lineboard/contract/durations'
import { LoopbackError } from '../../ground/errors.ts'
import type { Store } from '../../store/rows/types.ts'

/** How many of what are taken in which time, from one account or mailbox, and from one network address. */
const limits = {
  'sign-in': { perAccount: 10, perAddress: 200, withinMs: 15 * MINUTE_MS },
  password: { perAccount: 10, perAddress: 200, withinMs: 15 * MINUTE_MS },
  code: { perAccount: 10, perAddress: 200, withinMs: 15 * MINUTE_MS },
  mail: { perAccount: 6, perAddress: 200, withinMs: 60 * MINUTE_MS },
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

const counters = ({ kind, account, address }: Attempt) => [
  { id: `${kind} of ${account.trim().toLowerCase()}`, most: limits[kind].perAccount },
  { id: `${kind} from ${address}`, most: limits[kind].perAddress },
]

/** Throws a 429 that says when to come back, once there were too many attempts of the account or from the address. */
export function refuseTooMany({ store, now }: AttemptContext, attempt: Attempt): void {
  const nowMs = now().getTime()
  const { withinMs } = limits[attempt.kind]
  for (const { id, most } of counters(attempt)) {
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
  for (const { id, most } of counters(attempt)) {
    const known = attempts.get(id)
    const atMs = [...(known?.atMs ?? []), nowMs].slice(-most)
    if (known) attempts.patch(id, { atMs })
    else attempts.insert({ id, atMs })
  }
}

/** Forgets what an account was tried with, once its owner has shown to know. */
export function forgetAttempts({ store }: AttemptContext, attempt: Attempt): void {
  const [ofAccount] = counters(attempt)
  if (ofAccount) store.table('Attempt').delete(ofAccount.id)
}
