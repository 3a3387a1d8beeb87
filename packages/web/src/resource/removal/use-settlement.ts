import { useState } from 'react'
import { mayAs } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import type { Resource } from '../define-resource.ts'
import type { Target } from '../rows/row-result.ts'
import type { Impact } from './dependents.ts'
import { isMovable, moveCall } from './movers.ts'
import type { Settlement } from './plan.ts'
import { useHeirs } from './use-heirs.ts'

/** What becomes of all that uses rows: moved where that can be, until somebody chooses. Undefined where nothing has to be settled. */
export function useSettlement(resource: Resource, targets: readonly Target[], impact: readonly Impact[] | undefined) {
  const { access } = useSession()
  const [chosen, setChosen] = useState<Settlement>()
  const movable = (impact ?? []).filter(({ dependent, count }) => isMovable(dependent) && count !== undefined)
  const isAsked = movable.length > 0
  const heirs = useHeirs(resource, targets, isAsked)
  const refused = movable.filter(({ dependent }) => !mayAs(access, moveCall(dependent) ?? ''))
  const first = typeof heirs === 'object' && refused.length === 0 ? heirs[0] : undefined
  const initial: Settlement = first ? { option: 'move', moveToId: first.id } : { option: 'detach' }
  return {
    settlement: isAsked ? (chosen ?? initial) : undefined,
    choice: { heirs, refused: refused.map(({ nouns }) => nouns.other), onChange: setChosen },
  }
}
