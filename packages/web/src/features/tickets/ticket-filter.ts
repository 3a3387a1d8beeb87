import { entities } from '@lineboard/contract/entities'
import { formatFilterText, parseFilterText, searchableFields } from '@lineboard/sdk'
import { type StateName, states } from './labels.ts'

const searchable = searchableFields(entities, 'Ticket')

/** Whose tickets are shown: those of a user, by login name, or those nobody works on. Undefined for everybody's. */
export type OwnerChoice = { username: string } | 'nobody' | undefined

/** What stands after the key of an id for rows that name none. */
const NONE = 'none'

const valuesOf = (filter: string, wanted: string) =>
  parseFilterText(filter, searchable).ast.flatMap((block) =>
    block.type === 'field' && block.key === wanted ? block.value : [],
  )

/** The state a filter text asks for, where it is one. */
export function stateIn(filter: string): StateName | undefined {
  const values = valuesOf(filter, 'state')
  return values.length === 1 ? states.find((state) => state === values[0]) : undefined
}

/** Whose tickets a filter text asks for, where that is one person's or nobody's. */
export function ownerIn(filter: string): OwnerChoice {
  if (valuesOf(filter, 'ownerId')[0]?.toLowerCase() === NONE) return 'nobody'
  const [username, ...more] = valuesOf(filter, 'owner')
  return username && more.length === 0 ? { username } : undefined
}

/** The filter text with other conditions in the place of those for the keys; the rest of it stays. */
function replaced(filter: string, keys: readonly string[], key: string, value: string | undefined): string {
  const rest = parseFilterText(filter, searchable).ast.filter(
    (block) => block.type !== 'field' || !keys.includes(block.key),
  )
  return formatFilterText(value === undefined ? rest : [...rest, { type: 'field', key, value }], searchable)
}

/** The filter text for another state; undefined for every state. */
export const withState = (filter: string, state: StateName | undefined): string =>
  replaced(filter, ['state'], 'state', state)

/** The filter text for another owner; undefined for everybody. */
export const withOwner = (filter: string, owner: OwnerChoice): string =>
  owner === 'nobody'
    ? replaced(filter, ['owner', 'ownerId'], 'ownerId', NONE)
    : replaced(filter, ['owner', 'ownerId'], 'owner', owner?.username)
