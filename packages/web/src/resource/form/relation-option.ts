import { formatPhone } from '../../lib/format.ts'
import { valueAt } from '../field-path.ts'

/** A related row to choose: its id, its name, and what tells it from others of that name. */
export interface RelationOption {
  id: number
  text: string
  note: string
}

interface Naming {
  textField: string
  isPhone: boolean
  note?: { relation: string; field: string } | undefined
}

/** How a row is offered. */
export function optionOf(row: object, { textField, isPhone, note }: Naming): RelationOption {
  const text = String(valueAt(row, textField) ?? '')
  return {
    id: Number(valueAt(row, 'id')),
    text: isPhone ? formatPhone(text) : text,
    note: note ? String(valueAt(row, `${note.relation}.${note.field}`) ?? '') : '',
  }
}

/** What is typed, as phone numbers are stored: without groups. */
export const withoutGroups = (text: string): string => text.replace(/[\s().-]/g, '')
