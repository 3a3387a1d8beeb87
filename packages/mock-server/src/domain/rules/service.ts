import type { Clock } from '../../ground/clock.ts'
import type { Log } from '../../ground/log.ts'
import type { Store } from '../../store/rows/types.ts'

/** A realtime message. It reaches sessions that listen to the channel and may see what is that customer's. */
export interface Announcement {
  channel: string
  event: string
  data: unknown
  /** Customer it concerns; 0 for everybody. */
  customerId: number
  /** The only user it is for, such as of a notification. */
  userId?: number
  /** Said to those who see the row no longer: who sees all customers still does, and is not told. */
  isLoss?: true
  /** Who says it, where that is a person and not the server. */
  sender?: { id: number; username: string }
}

/** An e-mail that would have been sent. */
export interface Mail {
  at: string
  to: string
  /** What it is for: email-code, activation, reset, invoice, … */
  kind: string
  subject: string
  text: string
  /** Code to type in, when it carries one. */
  code?: string
  /** Address to open, when it carries one. */
  link?: string
}

/** What is still to be followed of what has changed. */
export interface MoneyChanges {
  /** Customers whose money or limits have changed. */
  customers: Set<number>
  /** Payments that no receipt was mailed of. */
  payments: Set<number>
}

/** What the rules of the business work on: rows, the time, and the ways to tell people. A world is one. */
export interface Service {
  readonly store: Store
  readonly clock: Clock
  /** E-mails that would have been sent. */
  readonly outbox: Log<Mail>
  /** Listeners to realtime messages. */
  readonly announcements: Set<(announcement: Announcement) => void>
  /** Changed money whose consequences are still to come. */
  readonly moved: MoneyChanges
  /** Whether the well-known names of test cards are accepted: not where a real card provider is in use. */
  readonly hasTestCards: boolean
  /** Seed number of the sample data, and of the numbers for sale. */
  readonly seed: number
}
