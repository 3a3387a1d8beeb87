import type { FieldPath, FieldValue, Related, RelationKey } from './field-path.ts'

interface AnyOperators<Value> {
  /** Not this value. Rows without a value match too. */
  neq: Value | null
  /** One of these. A list too long for one address is sent as several calls; with `order`, `limit` or `skip` it throws a `UrlTooLongError`. */
  inq: readonly (Value | null)[]
  /** None of these. Rows without a value match too. */
  nin: readonly (Value | null)[]
}

interface OrderedOperators<Value> extends AnyOperators<Value> {
  /** More than this; later, of a time. */
  gt: Value
  /** This or more; then or later, of a time. */
  gte: Value
  /** Less than this; earlier, of a time. */
  lt: Value
  /** This or less; then or earlier, of a time. */
  lte: Value
  /** From the first to the second, both included. */
  between: readonly [from: Value, to: Value]
}

interface TextOperators<Value> extends OrderedOperators<Value> {
  /** Contains the text, in the letter case of the server's collation. See `contains()`. */
  like: string
  /** Does not contain the text. */
  nlike: string
  /** Contains the text, whatever the letter case. */
  ilike: string
  /** Begins with the text, whatever the letter case. See `startsWith()`. */
  startsWith: string
  /** Ends with the text, whatever the letter case. See `endsWith()`. */
  endsWith: string
  /** Does not contain the text, whatever the letter case. */
  nilike: string
}

type OperatorsOf<Value> = [Value] extends [boolean]
  ? AnyOperators<Value>
  : [Value] extends [number]
    ? OrderedOperators<Value>
    : TextOperators<Value>

/** Exactly one of the members: some servers honour only one operator a field, so two never stand together. */
type OneOf<Members> = {
  [K in keyof Members]: { [P in K]: Members[P] } & { [P in Exclude<keyof Members, K>]?: never }
}[keyof Members]

/** A day, or a time as `toISOString()` writes it. */
export type TimeText = `${number}-${number}-${number}${'' | `T${string}`}`

/** What a field is compared with: one that holds times with a time, no other text. */
type Comparable<Value> = 'format' extends keyof Value ? Date | TimeText : Value

/** A value to equal (null: none), or one operator. Two operators on a field go into `and`, a range into `between`. */
export type Condition<Value> = Value | null | OneOf<OperatorsOf<Value>>

/**
 * Conditions on rows; several must all hold. Dotted paths reach into relations. The variance is written out (`in out`),
 * as computing it would follow the relations without end.
 */
export type Where<in out Row> = {
  readonly [Path in FieldPath<Row> | 'and' | 'or']?: Path extends 'and' | 'or'
    ? readonly Where<Row>[]
    : Condition<Comparable<FieldValue<Row, Path>>>
}

/** Field and direction; ascending without one. Many servers ignore an order by a field of a relation. */
export type Order<Row> = FieldPath<Row> | `${FieldPath<Row>} ${'ASC' | 'DESC'}`

/** A relation to embed, by name or with what of it is wanted. */
export type Include<Row> =
  | RelationKey<Row>
  | { [K in RelationKey<Row>]: { readonly relation: K; readonly scope?: Filter<Related<Row[K]>> } }[RelationKey<Row>]

/** What of relations a filter may say: one, or several. */
export type Includes<Row> = Include<Row> | readonly Include<Row>[]

/** Fields to answer: named, or said to be wanted, or all but some. Never both, as servers leave out what else is said. */
export type Fields<Row> =
  | readonly (keyof Row & string)[]
  | { readonly [Field in keyof Row & string]?: true }
  | { readonly [Field in keyof Row & string]?: false }

/** What a list call may ask for. */
export interface Filter<in out Row, Chosen = Fields<Row>, Embedded = Includes<Row>> {
  /** Which rows; all without it. */
  readonly where?: Where<Row>
  /** In which order; by id without it. */
  readonly order?: Order<Row> | readonly Order<Row>[]
  /** How many rows at the most; all without it. */
  readonly limit?: number
  /** How many rows to leave out first. */
  readonly skip?: number
  /** Relations to embed, by name or with a `scope`: which of them, and what of each. */
  readonly include?: Embedded
  /** Fields to answer, all without it: `['id', 'name']`, or all but some: `{ notes: false }`. */
  readonly fields?: Chosen
}

/** A `where` whose row type is not known to the compiler. */
export interface AnyWhere {
  readonly [path: string]: unknown
}
