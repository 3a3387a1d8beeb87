import type { FieldPath, FieldValues } from 'react-hook-form'

/** The call that a row has of its own, as a part of a larger save. */
export interface OwnCall {
  /** Its wire body. */
  body: object
  /** Adds a row, or changes the one that is given, and returns it as it is stored. */
  send(body: object, row?: object): Promise<object>
}

/** One list in three states: as it was read, as it is by now, as it was typed. */
export interface Sides {
  loaded: readonly unknown[]
  theirs: readonly unknown[]
  mine: readonly unknown[]
}

/** A list as named parts that are compared one by one, and the parts that were settled on as a list. */
interface Parts {
  split(list: readonly unknown[]): object
  join(parts: object, sides: Sides): unknown
}

/**
 * How a form edits a draft of a row, which is kept beside it. Changes of others that the user has not touched are taken without a
 * question.
 */
export interface FormDraft<Row extends object, Values extends FieldValues> {
  /** What is edited of a row: its draft, or the row. */
  open(row: Row): Promise<object>
  /**
   * Saves the row and rows of its own as one: either all of it is saved, or it throws and nothing is. `row` is as the server has it
   * now, undefined for a new one. Throws a `PartlySavedError` where a part could not be taken back.
   */
  save(row: Row | undefined, values: Values, own: OwnCall): Promise<object>
  /** Lists among `savedApart` that are compared part by part. */
  parts: { readonly [Path in FieldPath<Values>]?: Parts }
}
