import type {
  EndEvent,
  IncomingAckEvent,
  IncomingEvent,
  OutgoingAckEvent,
  OutgoingEvent,
  RTCSession,
} from 'jssip/lib/RTCSession.js'
import type { RTCSessionEvent } from 'jssip/lib/UA.js'
import { endingOf } from '../machine/ending-of.ts'
import { type MicrophoneProblem, microphoneProblem } from '../machine/microphone-problem.ts'
import type { PhoneCall, PhoneEvent } from '../machine/phone-state.ts'
import { dialogOfAnswer, dialogOfInvite, type SipDialog } from './handover/sip-dialog.ts'
import { watchFacts, watchQuality } from './line-quality.ts'
import type { OpenLine } from './open-line.ts'
import { createReach, keepThroughCuts } from './recovery.ts'
import { attachSound, microphoneOf, withConnection } from './sound.ts'

/** Calls at once: one that is talked in, others that wait. */
const MOST_CALLS = 3
/** How often is looked whether sound comes in, in milliseconds: that it does not is to be said within a second. */
const SOUND_LOOK_MS = 200

type CallLine = Pick<OpenLine, 'ua' | 'username' | 'domain' | 'lineCheck'>
type Emit = (event: PhoneEvent) => void

/** The microphone that is chosen, and no video. */
export const media = () => ({
  mediaConstraints: { audio: microphoneOf(), video: false },
  pcConfig: { iceServers: [] },
})

/** A REFER, as the library hands it over: it was answered by 202, and the other side hears of 603 where it is rejected. */
interface Referral {
  request: object
  accept(): void
  reject(): void
}

/** A key that goes out, or comes in, by INFO. */
interface Tone {
  originator: unknown
  dtmf: { tone: string; on(type: 'succeeded', listener: () => void): void }
}

