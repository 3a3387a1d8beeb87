import type {
  EndEvent,
  IncomingAckEvent,
  IncomingEvent,
  OutgoingAckEvent,
  OutgoingEvent,
  RTCSession,
} from 'jssip/lib/RTCSession.js'
import type { IncomingResponse } from 'jssip/lib/SIPMessage.js'
import type { RTCSessionEvent } from 'jssip/lib/UA.js'
import { endingOf } from '../machine/ending-of.ts'
import { type MicrophoneProblem, microphoneProblem } from '../machine/microphone-problem.ts'
import type { PhoneCall, PhoneEvent } from '../machine/phone-state.ts'
import { addressesIn, callerOf, numberOf } from './caller-of.ts'
import { dialogOfAnswer, dialogOfInvite, type SipDialog } from './handover/sip-dialog.ts'
import { watchFacts, watchQuality } from './line-quality.ts'
import type { OpenLine } from './open-line.ts'
import { createDoubts, createReach, keepThroughCuts } from './recovery.ts'
import { calleeOf, createReferrals } from './referrals.ts'
import { attachSound, withConnection } from './sound.ts'

/** Calls at once: one that is talked in, others that wait. */
const MOST_CALLS = 3
/** How often is looked whether sound comes in, in milliseconds: that it does not is to be said within a second. */
const SOUND_LOOK_MS = 200

type CallLine = Pick<OpenLine, 'ua' | 'username' | 'rules' | 'address' | 'lineCheck' | 'media'>
type Emit = (event: PhoneEvent) => void

/** A key that goes out, or comes in, by INFO. */
interface Tone {
  originator: unknown
  dtmf: { tone: string; on(type: 'succeeded', listener: () => void): void }
}

/** A call that begins. */
type Begun = Pick<RTCSessionEvent, 'session' | 'request'>

/** What a call that begins goes on with: a call of another page, or one that is transferred here or tried again. */
type Next = { returns: PhoneCall } | { replaces: string; isAgain?: boolean }

/** The calls of a line: follows each from its first request to its end. */
export function createCalls(emit: Emit) {
  const sessions = new Map<string, RTCSession>()
  const dialogs = new Map<string, SipDialog>()
  const movers = new Map<string, () => void>()
  const doubts = createDoubts(giveUp)
  const referrals = createReferrals(emit)
  /** What the next call that begins goes on with. */
  let next: Next | undefined
  let doNotDisturb = false

  function holdOthers(id: string): void {
    for (const [other, session] of sessions)
      if (other !== id && session.isEstablished() && !session.isOnHold().local) session.hold()
  }

  /** Makes a call that goes on with another one. */
  function beginFor(whose: Next, begin: () => void): void {
    next = whose
    begin()
    next = undefined
  }

  /** Ends a call that the phone server seems to have forgotten. */
  function giveUp(id: string): void {
    const session = sessions.get(id)
    if (!session) return
    emit({ kind: 'ended', id, ending: 'noConnection', atMs: Date.now() })
    session.terminate()
  }

  function attach(line: CallLine, begun: Begun): void {
    const { session } = begun
    const { id } = session
    const course: Course = { wasAnswered: false, hasRung: false }
    const replacing = next && 'replaces' in next ? next : undefined
    const replaced = replacing && sessions.get(replacing.replaces)
    const before = next && 'returns' in next ? next.returns : stateOf(replaced)
    sessions.set(id, session)
    emit(beginning(line, begun, next))
    attachSound(session)
    const kept = keepSound(line, session, emit)
    movers.set(id, kept.moved)
    noteDialog(begun, dialogs)
    noteCourse(session, course, emit)
    session.on('confirmed', () => {
      if (course.wasAnswered) return
      course.wasAnswered = true
      doubts.end(id)
      emit({ kind: 'answered', id, atMs: Date.now() })
      watchFacts(session, SOUND_LOOK_MS, (facts) => kept.look(facts, Date.now()))
      watchQuality(session, (quality) => emit({ kind: 'quality', id, quality }))
      if (before) carryOver(session, before)
      else holdOthers(id)
    })
    emitHolds(session, emit)
    emitKeys(session, emit)
    session.on('sdp', leaveVideoOut)
    session.on('refer', ({ request, accept, reject }) =>
      referrals.follow(line.rules, id, {
        request,
        accept: () => void accept(() => undefined, line.media()),
        reject: () => void reject(),
      }),
    )
    session.on('replaces', ({ request, accept, reject }) => {
      // Who knows the call may take it over, but for addresses of other hosts.
      const { kind } = callerOf(request, line.rules)
      if (kind === 'stranger' || kind === 'withheld') reject()
      else beginFor({ replaces: id }, () => accept((other: RTCSession) => setTimeout(() => other.answer(line.media()))))
    })
    const end = (event: EndEvent) => {
      const timers = replacing?.isAgain ? undefined : longerTimers(session, event)
      if (timers) beginFor({ replaces: id, isAgain: true }, () => callAgain(line, session, timers))
      for (const each of [sessions, dialogs, movers]) each.delete(id)
      doubts.end(id)
      referrals.forget(id)
      line.lineCheck.soundIs(id, false)
      emit({ kind: 'ended', id, ...endOf(line, session, event, course), atMs: Date.now() })
    }
    session.on('ended', end)
    session.on('failed', end)
  }

  return {
    sessions,
    dialogs,
    answerReferral: referrals.answer,
    movers,
    holdOthers,
    setDoNotDisturb(is: boolean): void {
      doNotDisturb = is
    },
    /** The connection is gone: what rings may be forgotten by the server. */
    connectionLost(): void {
      for (const [id, session] of sessions) {
        if (!isOut(session) && session.isInProgress() && !doubts.has(id)) doubts.begin(id)
      }
    },
    answer({ media }: Pick<CallLine, 'media'>, id: string): void {
      sessions.get(id)?.answer(media())
      doubts.answered(id)
    },
    /** Takes a call that begins here or there, unless there are enough already. */
    take(line: CallLine, begun: Begun): void {
      const { session } = begun
      if (!isOut(session) && !next && (doNotDisturb || sessions.size >= MOST_CALLS))
        session.terminate({ status_code: doNotDisturb ? 480 : 486 })
      else attach(line, begun)
    },
    /** Makes a call that goes on with one of another page. */
    goOnWith: (call: PhoneCall, begin: () => void): void => beginFor({ returns: call }, begin),
  }
}

