import type { FieldPath as AnyPath, FieldValue } from '@lineboard/sdk'

type ListKey<Row> = {
  [K in keyof Row & string]-?: NonNullable<Row[K]> extends readonly unknown[] ? K : never
}[keyof Row & string]

/**
 * A field of the row, or of an object one level below it, such as `ReceivingNumber.number`. A list is a field as a whole:
 * what lies below it has no one value.
 */
export type FieldPath<Row> = Exclude<AnyPath<Row, 1>, `${ListKey<Row>}.${string}`> | ListKey<Row>

export type { FieldValue }

/** Value at a dotted path of a row; undefined where a part of the way is missing. */
export function valueAt(row: object, path: string): unknown {
  let at: unknown = row
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null) return undefined
    at = Reflect.get(at, key)
  }
  return at ?? undefined
}