/** The user part of an address as text; undefined where it is no such text. */
function userOf(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** Whether an address is a person's username. Digits alone may be a number outside, such as 911. */
const isColleague = (whom: string): boolean => /\p{L}/u.test(whom) && !whom.startsWith('+')

/** A call that begins. */
type Begun = Pick<RTCSessionEvent, 'session' | 'request'>

/** What a call that begins goes on with: a call of another page, or one that is transferred here. */
type Next = { returns: PhoneCall } | { replaces: string }

/** The calls of a line: follows each from its first request to its end. */
export function createCalls(emit: Emit) {
  const sessions = new Map<string, RTCSession>()
  const dialogs = new Map<string, SipDialog>()
  const movers = new Map<string, () => void>()
  const referrals = new Map<string, { accept(): void; reject(): void }>()
  /** What the next call that begins goes on with. */
  let next: Next | undefined
  let doNotDisturb = false

  function holdOthers(id: string): void {
    for (const [other, session] of sessions)
      if (other !== id && session.isEstablished() && !session.isOnHold().local) session.hold()
  }

  function attach(line: CallLine, begun: Begun, called: string | undefined): void {
    const { session } = begun
    const { id } = session
    let wasAnswered = false
    let microphone: MicrophoneProblem | undefined
    const replaced = next && 'replaces' in next ? sessions.get(next.replaces) : undefined
    const before = next && 'returns' in next ? next.returns : stateOf(replaced)
    sessions.set(id, session)
    emit(beginning(begun, called, next))
    attachSound(session)
    const kept = keepSound(line, session, emit)
    movers.set(id, kept.moved)
    noteDialog(begun, dialogs)
    session.on('confirmed', () => {
      if (wasAnswered) return
      wasAnswered = true
      emit({ kind: 'answered', id, atMs: Date.now() })
      watchFacts(session, SOUND_LOOK_MS, (facts) => kept.look(facts, Date.now()))
      watchQuality(session, (quality) => emit({ kind: 'quality', id, quality }))
      if (before) carryOver(session, before)
      else holdOthers(id)
    })
    session.on('getusermediafailed', (error: unknown) => {
      microphone = microphoneProblem(error)
    })
    emitHolds(session, emit)
    session.on('refer', ({ request, accept, reject }) =>
      follow(line, id, { request, accept: () => void accept(() => undefined, media()), reject: () => void reject() }),
    )
    session.on('newDTMF', (event: object) => {
      // The library's types have no events of a key.
      const { originator, dtmf }: Tone = Object(event)
      // A gateway that takes tones of the sound alone answers 415.
      if (String(originator) === 'local') dtmf.on('succeeded', () => emit({ kind: 'key', id, key: dtmf.tone }))
    })
    session.on('replaces', ({ accept }) => {
      next = { replaces: id }
      accept((other: RTCSession) => setTimeout(() => other.answer(media())))
      next = undefined
    })
    const end = (event: EndEvent) => {
      for (const each of [sessions, dialogs, movers, referrals]) each.delete(id)
      line.lineCheck.soundIs(id, false)
      emit({ kind: 'ended', id, ending: endOf(session, event, { wasAnswered, microphone }), atMs: Date.now() })
    }
    session.on('ended', end)
    session.on('failed', end)
  }

  /** The other side gives the call to somebody else: what comes of it is a call of this phone, in the name and at the cost of who has it. */
  function follow({ domain }: CallLine, id: string, { request, accept, reject }: Referral): void {
    // The library's types leave it out.
    const { user = '', host = '' }: { user?: string; host?: string } =
      Object(Reflect.get(request, 'refer_to')).uri ?? {}
    const whom = userOf(user)
    // To another host the password would be offered.
    if (!whom || host.toLowerCase() !== domain.toLowerCase()) reject()
    else if (isColleague(whom)) accept()
    else {
      // A second one takes the place of the first.
      referrals.get(id)?.reject()
      referrals.set(id, { accept, reject })
      emit({ kind: 'referral', id, whom })
    }
  }

  return {
    sessions,
    dialogs,
    /** Answers what `follow` asked, once. */
    answerReferral(id: string, accepts: boolean): void {
      const asked = referrals.get(id)
      if (!asked) return
      referrals.delete(id)
      emit({ kind: 'referral', id, whom: undefined })
      asked[accepts ? 'accept' : 'reject']()
    },
    movers,
    holdOthers,
    setDoNotDisturb(is: boolean): void {
      doNotDisturb = is
    },
    /** Takes a call that begins here or there, unless there are enough already. */
    take(line: CallLine, { session, request }: Begun): void {
      const isIncoming = !isOut(session)
      if (isIncoming && !next && (doNotDisturb || sessions.size >= MOST_CALLS)) {
        session.terminate({ status_code: doNotDisturb ? 480 : 486 })
        return
      }
      const to = isIncoming ? request.to.uri.user : undefined
      const called = to === encodeURIComponent(line.username) ? undefined : to && decodeURIComponent(to)
      attach(line, { session, request }, called)
    },
    /** Makes a call that goes on with one of another page. */
    goOnWith(call: PhoneCall, begin: () => void): void {
      next = { returns: call }
      begin()
      next = undefined
    },
  }
}

const isOut = ({ direction }: RTCSession) => String(direction) === 'outgoing'

function beginning({ session, request }: Begun, called: string | undefined, next: Next | undefined): PhoneEvent {
  const { id } = session
  const party = decodeURIComponent(session.remote_identity.uri.user)
  if (next && 'returns' in next) return { kind: 'returns', id, call: next.returns }
  if (next) return { kind: 'replaced', id: next.replaces, by: id, party }
  const direction = isOut(session) ? 'out' : 'in'
  return { kind: 'began', id, callId: request.getHeader('Call-ID'), direction, party, called, atMs: Date.now() }
}

/** Keeps the sound of a call through cuts of the network. */
function keepSound({ ua, lineCheck }: CallLine, session: RTCSession, emit: Emit) {
  const { id } = session
  const kept = keepThroughCuts(session, {
    isCaller: isOut(session),
    isConnected: () => ua.isConnected(),
    reach: createReach(session),
    onLost(is) {
      lineCheck.soundIs(id, is)
      emit({ kind: 'cut', id, is })
    },
  })
  withConnection(session, kept.watch)
  return kept
}

/** Notes the SIP dialog of a call, by which another page can take it over. */
function noteDialog({ session, request }: Begun, dialogs: Map<string, SipDialog>): void {
  session.on('accepted', (event: IncomingEvent | OutgoingEvent) => {
    // What was taken here has no answer to read: its dialog is known with the ACK.
    if ('response' in event && event.response) dialogs.set(session.id, dialogOfAnswer(event.response))
  })
  session.on('confirmed', (event: IncomingAckEvent | OutgoingAckEvent) => {
    if ('ack' in event && event.ack && !isOut(session)) dialogs.set(session.id, dialogOfInvite(request, event.ack))
  })
}

const stateOf = (session: RTCSession | undefined) =>
  session && { isMuted: Boolean(session.isMuted().audio), isHeld: session.isOnHold().local }

/** Whoever was muted or on hold in the call before stays so. */
function carryOver(session: RTCSession, { isMuted, isHeld }: Pick<PhoneCall, 'isMuted' | 'isHeld'>): void {
  if (isMuted) session.mute({ audio: true })
  if (isHeld) session.hold()
}

/** Says when either side holds the call, and when this one is muted. */
function emitHolds(session: RTCSession, emit: Emit): void {
  const { id } = session
  const kindOf = (by: unknown) => (by === 'local' ? 'held' : 'heldThere')
  session.on('hold', ({ originator }) => emit({ kind: kindOf(originator), id, is: true }))
  session.on('unhold', ({ originator }) => emit({ kind: kindOf(originator), id, is: false }))
  session.on('muted', () => emit({ kind: 'muted', id, is: true }))
  session.on('unmuted', () => emit({ kind: 'muted', id, is: false }))
}

interface Course {
  wasAnswered: boolean
  microphone: MicrophoneProblem | undefined
}

function endOf(session: RTCSession, { originator, cause, message }: EndEvent, course: Course) {
  // What this side ends has no message, and a defect only words.
  const reason = typeof message === 'string' ? undefined : message?.getHeader('Reason')
  const direction = isOut(session) ? 'out' : 'in'
  return endingOf({ direction, by: String(originator), cause, reason, ...course })
}
