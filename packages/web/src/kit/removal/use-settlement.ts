import { useState } from 'react'
import { mayAs } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import type { Resource } from '../define-resource.ts'
import type { Target } from '../row-result.ts'
import type { Impact } from './impact.ts'
import { isLeftToServer, mayDeleteNumbers, type SettlementChoice } from './plan.ts'
import { isReassignable, reassignCall } from './reassign-references.ts'
import { useReplacements } from './use-replacements.ts'

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
