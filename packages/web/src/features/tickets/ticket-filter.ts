import { TicketStateName } from '@lineboard/contract/enumerations'
import { choiceOf, type FormattedBlock, formatFilterText, parseFilterText, type Searchable } from '@lineboard/sdk'
import type { StateName } from './ticket-cells.ts'

/** Whose tickets are shown: those of a user, by login name, or those nobody works on. Undefined for everybody's. */
export type OwnerChoice = { username: string } | 'nobody' | undefined

const fieldsOf = (filter: string, searchable: Searchable, wanted: string) =>
  parseFilterText(filter, searchable).ast.flatMap((block) =>
    block.type === 'field' && block.key === wanted ? block : [],
  )

/** Values that a filter text says a field has. */
const valuesOf = (filter: string, searchable: Searchable, wanted: string) =>
  fieldsOf(filter, searchable, wanted).flatMap(({ operator, value }) =>
    operator === 'is' || operator === 'has' ? value : [],
  )

/** The state a filter text asks for, where it is one. */
export function stateIn(filter: string, searchable: Searchable): StateName | undefined {
  const [value, ...more] = valuesOf(filter, searchable, 'state')
  const said = value !== undefined && more.length === 0 && choiceOf(searchable.state ?? {}, value)?.value
  return TicketStateName.find((state) => state === said)
}

/** Whose tickets a filter text asks for, where that is one person's or nobody's. */
export function ownerIn(filter: string, searchable: Searchable): OwnerChoice {
  if (fieldsOf(filter, searchable, 'ownerId').some(({ operator }) => operator === 'isEmpty')) return 'nobody'
  const [username, ...more] = valuesOf(filter, searchable, 'owner')
  return username && more.length === 0 ? { username } : undefined
}

/** The filter text with other conditions in the place of those for the keys; the rest of it stays. */
function replaced(
  filter: string,
  searchable: Searchable,
  keys: readonly string[],
  by: FormattedBlock | undefined,
): string {
  const rest = parseFilterText(filter, searchable).ast.filter(
    (block) => block.type !== 'field' || !keys.includes(block.key),
  )
  return formatFilterText(by ? [...rest, by] : rest, searchable)
}

const is = (key: string, value: string | undefined): FormattedBlock | undefined =>
  value === undefined ? undefined : { type: 'field', key, operator: 'is', value }

const ofNobody: FormattedBlock = { type: 'field', key: 'ownerId', operator: 'isEmpty', value: '' }

/** The filter text for another state; undefined for every state. */
export const withState = (filter: string, state: StateName | undefined, searchable: Searchable): string =>
  replaced(filter, searchable, ['state'], is('state', state))

/** The filter text for another owner; undefined for everybody. */
export const withOwner = (filter: string, owner: OwnerChoice, searchable: Searchable): string =>
  replaced(filter, searchable, ['owner', 'ownerId'], owner === 'nobody' ? ofNobody : is('owner', owner?.username))
