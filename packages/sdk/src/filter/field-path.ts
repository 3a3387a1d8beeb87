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
