import type { AnyWhere } from '../filter/filter.ts'
import type { ProfileFacts } from './profile-facts.ts'

/** A server that is known: filters are written for it. Made by `readProfile` of `@lineboard/sdk/profile`. */
export interface ServerProfile {
  readonly facts: ProfileFacts
  /** Longest address sent to it, in characters. */
  readonly maxUrlLength: number
  /**
   * A `filter` or `where` of an operation, written portably, as this server takes it. Throws a FilterError for what it can't
   * be asked.
   */
  adapt(operationId: string, name: string, asked: AnyWhere): AnyWhere
}
