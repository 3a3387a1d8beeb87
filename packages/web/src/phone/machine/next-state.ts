import type { PhoneCall, PhoneEvent, PhoneState, Quality } from './phone-state.ts'

/** Calls that are over and still shown. */
const MOST_RECENT = 10

type Begun = Extract<PhoneEvent, { kind: 'began' }>

const newCall = ({ id, direction, party, called, atMs }: Begun): PhoneCall => ({
  id,
  direction,
  party,
  ...(called !== undefined && { called }),
  stage: direction === 'in' ? 'ringing' : 'calling',
  isMuted: false,
  isHeld: false,
  isHeldThere: false,
  beganMs: atMs,
})

const withCall = (state: PhoneState, id: string, change: Partial<PhoneCall>): PhoneState => ({
  ...state,
  calls: state.calls.map((call) => (call.id === id ? { ...call, ...change } : call)),
})

function ended(state: PhoneState, { id, ending, atMs }: Extract<PhoneEvent, { kind: 'ended' }>): PhoneState {
  const call = state.calls.find((each) => each.id === id)
  if (!call) return state
  const over: PhoneCall = { ...call, stage: 'over', ending, endedMs: atMs }
  return {
    ...state,
    calls: state.calls.filter((each) => each.id !== id),
    recent: [over, ...state.recent].slice(0, MOST_RECENT),
  }
}

const grades = ['good', 'fair', 'poor'] as const
const rankOf = (quality: Quality | undefined) => (quality ? grades.indexOf(quality.grade) : -1)

function heard(state: PhoneState, { id, quality }: Extract<PhoneEvent, { kind: 'quality' }>): PhoneState {
  const worst = state.calls.find((call) => call.id === id)?.worst
  return withCall(state, id, { quality, worst: rankOf(quality) > rankOf(worst) ? quality : worst })
}

/** What the phone is after something happened to it. What happens to a call that is over, or to none, changes nothing. */
export function nextState(state: PhoneState, event: PhoneEvent): PhoneState {
  switch (event.kind) {
    case 'registration':
      return { ...state, registration: event.registration }
    case 'undisturbed':
      return { ...state, isUndisturbed: event.is }
    case 'began':
      if (state.calls.some(({ id }) => id === event.id)) return state
      return { ...state, calls: [...state.calls, newCall(event)] }
    case 'answered':
      return withCall(state, event.id, { stage: 'talking', answeredMs: event.atMs })
    case 'muted':
      return withCall(state, event.id, { isMuted: event.is })
    case 'held':
      return withCall(state, event.id, { isHeld: event.is })
    case 'heldThere':
      return withCall(state, event.id, { isHeldThere: event.is })
    case 'quality':
      return heard(state, event)
    case 'ended':
      return ended(state, event)
  }
}
