import type { ListId } from '../../kit/operation-ids.ts'
import { valueAt } from '../../kit/value-at.ts'
import { personName } from '../../lib/names.ts'

/** How the records of a kind are found. */
export interface RecordSource {
  list: ListId
  /** Field that is searched. */
  field: string
  also?: readonly string[]
  order?: string
  isPhone?: true
  nameOf(row: object): string
}

const text = (row: object, field: string) => String(valueAt(row, field) ?? '')

/** The users who can have to do with tickets, by their names. */
export const ticketPeople: RecordSource = {
  list: 'DashUser.find',
  field: 'username',
  also: ['firstName', 'lastName'],
  nameOf: (row) =>
    personName({ username: text(row, 'username'), firstName: text(row, 'firstName'), lastName: text(row, 'lastName') }),
}
