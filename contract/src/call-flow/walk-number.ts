import type { CallPlace } from './call-reason.ts'
import type { CallAction, CallMenu } from './call-setup.ts'
import type { CallOutcome, Ring } from './call-step.ts'
import { dial } from './dial.ts'
import { destinationOf } from './named-target.ts'
import { EMAIL } from './target-kinds.ts'
import { isOwn, type Nowhere, note, type Walk } from './walk.ts'
import { menuOf, walkMenu } from './walk-menu.ts'

type Target = CallAction['targets'][number]

/** Targets in the order this call takes them: those who take turns begin one further with each call. A server may have filled in none. */
function inTurn({ type, targets = [] }: CallAction, totalCalls: number): readonly Target[] {
  if (type !== 'round_robin' || targets.length === 0) return targets
  const first = totalCalls % targets.length
  return [...targets.slice(first), ...targets.slice(0, first)]
}

const isProblem = (found: object): found is Nowhere => 'kind' in found && found.kind === 'nowhere'

/** What takes a call over for good: a menu, or a mailbox. */
function handOver(walk: Walk, { kind, target }: Target, at: CallPlace): { menu: CallMenu } | CallOutcome {
  if (kind === 'voice_menu') {
    const menu = menuOf(walk, target, at)
    return 'kind' in menu ? menu : { menu }
  }
  if (!EMAIL.test(target)) return note(walk, { reason: 'target_invalid', at, target })
  walk.steps.push({ kind: 'mailbox', address: target, hears: { kind: 'mailbox' } })
  return { kind: 'voicemail', address: target }
}

function ring(walk: Walk, { kind, target }: Target, at: CallPlace, isTogether: boolean): Ring | Nowhere {
  if (kind === 'voice_menu' || kind === 'mailbox') return note(walk, { reason: 'target_invalid', at, target })
  const destination = destinationOf(walk, kind, target, at)
  return destination.kind === 'nowhere' ? destination : dial(walk, destination, at, isTogether)
}

function ringsOf(rings: readonly Ring[], isTogether: boolean, unanswered?: CallOutcome): CallOutcome | undefined {
  const [first, ...others] = rings
  if (!first) return unanswered
  return { kind: 'rings', rings: [first, ...others], isTogether, ...(unanswered && { unanswered }) }
}

/** Sends a call to the targets of an action. One that leads nowhere is passed over; it goes nowhere when all do. */
function walkTargets(walk: Walk, action: CallAction): CallOutcome {
  const at: CallPlace = { model: 'RoutingAction', id: action.id }
  const isTogether = action.type === 'simultaneous_ring'
  const rings: Ring[] = []
  let failed: Nowhere | undefined
  for (const target of inTurn(action, walk.number.totalCalls)) {
    const taken = target.kind === 'voice_menu' || target.kind === 'mailbox' ? handOver(walk, target, at) : undefined
    // A menu and a mailbox answer: what stands behind them in the list is never tried.
    if (taken && !isProblem(taken)) {
      const outcome = 'menu' in taken ? walkMenu(walk, taken.menu) : taken
      return ringsOf(rings, isTogether, outcome) ?? outcome
    }
    const rung = taken ?? ring(walk, target, at, isTogether)
    if (isProblem(rung)) failed ??= rung
    else rings.push(rung)
  }
  return ringsOf(rings, isTogether) ?? failed ?? note(walk, { reason: 'no_target', at })
}

/** Sends a call where its routing action says. */
function walkAction(walk: Walk, action: CallAction): CallOutcome {
  const { type, recordCalls, whisper, ringSeconds } = action
  walk.steps.push({ kind: 'action', action })
  if (type === 'hang_up') {
    walk.steps.push({ kind: 'hang_up', by: 'action', hears: { kind: 'busy' } })
    return { kind: 'hangs_up', by: 'action' }
  }
  if (recordCalls) walk.steps.push({ kind: 'recording' })
  if (whisper) walk.steps.push({ kind: 'whisper', text: whisper })
  if (ringSeconds !== undefined) walk.ringSeconds = ringSeconds
  return walkTargets(walk, action)
}

/** Sends a call that was let in on its way: by the number's routing action, or straight to its receiving number. */
export function walkNumber(walk: Walk): CallOutcome {
  const { setup, number, steps } = walk
  const at: CallPlace = { model: 'OpNumber', id: number.id }
  if (number.routing_actionId !== undefined) {
    const target = String(number.routing_actionId)
    const action = setup.action(number.routing_actionId)
    if (!action) return note(walk, { reason: 'action_gone', at, target })
    if (!isOwn(walk, action)) return note(walk, { reason: 'action_of_another_customer', at, target })
    return walkAction(walk, action)
  }
  steps.push({ kind: 'action' })
  if (number.receiving_numberId === undefined) return note(walk, { reason: 'no_destination', at })
  const destination = destinationOf(walk, 'receiving_number', String(number.receiving_numberId), at)
  if (destination.kind === 'nowhere') return destination
  const ring = dial(walk, destination, at)
  return 'kind' in ring ? ring : { kind: 'rings', rings: [ring], isTogether: false }
}
