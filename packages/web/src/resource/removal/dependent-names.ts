import type { Dependent } from '@lineboard/contract/dependents'
import { entities } from '@lineboard/contract/entities'
import { formatPhone } from '../../parts/phone/format-phone.ts'
import { callByName, rowsOf } from '../rows/calls-by-name.ts'

/** What people call rows, by the first of these fields that their entity has; without any they have no name. */
const naming = ['name', 'number', 'tracking_number', 'username', 'subject'] as const
const MAX_NAMED = 3

const known: Readonly<Record<string, { readonly fields: Readonly<Record<string, string>> }>> = entities

const ownerOf = ({ count }: Dependent) => count.split('.')[0] ?? ''

const nameField = (dependent: Dependent) => naming.find((field) => known[ownerOf(dependent)]?.fields[field])

/** Names of the first of these rows. */
export function firstNames(dependent: Dependent, rows: readonly object[]): string[] {
  const field = nameField(dependent)
  if (field === undefined) return []
  const names = rows.slice(0, MAX_NAMED).map((row) => String(Reflect.get(row, field) ?? ''))
  return field.endsWith('number') ? names.map(formatPhone) : names
}

/** Names of the first rows that name one of these ids; none for rows that nobody calls by a name, such as calls. */
export async function namesOf(dependent: Dependent, ids: readonly number[]): Promise<string[]> {
  const { model, field } = dependent
  const name = nameField(dependent)
  if (name === undefined) return []
  const filter = { where: { [field]: { inq: ids } }, fields: ['id', name], order: `${name} ASC`, limit: MAX_NAMED }
  return firstNames(dependent, rowsOf(await callByName(`${model}.find`, { filter })))
}
