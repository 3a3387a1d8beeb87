import { contains, holdsText, or } from '@lineboard/sdk'
import { MOST_USERS } from '../count-by.ts'
import { callByName, rowsOf } from '../rows/calls-by-name.ts'
import { rowId } from '../rows/row-text.ts'
import { valueAt } from '../value-at.ts'

const nameFields = ['username', 'firstName', 'lastName']

/**
 * The ids of the users that a text may name; undefined where they are too many. The lists that name users by an id alone have no field
 * that a server could look for the name in.
 */
export async function usersCalled(text: string, signal: AbortSignal | undefined): Promise<number[] | undefined> {
  const where = or(...nameFields.map((field) => ({ [field]: contains(text) })))
  const filter = { where, fields: ['id', ...nameFields], limit: MOST_USERS + 1 }
  const users = rowsOf(await callByName('DashUser.find', { filter }, { signal }))
  if (users.length > MOST_USERS) return undefined
  return users
    .filter((user) => nameFields.some((field) => holdsText(String(valueAt(user, field) ?? ''), text)))
    .map(rowId)
}
