// What a client knows of one server, for `buildRequest` and `readAnswer` alone. Another difference of servers, such as other names of fields, is a pure
// function beside `adapt`, for queries and bodies (`buildRequest`) or for responses (`readAnswer`). @lineboard/check finds out what a server needs.
import type { AnyWhere } from '../filter/filter-types.ts'

/** Version of the profile's form; a file of another one is refused. */
export const profileVersion = 1

/**
 * What a server was found to mean by a filter, where LoopBack servers differ: what `lineboard check --semantics` writes and the option
 * `profile` of a client reads. Undefined is what could not be found out, such as of writes without `--write`.
 */
export interface ProfileFacts {
  readonly profileVersion: typeof profileVersion
  /** When it was found out, as ISO 8601. */
  readonly checkedAt: string
  /** Version of the contract it was found out with. */
  readonly contractVersion: string
  /** The list that was asked. */
  readonly list: string
  /** Operators that the server refuses or ignores: `ilike`, `nilike`, `regexp`, `nor`. */
  readonly lacks: readonly string[]
  /** Several operators on one field all count: `{ gte: 1, lt: 5 }`. */
  readonly severalOperators?: boolean | undefined
  /** An `or` beside other conditions of one object means both. Where it does not, rows of others are found; the SDK writes none. */
  readonly orBesideConditions?: boolean | undefined
  /** Rows without a value meet `neq`, `nin`, `nlike` and `nilike`. */
  readonly negationsKeepNulls?: boolean | undefined
  /** Rows without a value come first in ascending order. */
  readonly nullsFirst?: boolean | undefined
  /** `like` heeds upper and lower case. */
  readonly likeIsCaseSensitive?: boolean | undefined
  /** `like` without % at both ends compares the whole text, and does not search in it. */
  readonly likeIsWholeText?: boolean | undefined
  /** `inq` finds dates. */
  readonly datesInLists?: boolean | undefined
  /** `skip` without a `limit` is ignored. */
  readonly skipNeedsLimit?: boolean | undefined
  /** Conditions on a field of a relation are honoured: `{ 'Customer.companyName': … }`. */
  readonly conditionsOnRelations?: boolean | undefined
  /** Relations that a list refuses to embed, such as `OpNumber.Customer`. */
  readonly refusedIncludes: readonly string[]
  /** What happens to fields that a PUT leaves out: they are lost, kept, or the call is refused. */
  readonly put?: 'replaces' | 'merges' | 'refuses' | undefined
  /** Deepest nesting of `and` and `or` that is answered, as far as was tried. */
  readonly maxDepth: number
  /** Longest address that is answered, in characters with the token, as far as was tried. */
  readonly maxUrlLength: number
}

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

const known = Symbol('profile')

/** The calls of a model, which whoever is given them can ask for the profile of their server. */
export const withProfile = <Calls extends object>(calls: Calls, profile: ServerProfile | undefined): Calls =>
  profile ? Object.assign(calls, { [known]: profile }) : calls

/** The profile of the server that calls go to; undefined where the client was given none. */
export const profileOf = (calls: object & { [known]?: ServerProfile }): ServerProfile | undefined => calls[known]
