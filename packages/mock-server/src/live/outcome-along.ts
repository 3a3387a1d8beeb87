import type { CallTrace } from '@lineboard/contract/call-path'
import type { Outcome } from '../seed/material/calls.ts'

/** How long a caller takes to choose a key, in seconds. */
export const KEY_SECONDS = 3
/** How long a message is, where nobody answers. */
const MESSAGE_SECONDS = 20

/** How long a caller spends in menus, in seconds. */
export function menuSeconds({ steps }: CallTrace): number {
  const waited = steps.map((step) => {
    if (step.kind === 'timeout') return step.seconds
    return step.kind === 'key' || step.kind === 'invalid_key' ? KEY_SECONDS : 0
  })
  return waited.reduce((sum: number, seconds) => sum + seconds, 0)
}

function fromTrace({ outcome }: CallTrace, drawn: Outcome): Outcome {
  const { ringSeconds, talkSeconds } = drawn
  const message = { status: 'voicemail' as const, talkSeconds: talkSeconds || MESSAGE_SECONDS }
  if (outcome.kind === 'nowhere' || outcome.kind === 'refused')
    return { status: 'failed', ringSeconds: 0, talkSeconds: 0 }
  if (outcome.kind === 'hangs_up') return { status: 'missed', ringSeconds: 0, talkSeconds: 0 }
  if (outcome.kind === 'voicemail') return { ...message, ringSeconds: 0 }
  const isUnanswered = drawn.status === 'voicemail' || drawn.status === 'missed'
  if (!isUnanswered) return drawn
  // A message can only be left where the way of the call ends at a mailbox.
  if (outcome.unanswered?.kind === 'voicemail') return { ...message, ringSeconds }
  return { status: 'missed', ringSeconds, talkSeconds: 0 }
}

/** What becomes of a call that goes this way: what was drawn, as far as the way allows. The time in menus is part of the ringing. */
export function outcomeAlong(trace: CallTrace, drawn: Outcome): Outcome {
  const outcome = fromTrace(trace, drawn)
  return { ...outcome, ringSeconds: outcome.ringSeconds + menuSeconds(trace) }
}
