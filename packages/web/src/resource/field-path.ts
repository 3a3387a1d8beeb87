type Scalar = string | number | boolean

type ScalarKey<T> = { [K in keyof T & string]-?: NonNullable<T[K]> extends Scalar ? K : never }[keyof T & string]

type ObjectKey<T> = {
  [K in keyof T & string]-?: NonNullable<T[K]> extends Scalar | readonly unknown[] ? never : K
}[keyof T & string]

/** A field of the row, or of an object one level below it, such as `ReceivingNumber.number`. */
export type FieldPath<Row> =
  | ScalarKey<Row>
  | { [K in ObjectKey<Row>]: `${K}.${ScalarKey<NonNullable<Row[K]>>}` }[ObjectKey<Row>]

/** Type of the value at a field path, without undefined and null. */
export type FieldValue<Row, Path extends string> = Path extends keyof Row
  ? NonNullable<Row[Path]>
  : Path extends `${infer Key extends keyof Row & string}.${infer Rest}`
    ? FieldValue<NonNullable<Row[Key]>, Rest>
    : never

/** Value at a dotted path of a row; undefined where a part of the way is missing. */
export function valueAt(row: object, path: string): unknown {
  let at: unknown = row
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null) return undefined
    at = Reflect.get(at, key)
  }
  return at ?? undefined
}
