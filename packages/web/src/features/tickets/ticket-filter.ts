import { entities } from '@lineboard/contract/entities'
import { TicketStateName } from '@lineboard/contract/enumerations'
import { type FormattedBlock, filterFields, formatFilterText, parseFilterText } from '@lineboard/sdk'
import type { StateName } from './ticket-labels.ts'

const searchable = filterFields(entities, 'Ticket')

/** Whose tickets are shown: those of a user, by login name, or those nobody works on. Undefined for everybody's. */
export type OwnerChoice = { username: string } | 'nobody' | undefined

const fieldsOf = (filter: string, wanted: string) =>
  parseFilterText(filter, searchable).ast.flatMap((block) =>
    block.type === 'field' && block.key === wanted ? block : [],
  )

/** Values that a filter text says a field has. */
const valuesOf = (filter: string, wanted: string) =>
  fieldsOf(filter, wanted).flatMap(({ operator, value }) => (operator === 'is' || operator === 'has' ? value : []))

/** The state a filter text asks for, where it is one. */
export function stateIn(filter: string): StateName | undefined {
  const values = valuesOf(filter, 'state')
  return values.length === 1 ? TicketStateName.find((state) => state === values[0]) : undefined
}

/** Whose tickets a filter text asks for, where that is one person's or nobody's. */
export function ownerIn(filter: string): OwnerChoice {
  if (fieldsOf(filter, 'ownerId').some(({ operator }) => operator === 'isEmpty')) return 'nobody'
  const [username, ...more] = valuesOf(filter, 'owner')
  return username && more.length === 0 ? { username } : undefined
}

/** The filter text with other conditions in the place of those for the keys; the rest of it stays. */
function replaced(filter: string, keys: readonly string[], by: FormattedBlock | undefined): string {
  const rest = parseFilterText(filter, searchable).ast.filter(
    (block) => block.type !== 'field' || !keys.includes(block.key),
  )
  return formatFilterText(by ? [...rest, by] : rest, searchable)
}

const is = (key: string, value: string | undefined): FormattedBlock | undefined =>
  value === undefined ? undefined : { type: 'field', key, operator: 'is', value }

const ofNobody: FormattedBlock = { type: 'field', key: 'ownerId', operator: 'isEmpty', value: '' }

/** The filter text for another state; undefined for every state. */
export const withState = (filter: string, state: StateName | undefined): string =>
  replaced(filter, ['state'], is('state', state))

/** The filter text for another owner; undefined for everybody. */
export const withOwner = (filter: string, owner: OwnerChoice): string =>
  replaced(filter, ['owner', 'ownerId'], owner === 'nobody' ? ofNobody : is('owner', owner?.username))
