import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ZodMiniObject } from 'zod/mini'

/**
 * How rows of one entity are typed in. The contract's schema holds every rule and checks the wire body, so what is
 * refused here is what the server would refuse.
 */
export interface Form<Row extends object = object, Values extends FieldValues = FieldValues, Body = object> {
  /** Schema of the wire body, from the contract. What it does not name is never sent. */
  schema: ZodMiniObject & { _zod: { output: Body } }
  /** What stands in the fields for a row; for a new one where there is none. */
  toValues(row: Row | undefined): Values
  /** Turns what was typed into wire values, where they differ. Blank texts need nothing: they are left out afterwards. */
  toBody?(values: Values): object
  Fields(props: { row: Row | undefined }): ReactNode
}

/** A form declaration, its parts checked against each other. */
export const defineForm = <Row extends object, Values extends FieldValues, Body>(
  form: Form<Row, Values, Body>,
): Form<Row, Values, Body> => form
