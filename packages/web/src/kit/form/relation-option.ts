import { useCallback } from 'react'
import { comma } from '../../lib/messages.ts'
import { formatPhone, usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { valueAt } from '../value-at.ts'
import type { Choice } from './choice-inputs.tsx'

/** A related row to choose: its id, its name, and what tells it from others of that name. */
export interface RelationOption {
  id: number
  text: string
  note: string
  /** What it is, in a line of its own. */
  about?: string
  /** Whose the row is, where it says so. */
  customerId?: number
}

/** How related rows are named. */
export interface Naming {
  textField: string
  isPhone?: boolean | undefined
  phoneField?: string | undefined
  alsoField?: string | undefined
  note?: { relation: string; field: string } | undefined
  describe?(row: object): string
}

/** How a row is offered. */
export function optionOf(row: object, naming: Naming): RelationOption {
  const { textField, isPhone, phoneField, alsoField, note, describe } = naming
  const textAt = (path: string) => String(valueAt(row, path) ?? '')
  const text = isPhone ? formatPhone(textAt(textField)) : textAt(textField)
  const phone = phoneField === undefined ? '' : formatPhone(textAt(phoneField))
  const customerId = valueAt(row, 'customerId')
  return {
    ...(typeof customerId === 'number' && { customerId }),
    ...(describe && { about: describe(row) }),
    id: Number(valueAt(row, 'id')),
    text: text || phone,
    note: [alsoField ? textAt(alsoField) : '', note ? textAt(`${note.relation}.${note.field}`) : text && phone]
      .filter(Boolean)
      .join(comma),
  }
}

/** The name of an option as it is read by now: a number from abroad that was chosen at once, such as one just added, gets its groups later. */
export function useOptionLabel(): (option: Pick<RelationOption, 'text'>) => string {
  const format = usePhoneFormat()
  return useCallback(({ text }) => (text.startsWith('+') ? format(text) : text), [format])
}

/** What is typed, as phone numbers are stored: without groups. */
export const withoutGroups = (text: string): string => text.replace(/[\s().-]/g, '')

/** Labels by value as choices of a field, in their order. */
export const choicesOf = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
