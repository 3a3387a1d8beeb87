import { useState } from 'react'
import { mayAs } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import type { Resource } from '../define-resource.ts'
import type { Target } from '../row-result.ts'
import { rowsOf, useCallByName } from '../rows/calls-by-name.ts'
import { rowId, rowName } from '../rows/row-text.ts'
import { useOwner } from '../rows/use-owner.ts'
import type { Impact } from './impact.ts'
import { isLeftToServer, mayDeleteNumbers, type SettlementChoice } from './plan.ts'
import { isReassignable, reassignCall } from './reassign-references.ts'

/** As many are offered to choose from. */
const MAX_OFFERED = 200

/**
 * What can take over from rows that go; undefined while it is looked up, `several` where they belong to several customers, `unread`
 * where it could not be looked up.
 */
export type Replacements = readonly Target[] | 'several' | 'unread' | undefined

/** The other rows of the same customer, by name. */
function useReplacements(resource: Resource, targets: readonly Target[], isWanted: boolean): Replacements {
  const { list, include, lead, rules } = resource
  const ids = targets.map(({ id }) => id)
  const isAsked = isWanted && rules.hasCustomer
  const customerId = useOwner(resource, ids, isAsked)
  const filter = {
    where: { customerId },
    ...(include.length > 0 && { include }),
    order: `${lead.field} ASC`,
    // Those that go are among them: too many ids for an address.
    limit: MAX_OFFERED + ids.length,
  }
  const others = useCallByName(list, typeof customerId === 'number' ? { filter } : null, { silent: true })
  if (!isAsked) return []
  if (others.error) return 'unread'
  if (typeof customerId !== 'number') return customerId
  if (others.data === undefined) return undefined
  return rowsOf(others.data)
    .map((row) => ({ id: rowId(row), name: rowName(resource, row) }))
    .filter(({ id }) => !ids.includes(id))
    .slice(0, MAX_OFFERED)
}

/**
 * What becomes of all that uses rows: moved where that can be, to what somebody chooses. Undefined where nothing has to be settled.
 */
export function useSettlement(resource: Resource, targets: readonly Target[], impact: readonly Impact[] | undefined) {
  const { access } = useSession()
  const [chosen, setChosen] = useState<SettlementChoice>()
  const movable = (impact ?? []).filter(({ dependent, count }) => isReassignable(dependent) && count !== undefined)
  const isAsked = movable.length > 0
  const replacements = useReplacements(resource, targets, isAsked)
  const refused = movable.filter(
    ({ dependent }) => !isLeftToServer(resource, dependent) && !mayAs(access, reassignCall(dependent) ?? ''),
  )
  const canMove = typeof replacements === 'object' && replacements.length > 0 && refused.length === 0
  const initial: SettlementChoice = { option: canMove ? 'move' : 'detach' }
  return {
    value: isAsked ? (chosen ?? initial) : undefined,
    choice: {
      replacements,
      refused: refused.map(({ nouns }) => nouns.other),
      mayDelete: movable.some(({ dependent: { model } }) => model === 'OpNumber') && mayDeleteNumbers(resource, access),
      onChange: setChosen,
    },
  }
}
