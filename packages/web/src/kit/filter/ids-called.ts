import { contains, holdsText, or } from '@lineboard/sdk'
import { MOST_NAMED } from '../count-by.ts'
import type { NamedModel } from '../filterable-columns.ts'
import { callByName, rowsOf } from '../rows/calls-by-name.ts'
import { rowId } from '../rows/row-text.ts'
import { valueAt } from '../value-at.ts'

const nameFields: Readonly<Record<NamedModel, readonly string[]>> = {
  DashUser: ['username', 'firstName', 'lastName'],
  Customer: ['companyName'],
}

/**
 * The ids of the users or customers that a text may name; undefined where they are too many. The lists that name them by an id alone have no field
 * that a server could look for the name in.
 */
export async function idsCalled(
  model: NamedModel,
  text: string,
  signal: AbortSignal | undefined,
): Promise<number[] | undefined> {
  const fields = nameFields[model]
  const where = or(...fields.map((field) => ({ [field]: contains(text) })))
  const filter = { where, fields: ['id', ...fields], limit: MOST_NAMED + 1 }
  const found = rowsOf(await callByName(`${model}.find`, { filter }, { signal }))
  if (found.length > MOST_NAMED) return undefined
  return found.filter((row) => fields.some((field) => holdsText(String(valueAt(row, field) ?? ''), text))).map(rowId)
}