const isOut = ({ direction }: RTCSession) => String(direction) === 'outgoing'

/** Whom a call that was made here is to. */
const calleeHere = (session: RTCSession): string => decodeURIComponent(session.remote_identity.uri.user)

function beginning({ username, rules }: CallLine, { session, request }: Begun, next: Next | undefined): PhoneEvent {
  const { id } = session
  if (next && 'returns' in next) return { kind: 'returns', id, call: next.returns }
  const { party, ...caller } = isOut(session) ? { party: calleeHere(session) } : callerOf(request, rules)
  const about = { party, ...('kind' in caller && { caller }) }
  if (next) return { kind: 'replaced', id: next.replaces, by: id, ...about }
  const [to] = isOut(session) ? [] : addressesIn(request.getHeader('To') ?? '')
  const called = to && to.user !== username && to.user !== '' ? (numberOf(to, rules.home) ?? to.user) : undefined
  const direction = isOut(session) ? 'out' : 'in'
  return { kind: 'began', id, callId: request.getHeader('Call-ID'), direction, ...about, called, atMs: Date.now() }
}

/** Calls whom a call was to once more. */
const callAgain = ({ ua, address, media }: CallLine, session: RTCSession, extraHeaders: string[]): void =>
  void ua.call(address(calleeHere(session)), { ...media(), extraHeaders })

/**
 * Headers that ask for the session timers that the other side wants at least, where it has turned a call away for shorter ones (RFC 4028, 6).
 * The library does not try again. The other side refreshes them: a page may be asleep.
 */
function longerTimers(session: RTCSession, { message }: EndEvent): string[] | undefined {
  const answer = answerIn(message)
  const seconds = Number.parseInt((answer?.status_code === 422 && answer.getHeader('Min-SE')) || '', 10)
  if (!isOut(session) || !(seconds > 0)) return undefined
  return ['Supported: timer', `Min-SE: ${seconds}`, `Session-Expires: ${seconds};refresher=uas`]
}

/** The answer that ended a call; undefined where this side did, a request of the other side, or the network. */
const answerIn = (message: EndEvent['message'] | null | string): IncomingResponse | undefined =>
  typeof message === 'object' && message !== null && 'status_code' in message ? message : undefined

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

/** Says which keys the other side took by INFO. */
function emitKeys(session: RTCSession, emit: Emit): void {
  session.on('newDTMF', (event: object) => {
    // The library's types have no events of a key.
    const { originator, dtmf }: Tone = Object(event)
    // A gateway that takes tones of the sound alone answers 415.
    if (String(originator) === 'local')
      dtmf.on('succeeded', () => emit({ kind: 'key', id: session.id, key: dtmf.tone }))
  })
}

/** Leaves out all but the sound of what the other side offers: its video would be taken, shown nowhere, and use the network. */
function leaveVideoOut(event: { originator: unknown; type: string; sdp: string }): void {
  if (String(event.originator) === 'remote' && event.type === 'offer')
    event.sdp = event.sdp.replaceAll(/^m=(?!audio )(\S+) \d+/gm, 'm=$1 0')
}

/** What happened to a call before it ended. */
interface Course {
  wasAnswered: boolean
  hasRung: boolean
  microphone?: MicrophoneProblem
}

/** Notes what happens to a call before it is answered, and says whether it rings at the other side. */
function noteCourse(session: RTCSession, course: Course, emit: Emit): void {
  session.on('getusermediafailed', (error: unknown) => {
    course.microphone = microphoneProblem(error)
  })
  session.on('progress', (event: IncomingEvent | OutgoingEvent) => {
    if (!isOut(session) || !('response' in event)) return
    course.hasRung = true
    emit({ kind: 'progress', id: session.id, hasSound: Boolean(event.response?.body) })
  })
}

/** Why a call is over, and where somebody can be called instead. */
function endOf({ ua, rules }: CallLine, session: RTCSession, event: EndEvent, course: Course) {
  // What this side ends has no message, and a defect only words.
  const { originator, cause, message } = event
  const reasons = typeof message === 'object' && message !== null ? message.getHeaders('Reason') : []
  const answer = answerIn(message)
  const ending = endingOf({
    direction: isOut(session) ? 'out' : 'in',
    by: String(originator),
    cause,
    status: answer?.status_code,
    reasons,
    isOffline: !ua.isConnected(),
    ...course,
  })
  if (ending !== 'moved' || !answer) return { ending }
  const movedTo = answer
    .getHeaders('Contact')
    .map((contact) => calleeOf(contact, rules))
    .find(Boolean)
  return { ending, movedTo }
}
