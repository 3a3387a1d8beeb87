import { contains, holdsText, or } from '@lineboard/sdk'
import { MOST_USERS } from '../count-by.ts'
import { callByName, rowsOf } from '../rows/calls-by-name.ts'
import { rowId } from '../rows/row-text.ts'
import { valueAt } from '../value-at.ts'

const nameFields = { DashUser: ['username', 'firstName', 'lastName'], Customer: ['companyName'] } as const

/** Rows that other rows name by an id. */
export type NamedModel = keyof typeof nameFields

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
  const filter = { where, fields: ['id', ...fields], limit: MOST_USERS + 1 }
  const found = rowsOf(await callByName(`${model}.find`, { filter }, { signal }))
  if (found.length > MOST_USERS) return undefined
  return found.filter((row) => fields.some((field) => holdsText(String(valueAt(row, field) ?? ''), text))).map(rowId)
}
