import type { entities } from '@lineboard/contract/entities'

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
