import type { OperationId } from '@lineboard/sdk'
import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { ZodMiniObject } from 'zod/mini'
import type { Notice } from '../state/toasts.ts'
import type { FormDraft } from './form-draft.ts'

/** When a field is there: while `field` has one of the values. */
export interface Condition<Path extends string = string> {
  field: Path
  is: readonly (string | number | boolean | null)[]
}

/** What values mean that only an action sets, in a sentence each. */
export type ByAction = Readonly<Record<string, string>>

/** Whose a new row is, where that is asked for. */
export interface Owner {
  /** The customer that the list is narrowed to, chosen at first. */
  customer: { id: number; companyName: string } | undefined
  /** Without a customer the row serves all of them. @default it is the person's own customer's */
  isForAll?: boolean
}

/**
 * How rows of one entity are typed in. The contract's schema holds every rule and checks the wire body, so what is
 * refused here is what the server would refuse.
 */
export interface Form<Row extends object = object, Values extends FieldValues = FieldValues, Body = object> {
  /** Schema of the wire body, from the contract. What it does not name is never sent. */
  schema: ZodMiniObject & { _zod: { output: Body } }
  /** Schema of a change, where it differs from that of a new row: a password that stays need not be typed. */
  changeSchema?: ZodMiniObject & { _zod: { output: object } }
  /** The same where it depends on what the row has, such as a value that may stay as it is. */
  changeSchemaOf?(row: Row): Form['schema']
  /** What stands in the fields for a row; for a new one where there is none. */
  toValues(row: Row | undefined): Values
  /** Fields that are sent just as they are: free objects, of which nothing is left out and nothing kept from before. */
  whole?: readonly string[]
  /**
   * Turns what was typed into wire values, where they differ. Blank texts need nothing: they are left out afterwards. `home` is the country of phone
   * numbers that are typed without one.
   */
  toBody?(values: Values, home?: string): object
  /**
   * Saves what the row's own call has no field for, such as the role of a user, once the row is there; `run` throws when the server
   * refuses it. `call` is what it changes by, undefined where it changes nothing: who may not make it, such as while acting as somebody,
   * finds `savedApart` locked, and nothing is run. `what` names it in a sentence, for when only that is left to do. The row is not saved a second time when people
   * try again, so `run` compares with what the server has by then, and writes what differs.
   * `whyNot` is asked before a row that is there is saved at all: where it answers, with what is wrong by field, nothing is, as what is
   * refused afterwards leaves half a save.
   */
  afterSave?: {
    what: string
    call: OperationId | undefined
    /** Fields of the row that `run` goes by: a server that fills nothing in may answer a new row without them. */
    needs: readonly string[]
    run(row: Row, values: Values): Promise<void>
    whyNot?(row: Row, values: Values): Promise<Readonly<Record<string, string>> | undefined>
  }
  /**
   * What is said of a row that was saved, `before` being what it was; undefined for a new one; `sent` is what was sent of it. It never rejects.
   * @default that the changes are saved, or that the row was added
   */
  savedText?(row: Row, before: Row | undefined, sent?: object): Promise<Notice | undefined>
  /** What else is said of rows that are given the same values, at once, while that can still be undone. It never rejects. @default nothing */
  savedManyText?(ids: readonly number[], chosen: Readonly<Record<string, unknown>>): Promise<Notice | undefined>
  /** Values that `afterSave` or `draft` saves beside the row: they are compared with what somebody else has saved meanwhile, as the others are. */
  savedApart?: readonly FieldPath<Values>[]
  /** How it edits and saves a draft of the row, where rows have drafts. @default the row itself, by its own call */
  draft?: FormDraft<Row, Values>
  /** Fields that are there only while another one has one of these values; what is not there is not sent. */
  conditions?: { readonly [Path in FieldPath<Values>]?: Condition<FieldPath<Values>> }
  /** Fields that the server lacks: they are not shown, not asked for and not sent. See `servedForm`. */
  lacking?: ReadonlySet<string>
  /** Fields that can be given the same value in many rows at once. */
  bulk?: readonly FieldPath<Values>[]
  /** What it means for many rows to have nothing in one of these fields: said before they are changed. */
  whenEmpty?: { readonly [Path in FieldPath<Values>]?: string }
  /**
   * Values that an action with a question of its own sets, and what each of them means: fields don't offer them, and an import says
   * so before it adds rows that have them.
   */
  byAction?: { readonly [Path in FieldPath<Values>]?: ByAction }
  /** People who add rows for every customer are asked for the owner of the new one. */
  owner?: Owner
  Fields(props: { row: Row | undefined }): ReactNode
}

/** The schema that what was typed is held against: that of a change for a row that is there. */
export function schemaOf(form: Form, row: object | undefined): Form['schema'] {
  if (row === undefined) return form.schema
  return form.changeSchemaOf?.(row) ?? form.changeSchema ?? form.schema
}

/** A form declaration, its parts checked against each other. */
export const defineForm = <Row extends object, Values extends FieldValues, Body>(
  form: Form<Row, Values, Body>,
): Form<Row, Values, Body> => form
