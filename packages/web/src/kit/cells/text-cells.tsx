import { maskKey } from '../../lib/labels.ts'
import { personName } from '../../lib/names.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import type { Cell } from '../column.ts'
import { valueAt } from '../value-at.ts'

/** Text as it is, cut with an ellipsis where it is too long. */
export const textCell: Cell<string> = { toText: (value) => value, widthPx: 160 }

/** Name of a row of another list; the column leads there. */
export const nameCell: Cell<string> = { toText: (value) => value, widthPx: 150 }

/** The same where the row itself keeps the name, beside the id in a field of its own. */
export const nameBy = (foreignKey: string): Cell<string> => ({ ...nameCell, names: foreignKey })

const isPerson = (value: unknown): value is Parameters<typeof personName>[0] =>
  typeof value === 'object' && value !== null && 'username' in value

/** A person of a relation by first and last name, where the row is only known by the name to sign in with. */
export const personCell = (relation: string): Cell<string> => ({
  ...nameCell,
  toText: (username, row) => {
    const person = row && valueAt(row, relation)
    return isPerson(person) ? personName(person) : username
  },
})

/** A number that names something, such as a port or an id: digits as they are, not a quantity. */
export const codeCell: Cell<number> = {
  toText: (value) => String(value),
  toFile: (value) => value,
  fileKind: 'text',
  align: 'right',
  widthPx: 80,
}

/** A key that only tells which one it is; copies and exports hold no more than that. */
export const maskedCell: Cell<string> = { toText: maskKey, widthPx: 150 }

/** A phone number in groups, which can be called. */
export const phoneCell: Cell<string> = {
  toText: (value) => formatPhone(value),
  toFile: (value) => value,
  hasPhones: true,
  isPhone: true,
  widthPx: 145,
}
