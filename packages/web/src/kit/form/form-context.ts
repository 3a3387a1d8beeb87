import { createContext, useContext } from 'react'
import type { ByAction, Condition, Form } from '../define-form.ts'
import type { Owner } from '../rows/use-owner.ts'

/** A field that is in the form: its label, and how a value of it is put in words. */
export interface KnownField {
  label: string
  /** `row` is the one the value belongs to; undefined where the value says it itself. */
  toText?: ((value: unknown, row: object) => string | undefined) | undefined
}

/** The fields of a form by path. */
export type KnownFields = Map<string, KnownField>

interface FormFacts {
  schema: Form['schema']
  /** Schema of a new row, where `schema` is that of a change. */
  newSchema?: Form['schema']
  /** Values can be read and copied, not changed. */
  readOnly: boolean
  /** The row that is changed; undefined for a new one. */
  row?: object | undefined
  /** Whose a new row will be, where that is settled; the choice in the form, or the person's own customer, if left out. */
  customerId?: number | undefined
  /** When fields are there, by path. */
  conditions?: Readonly<Record<string, Condition | undefined>> | undefined
  /** Values that only an action sets, by path. */
  byAction?: Readonly<Record<string, ByAction | undefined>> | undefined
  /** Fields that the server lacks. */
  lacking?: ReadonlySet<string> | undefined
  /** Where fields say that they are there. */
  fields?: KnownFields
  /** There when several rows are changed at once: only some fields are shown, and of those only the chosen are changed. */
  bulk?: BulkChoice | undefined
}

/** Which fields of many rows can be changed, and which are. */
export interface BulkChoice {
  /** The rows that are changed. */
  ids: readonly number[]
  /** Whose they are. */
  owner: Owner
  offered: ReadonlySet<string>
  chosen: ReadonlySet<string>
  toggle(name: string): void
  /** Chooses a field, and its value for all rows. */
  put(name: string, value: unknown): void
}

const FormFactsContext = createContext<FormFacts | undefined>(undefined)

export const FormFactsProvider = FormFactsContext.Provider

/** What every field must know of the form it is in; throws outside of one. */
export function useFormFacts(): FormFacts {
  const facts = useContext(FormFactsContext)
  if (!facts) throw new Error('A form field was used outside of a form')
  return facts
}
