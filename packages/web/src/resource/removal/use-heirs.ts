import type { Resource } from '../define-resource.ts'
import { rowsOf, useCallByName } from '../rows/calls-by-name.ts'
import type { Target } from '../rows/row-result.ts'
import { rowId, rowName } from '../rows/row-text.ts'

/** As many are offered to choose from. */
const MAX_OFFERED = 200

/** What can take over from rows that go; undefined while it is looked up, `several` where they belong to several customers. */
export type Heirs = readonly Target[] | 'several' | undefined

/** The other rows of the same customer, by name. */
export function useHeirs(resource: Resource, targets: readonly Target[], isWanted: boolean): Heirs {
  const { list, idField, include, lead, rules } = resource
  const ids = targets.map(({ id }) => id)
  const among = (where: object) => ({ filter: { where, ...(include.length > 0 && { include }) } })
  const isAsked = isWanted && rules.hasCustomer
  const going = useCallByName(list, isAsked ? among({ [idField]: { inq: ids } }) : null, { silent: true })
  const owners = new Set(rowsOf(going.data).map((row) => Number(Reflect.get(row, 'customerId'))))
  const [customerId] = owners
  const isOne = owners.size === 1
  const filter = {
    ...among({ customerId, [idField]: { nin: ids } }).filter,
    order: `${lead.field} ASC`,
    limit: MAX_OFFERED,
  }
  const others = useCallByName(list, isAsked && isOne ? { filter } : null, { silent: true })
  if (!isAsked || going.error || others.error) return []
  if (owners.size > 1) return 'several'
  if (going.data === undefined || (isOne && others.data === undefined)) return undefined
  return rowsOf(others.data).map((row) => ({ id: rowId(resource, row), name: rowName(resource, row) }))
}
