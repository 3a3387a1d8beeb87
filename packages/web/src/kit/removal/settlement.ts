import { and, toWhere } from '@lineboard/sdk'
import { useState } from 'react'
import { mayAs } from '../../state/may.ts'
import { dialledHome } from '../../state/own-phone-country.ts'
import { useSession } from '../../state/session.ts'
import type { Resource } from '../define-resource.ts'
import type { Target } from '../row-result.ts'
import { rowsOf, useCallByName } from '../rows/calls-by-name.ts'
import { rowId, rowName } from '../rows/row-text.ts'
import { useOwner } from '../rows/use-owner.ts'
import type { Impact } from './impact.ts'
import { isLeftToServer, mayDeleteNumbers, type SettlementChoice } from './plan.ts'
import { isReassignable, reassignCall } from './reassign-references.ts'

/** As many are offered to choose from; a part of the name finds the others. */
export const MAX_OFFERED = 200

/**
 * What can take over from rows that go; undefined while it is looked up, `several` where they belong to several customers, `unread`
 * where it could not be looked up.
 */
export type Replacements = readonly Target[] | 'several' | 'unread' | undefined

interface Offered {
  rows: Replacements
  /** There are more than are offered. */
  hasMore: boolean
}

/** The other rows of the same customer whose name has a text, by name. */
function useReplacements(resource: Resource, targets: readonly Target[], typed: string, isWanted: boolean): Offered {
  const { list, include, lead, rules } = resource
  const ids = targets.map(({ id }) => id)
  const isAsked = isWanted && rules.hasCustomer
  const customerId = useOwner(resource, ids, isAsked)
  const ofCustomer: object = { customerId }
  const filter = {
    where: and(ofCustomer, namedLike(lead.field, typed)),
    ...(include.length > 0 && { include }),
    order: `${lead.field} ASC`,
    // Those that go are among them: too many ids for an address.
    limit: MAX_OFFERED + ids.length + 1,
  }
  const asked = typeof customerId === 'number' ? { filter } : null
  const others = useCallByName(list, asked, { silent: true, keepPreviousData: true })
  const found = rowsOf(others.data)
    .map((row) => ({ id: rowId(row), name: rowName(resource, row) }))
    .filter(({ id }) => !ids.includes(id))
  const offered = (rows: Replacements) => ({ rows, hasMore: false })
  if (!isAsked) return offered([])
  if (others.error) return offered('unread')
  if (typeof customerId !== 'number') return offered(customerId)
  if (others.data === undefined) return offered(undefined)
  return { rows: found.slice(0, MAX_OFFERED), hasMore: found.length > MAX_OFFERED }
}

/** Condition that a name has a text: a phone number however it is typed. */
const namedLike = (path: string, typed: string): object | undefined =>
  typed.trim() === ''
    ? undefined
    : toWhere(
        [{ type: 'text', value: typed.trim(), start: 0, end: 0 }],
        { name: { path, kind: 'string' } },
        { home: dialledHome() },
      )

/**
 * What becomes of all that uses rows: moved where that can be, to what somebody chooses. Undefined where nothing has to be settled.
 */
export function useSettlement(resource: Resource, targets: readonly Target[], impact: readonly Impact[] | undefined) {
  const { access } = useSession()
  const [chosen, setChosen] = useState<SettlementChoice>()
  const [typed, setTyped] = useState('')
  const movable = (impact ?? []).filter(({ dependent, count }) => isReassignable(dependent) && count !== undefined)
  const isAsked = movable.length > 0
  const { rows: replacements, hasMore } = useReplacements(resource, targets, typed, isAsked)
  const refused = movable.filter(
    ({ dependent }) => !isLeftToServer(resource, dependent) && !mayAs(access, reassignCall(dependent) ?? ''),
  )
  // A name that finds none leaves those that are there.
  const canMove = typeof replacements === 'object' && (replacements.length > 0 || typed !== '') && refused.length === 0
  const initial: SettlementChoice = { option: canMove ? 'move' : 'detach' }
  return {
    value: isAsked ? (chosen ?? initial) : undefined,
    choice: {
      replacements,
      canMove,
      typed,
      hasMore,
      onType: setTyped,
      refused: refused.map(({ nouns }) => nouns.other),
      mayDelete: movable.some(({ dependent: { model } }) => model === 'OpNumber') && mayDeleteNumbers(resource, access),
      onChange: setChosen,
    },
  }
}
