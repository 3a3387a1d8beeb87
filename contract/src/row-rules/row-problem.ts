/** What is wrong with a field that a schema alone cannot see. */
export type RowProblemKind =
  | 'phone'
  | 'caller'
  | 'address'
  | 'prefix'
  | 'ip'
  | 'mask'
  | 'expression'
  | 'text'
  | 'limit'
  | 'aboveWarning'
  | 'days'
  | 'choice'
  | 'keyEnd'

/** A field that is refused. */
export interface RowProblem {
  /** Path within the row, such as `targets.0.target`. */
  field: string
  kind: RowProblemKind
  value: string | number
}

/** Finds what is wrong with a row, or with the part of one that a body has. Fields that are missing are not its concern. */
export type RowRule = (row: object) => RowProblem[]

/** The text of a field; empty where there is none. */
export function textOf(row: object, field: string): string {
  const value: unknown = Reflect.get(row, field)
  return typeof value === 'string' ? value : ''
}
