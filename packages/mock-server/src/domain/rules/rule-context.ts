import type { AnyRow, ModelName } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import type { Principal } from '../access/principal.ts'
import type { Announcement, Service } from './service.ts'

/** What a rule of the business knows of the request it runs for. */
export interface RuleContext {
  /** Who asks. On public operations without a token: `anonymous`, with user and customer 0. */
  readonly principal: Principal
  readonly world: Service
  readonly store: Store
  /** The current time in this world. */
  now(): Date
  /** Adds a header to the answer. */
  header(name: string, value: string): void
  /** Notes that a row was added, changed or deleted, for the audit log. */
  touched(model: ModelName, before: AnyRow | undefined, after: AnyRow | undefined): void
  /** Sends a realtime message. Changes of rows are announced by themselves. */
  announce(announcement: Announcement): void
}
