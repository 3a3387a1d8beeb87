import type { components } from '@lineboard/contract'
import type { ListId } from '../../kit/operation-ids.ts'
import { valueAt } from '../../kit/value-at.ts'
import { personName } from '../../lib/names.ts'
import { rightsOf, whatUsersMay } from '../../shared/within-reach.ts'
import { mayAs } from '../../state/may.ts'
import { t } from './tickets.messages.ts'

/** How the records of a kind are found. */
export interface RecordSource {
  list: ListId
  /** Field that is searched. */
  field: string
  also?: readonly string[]
  order?: string
  isPhone?: true
  /** Relations that the names are made of, as a filter says them. */
  include?: unknown
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

const isUser = (row: object): row is components['schemas']['DashUser'] => 'id' in row && 'username' in row

/** Whether somebody is known to have no role by which tickets are answered. */
function answersNone(row: object): boolean {
  const [held] = isUser(row) ? (row.DashRoleMapping ?? []) : []
  if (!isUser(row) || !row.DashRoleMapping || (held && !held.DashRole)) return false
  return !mayAs(rightsOf(row), 'Ticket.createVersion')
}

/** The same who may own one, with a word to those who could not answer it. */
export const ticketOwners: RecordSource = {
  ...ticketPeople,
  include: whatUsersMay,
  nameOf: (row) => (answersNone(row) ? t('answersNone', { name: ticketPeople.nameOf(row) }) : ticketPeople.nameOf(row)),
}
