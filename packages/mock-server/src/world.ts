import type { MoneyChanges } from './account/money-changes.ts'
import type { Clock } from './clock.ts'
import type { Exchanges } from './control/exchanges.ts'
import type { Faults } from './control/faults.ts'
import type { Journal } from './control/journal.ts'
import type { Latencies } from './control/latencies.ts'
import type { Log } from './control/log.ts'
import type { Mail, Violation } from './control/records.ts'
import type { Scenarios } from './control/scenarios.ts'
import type { Announcement } from './realtime/announcement.ts'
import type { SeedSize } from './seed/types.ts'
import type { Store } from './store/types.ts'

/** One whole state of the service: tables, clock, mail, faults and what was asked of it. */
export interface World {
  readonly store: Store
  /** Whether well-known names of test cards stand for cards: not where a real card provider is in use. */
  readonly hasTestCards: boolean
  readonly clock: Clock
  readonly faults: Faults
  readonly latencies: Latencies
  readonly scenarios: Scenarios
  readonly journal: Journal
  /** What was sent and answered, whole, of the newest entries of the journal. */
  readonly exchanges: Exchanges
  /** Answers that broke the contract. Tests fail on any. */
  readonly violations: Log<Violation>
  /** E-mails that would have been sent. */
  readonly outbox: Log<Mail>
  /** Listeners to realtime messages. */
  readonly announcements: Set<(announcement: Announcement) => void>
  /** What of changed money is still to be followed. */
  readonly moved: MoneyChanges
  /** Writes what has changed to the disk at once, where the world is kept there. */
  commit(): void
  /** Rows kept under a name, oldest first. */
  readonly snapshots: Map<string, Store>
  /** Why changes of this world's rows cannot be kept on disk at the moment, in a sentence. */
  storageProblem: string | undefined
  seed: number
  size: SeedSize
  /** The moment the world begins; without one it begins when it is seeded. */
  startsAt: Date | undefined
}
