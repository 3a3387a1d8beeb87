import type { Quality } from '../../shared/sound-quality/quality.ts'
import type { PhoneCall, PhoneEvent, PhoneState } from './phone-state.ts'

/** Calls that are over and still shown. */
const MOST_RECENT = 30

type Begun = Extract<PhoneEvent, { kind: 'began' }>

const newCall = ({ id, callId, direction, party, caller, called, atMs }: Begun): PhoneCall => ({
  id,
  callId,
  direction,
  party,
  ...(caller && { caller }),
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

/** Held and muted it becomes again once it is back. */
const returning = ({ id, call }: Extract<PhoneEvent, { kind: 'returns' }>): PhoneCall => ({
  ...call,
  id,
  stage: 'calling',
  isMuted: false,
  isHeld: false,
  isHeldThere: false,
  isCut: false,
  isReturning: true,
  transfer: undefined,
})

function answered(state: PhoneState, { id, atMs }: Extract<PhoneEvent, { kind: 'answered' }>): PhoneState {
  const call = state.calls.find((each) => each.id === id)
  // One that goes on in another way has been answered before.
  return withCall(state, id, { stage: 'talking', answeredMs: call?.answeredMs ?? atMs, isReturning: false })
}

function ended(state: PhoneState, { id, ending, movedTo, atMs }: Extract<PhoneEvent, { kind: 'ended' }>): PhoneState {
  const call = state.calls.find((each) => each.id === id)
  if (!call) return state
  const over: PhoneCall = { ...call, stage: 'over', ending, endedMs: atMs, ...(movedTo !== undefined && { movedTo }) }
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

function withKey(state: PhoneState, { id, key }: Extract<PhoneEvent, { kind: 'key' }>): PhoneState {
  const { keys = '' } = state.calls.find((call) => call.id === id) ?? {}
  return withCall(state, id, { keys: keys + key })
}

/** What the phone is after something happened to it. What happens to a call that is over, or to none, changes nothing. */
export function nextState(state: PhoneState, event: PhoneEvent): PhoneState {
  switch (event.kind) {
    case 'registration':
      return { ...state, registration: event.registration }
    case 'doNotDisturb':
      return { ...state, doNotDisturb: event.is }
    case 'began':
      if (state.calls.some(({ id }) => id === event.id)) return state
      return { ...state, calls: [...state.calls, newCall(event)] }
    case 'returns':
      return { ...state, calls: [...state.calls, returning(event)] }
    case 'replaced':
      return withCall(state, event.id, {
        id: event.by,
        party: event.party,
        caller: event.caller,
        isHeldThere: false,
        isCut: false,
        transfer: undefined,
      })
    case 'answered':
      return answered(state, event)
    case 'progress': {
      const call = state.calls.find(({ id }) => id === event.id)
      const hasSound = event.hasSound || call?.progress?.hasSound === true
      return withCall(state, event.id, { progress: { hasSound } })
    }
    case 'cut':
      return withCall(state, event.id, { isCut: event.is })
    case 'muted':
      return withCall(state, event.id, { isMuted: event.is })
    case 'held':
      return withCall(state, event.id, { isHeld: event.is })
    case 'heldThere':
      return withCall(state, event.id, { isHeldThere: event.is })
    case 'quality':
      return heard(state, event)
    case 'transfer':
      return withCall(state, event.id, { transfer: { whom: event.whom, ending: event.ending } })
    case 'key':
      return withKey(state, event)
    case 'referral':
      return withCall(state, event.id, { referral: event.whom })
    case 'ended':
      return ended(state, event)
  }
}
