import type { entities } from '@lineboard/contract/entities'

type Scalar = string | number | boolean | null

/** What a relation leads to: the row, or the element of a list of rows. */
export type Related<Value> = NonNullable<Value> extends readonly (infer Element)[] ? Element : NonNullable<Value>

type ScalarKey<Row> = { [K in keyof Row & string]-?: NonNullable<Row[K]> extends Scalar ? K : never }[keyof Row &
  string]

/** Fields of a row that hold another row, a list of rows, or an object. */
export type RelationKey<Row> = {
  [K in keyof Row & string]-?: Related<Row[K]> extends Scalar ? never : K
}[keyof Row & string]

type Below = [never, 0, 1]

/** Field of a row, or of what its relations lead to, at most two relations away: `companyName`, `Customer.companyName`. */
export type FieldPath<Row, Depth extends 0 | 1 | 2 = 2> =
  | ScalarKey<Row>
  | (Depth extends 0
      ? never
      : { [K in RelationKey<Row>]: `${K}.${FieldPath<Related<Row[K]>, Below[Depth]>}` }[RelationKey<Row>])

/** Type of the value at a field path, without undefined and null. */
export type FieldValue<Row, Path extends string> = Path extends keyof Row
  ? NonNullable<Row[Path]>
  : Path extends `${infer Key extends keyof Row & string}.${infer Rest}`
    ? FieldValue<Related<Row[Key]>, Rest>
    : never

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

type ExactWhere<Row, Where> = {
  [Key in keyof Where]: Key extends 'and' | 'or'
    ? { [At in keyof Where[Key]]: ExactWhere<Row, Where[Key][At]> }
    : Key extends FieldPath<Row>
      ? Where[Key]
      : never
}

type ExactScope<Row, Scope> = {
  [Part in keyof Scope]: Part extends 'where'
    ? ExactWhere<Row, Scope[Part]>
    : Part extends 'include'
      ? ExactInclude<Row, Scope[Part]>
      : Part extends keyof Filter<Row>
        ? Scope[Part]
        : never
}

/** What is embedded, with `never` for what is misspelt: the compiler looks for that only in types that it does not infer. */
export type ExactInclude<Row, Embedded> = Embedded extends readonly unknown[]
  ? { [At in keyof Embedded]: ExactInclude<Row, Embedded[At]> }
  : Embedded extends { readonly relation: infer Name extends RelationKey<Row> }
    ? {
        [Part in keyof Embedded]: Part extends 'relation'
          ? Name
          : Part extends 'scope'
            ? ExactScope<Related<Row[Name]>, Embedded[Part]>
            : never
      }
    : Embedded

/** A filter whose fields and relations the compiler keeps as they were written. */
export type ExactFilter<Row, Chosen, Embedded> = Filter<Row, Chosen, Embedded & ExactInclude<Row, Embedded>>

type Flat<T> = { [K in keyof T]: T[K] }

type IsUnion<T, Whole = T> = [T] extends [never] ? false : T extends T ? ([Whole] extends [T] ? false : true) : never

/** Fields that were asked for; all where the compiler can't tell which. */
type WithFields<Row, Chosen> = Chosen extends readonly (infer Name)[]
  ? number extends Chosen['length']
    ? Row
    : [Name] extends [never]
      ? Row
      : Pick<Row, Name & keyof Row>
  : Record<never, never> extends Chosen
    ? Row
    : Chosen extends Readonly<Record<keyof Chosen, true>>
      ? Pick<Row, keyof Chosen & keyof Row>
      : Omit<Row, keyof Chosen>

type Entities = typeof entities

/** Fields by which rows of any model belong to what the relation of this name leads to. */
type TiedBy<Name> = {
  [Model in keyof Entities]: Name extends keyof Entities[Model]['relations']
    ? Entities[Model]['relations'][Name] extends { type: 'belongsTo'; foreignKey: infer Field }
      ? Field
      : never
    : never
}[keyof Entities]

type RequiredKey<Row> = { [K in keyof Row]-?: Record<never, never> extends Pick<Row, K> ? never : K }[keyof Row]

/** Where a row with these fields surely has what was embedded: a list by its own id, a row by an id that is always there. */
type IsSure<Row, Name, Value> = [
  NonNullable<Value> extends readonly unknown[] ? 'id' & keyof Row : TiedBy<Name> & RequiredKey<Row>,
] extends [never]
  ? false
  : true

type NameOf<Each> = Each extends { readonly relation: infer Name } ? Name : Each

/** One relation asked for. Of several that it may be, none is known to be there. */
type Certain<Each> = IsUnion<NameOf<Each>> extends true ? never : Each

/** The relations asked for by name; none where the compiler can't tell which. */
type Asked<Embedded> = [Embedded] extends [readonly unknown[]]
  ? number extends Embedded['length']
    ? never
    : { [At in keyof Embedded]: Certain<Embedded[At]> }[number]
  : Certain<Embedded>

/** What a relation holds: rows as its scope asked for them. */
type Held<Value, Each> = Each extends { readonly scope: infer Scope }
  ? NonNullable<Value> extends readonly (infer Element)[]
    ? AskedBy<Element, Scope>[]
    : AskedBy<NonNullable<Value>, Scope>
  : NonNullable<Value>

type Named<Each, Name> = Each extends { readonly relation: Name } | Name ? Each : never

type WithRelations<Whole, Row, Each, Name extends keyof Whole = NameOf<Each> & keyof Whole> = [Name] extends [never]
  ? Row
  : Flat<
      Omit<Row, Name> & {
        [K in Name as IsSure<Row, K, Whole[K]> extends true ? K : never]-?: Held<Whole[K], Named<Each, K>>
      } & { [K in Name as IsSure<Row, K, Whole[K]> extends true ? never : K]?: Held<Whole[K], Named<Each, K>> }
    >

/** A row as a list answers it that was asked for these fields and relations. */
export type AskedRow<Row, Chosen, Embedded> = WithRelations<Row, WithFields<Row, Chosen>, Asked<Embedded>>

type AskedBy<Row, Scope> = AskedRow<
  Row,
  Scope extends { readonly fields: infer Chosen } ? Chosen : readonly [],
  Scope extends { readonly include: infer Embedded } ? Embedded : readonly []
>
