import type { FilterWriter } from '../filter/filters.ts'
import type { FormEncoders } from '../serializers/forms.ts'
import type { KeyMaker } from './keys.ts'
import type { EntryOf, OperationId, TakesFilter } from './operation-types.ts'

/** What only some operations need. A client has all of it; a single call is given what it needs, and carries no more. */
export interface OperationParts {
  /** Writes `filter` and `where`. */
  filters: FilterWriter
  /** Makes the `Idempotency-Key` of calls that move money. */
  keys: KeyMaker
  /** Encodes bodies that are forms or files. */
  forms: FormEncoders
}

/** Names of the parts that an operation needs. */
export type NeededParts<Id extends OperationId> =
  | (TakesFilter<Id> extends true ? 'filters' : never)
  | (EntryOf<Id> extends `${string} key${string}` ? 'keys' : never)
  | (EntryOf<Id> extends `${string} form${string}` | `${string} multipart${string}` ? 'forms' : never)
