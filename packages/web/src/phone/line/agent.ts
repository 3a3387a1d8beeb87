import { UA } from 'jssip'
import type {
  EndEvent,
  IncomingAckEvent,
  IncomingEvent,
  OutgoingAckEvent,
  OutgoingEvent,
  RTCSession,
} from 'jssip/lib/RTCSession.js'
import type { RTCSessionEvent } from 'jssip/lib/UA.js'
import { endingOf, endingOfStatus } from '../machine/ending-of.ts'
import { type MicrophoneProblem, microphoneProblem } from '../machine/microphone-problem.ts'
import type { PhoneCall, PhoneEvent, Registration } from '../machine/phone-state.ts'
import { grantedSeconds } from './alive/granted-seconds.ts'
import { createKeepAlive } from './alive/keep-alive.ts'
import { startBeat } from './alive/start-beat.ts'
import { createLineCheck } from './keeping/line-check.ts'
import { createReach } from './keeping/reach.ts'
import { keepThroughCuts } from './keeping/recovery.ts'
import { dialogOfAnswer, dialogOfInvite, goodbye, replacing, type SipDialog } from './leaving/sip-dialog.ts'
import type { Agent } from './phone-actions.ts'
import { watchFacts } from './quality/watch-facts.ts'
import { watchQuality } from './quality/watch-quality.ts'
import { attachSound, microphoneOf } from './sound.ts'
import { followNetwork, Wire } from './wire.ts'
import { withConnection } from './with-connection.ts'

/** Where calls go by and who makes them. */
export interface Line {
  /** Address of the SIP server, `ws://…` or `wss://…`. */
  url: string
  /** Domain of people's addresses. */
  domain: string
  username: string
  password: string
  displayName: string
}

/** Calls at once: one that is talked in, others that wait. */
const MOST_CALLS = 3
/** Half of it is how long a connection that died in silence goes unnoticed. */
const REGISTER_SECONDS = 120
/** How often is looked whether sound comes in, in milliseconds: that it does not is to be said within a second. */
const SOUND_LOOK_MS = 200

/** Registers, and makes and takes calls by SIP over a websocket, until it is stopped. */
export function createAgent(line: Line, onEvent: (event: PhoneEvent) => void): Agent {
  const { url, domain, username, password, displayName } = line
  const sessions = new Map<string, RTCSession>()
  const dialogs = new Map<string, SipDialog>()
  const movers = new Map<string, () => void>()
  /** What the next call that begins goes on with. */
  let next: { returns: PhoneCall } | { replaces: string } | undefined
  let isRenewed = false
  const waiting: (() => void)[] = []
  let isUndisturbed = false
  let isStopped = false
  const socket = new Wire(url)
  const ua = new UA({
    sockets: [socket],
    uri: `sip:${encodeURIComponent(username)}@${domain}`,
    authorization_user: username,
    password,
    display_name: displayName,
    register: true,
    register_expires: REGISTER_SECONDS,
    session_timers: false,
    connection_recovery_min_interval: 1,
    connection_recovery_max_interval: 2,
  })
  const address = (whom: string) => `sip:${encodeURIComponent(whom)}@${domain}`
  const media = () => ({ mediaConstraints: { audio: microphoneOf(), video: false }, pcConfig: { iceServers: [] } })
  const keepAlive = createKeepAlive({
    isConnected: () => ua.isConnected(),
    ping: () => void socket.send('\r\n\r\n'),
    refresh: () => ua.register(),
    reconnect: () => socket.connect(),
  })
  const lineCheck = createLineCheck({
    ask: () => ua.register(),
    giveUp() {
      if (ua.isConnected()) socket.renew()
    },
  })
  socket.onLife = lineCheck.answered
  function emit(event: PhoneEvent): void {
    if (!isStopped) onEvent(event)
  }
  const say = (registration: Registration) => emit({ kind: 'registration', registration })

  /** The library ends a call whose request can't be sent: while there is no connection, requests wait for it. */
  function whenConnected(send: () => void): void {
    if (ua.isConnected()) send()
    else waiting.push(send)
  }

  function holdOthers(id: string): void {
    for (const [other, session] of sessions)
      if (other !== id && session.isEstablished() && !session.isOnHold().local) session.hold()
  }

  function emitBegin(session: RTCSession, request: RTCSessionEvent['request'], called: string | undefined): void {
    const { id } = session
    const party = decodeURIComponent(session.remote_identity.uri.user)
    if (next && 'returns' in next) emit({ kind: 'returns', id, call: next.returns })
    else if (next) emit({ kind: 'replaced', id: next.replaces, by: id, party })
    else {
      const direction = isOut(session) ? 'out' : 'in'
      emit({ kind: 'began', id, callId: request.getHeader('Call-ID'), direction, party, called, atMs: Date.now() })
    }
  }

  /** Whoever was muted or on hold in the call before stays so. */
  function carryOver(session: RTCSession, { isMuted, isHeld }: Pick<PhoneCall, 'isMuted' | 'isHeld'>): void {
    if (isMuted) session.mute({ audio: true })
    if (isHeld) session.hold()
  }

  function attach(session: RTCSession, request: RTCSessionEvent['request'], called: string | undefined): void {
    const { id } = session
    const direction = isOut(session) ? 'out' : 'in'
    let wasAnswered = false
    let microphone: MicrophoneProblem | undefined
    const replaced = next && 'replaces' in next ? sessions.get(next.replaces) : undefined
    const before = next && 'returns' in next ? next.returns : stateOf(replaced)
    sessions.set(id, session)
    emitBegin(session, request, called)
    attachSound(session)
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
    movers.set(id, kept.moved)
    session.on('accepted', (event: IncomingEvent | OutgoingEvent) => {
      // What was taken here has no answer to read: its dialog is known with the ACK.
      if ('response' in event && event.response) dialogs.set(id, dialogOfAnswer(event.response))
    })
    session.on('confirmed', (event: IncomingAckEvent | OutgoingAckEvent) => {
      if ('ack' in event && event.ack && !isOut(session)) dialogs.set(id, dialogOfInvite(request, event.ack))
      if (wasAnswered) return
      wasAnswered = true
      emit({ kind: 'answered', id, atMs: Date.now() })
      watchFacts(session, SOUND_LOOK_MS, (facts) => kept.look(facts, Date.now()))
      watchQuality(session, (quality) => emit({ kind: 'quality', id, quality }))
      if (before) carryOver(session, before)
      else holdOthers(id)
    })
    const kindOf = (by: unknown) => (by === 'local' ? 'held' : 'heldThere')
    session.on('hold', ({ originator }) => emit({ kind: kindOf(originator), id, is: true }))
    session.on('unhold', ({ originator }) => emit({ kind: kindOf(originator), id, is: false }))
    session.on('getusermediafailed', (error: unknown) => {
      microphone = microphoneProblem(error)
    })
    session.on('muted', () => emit({ kind: 'muted', id, is: true }))
    session.on('unmuted', () => emit({ kind: 'muted', id, is: false }))
    // The other side gives the call to somebody else: what comes of it is a call of this phone, too.
    session.on('refer', ({ accept }) => accept(() => undefined, media()))
    session.on('replaces', ({ accept }) => {
      next = { replaces: id }
      accept((other: RTCSession) => setTimeout(() => other.answer(media())))
      next = undefined
    })
    const end = ({ originator, cause, message }: EndEvent) => {
      sessions.delete(id)
      dialogs.delete(id)
      movers.delete(id)
      lineCheck.soundIs(id, false)
      // What this side ends has no message, and a defect only words.
      const reason = typeof message === 'string' ? undefined : message?.getHeader('Reason')
      const ending = endingOf({ direction, wasAnswered, by: String(originator), cause, reason, microphone })
      emit({ kind: 'ended', id, ending, atMs: Date.now() })
    }
    session.on('ended', end)
    session.on('failed', end)
  }

  ua.on('connecting', ({ attempts }) => say(attempts > 1 || sessions.size > 0 ? 'lost' : 'connecting'))
  ua.on('disconnected', () => {
    isRenewed = true
    say('lost')
  })
  ua.on('registered', ({ response }) => {
    const seconds = grantedSeconds(response.getHeaders('Contact'), ua.contact.toString())
    keepAlive.registered(Date.now(), seconds ?? REGISTER_SECONDS)
    say('registered')
    for (const send of waiting.splice(0)) send()
    // The other side learns where requests come from now, and sound finds its way over the new network.
    if (isRenewed) for (const move of movers.values()) move()
    isRenewed = false
  })
  ua.on('registrationFailed', ({ response }) => {
    say(response && [401, 403, 407].includes(response.status_code) ? 'refused' : 'lost')
    // Nothing has come back: the connection is dead, and nobody has said so.
    if (!response && ua.isConnected()) socket.drop()
  })
  ua.on('newRTCSession', ({ session, request }: RTCSessionEvent) => {
    const isIncoming = !isOut(session)
    if (isIncoming && !next && (isUndisturbed || sessions.size >= MOST_CALLS)) {
      session.terminate({ status_code: isUndisturbed ? 480 : 486 })
      return
    }
    const to = isIncoming ? request.to.uri.user : undefined
    attach(session, request, to === encodeURIComponent(username) ? undefined : to && decodeURIComponent(to))
  })
  ua.start()
  const stopBeat = startBeat(() => keepAlive.beat(Date.now()))
  const stopFollowing = followNetwork(socket)
  const beStill = () => {
    isStopped = true
    stopBeat()
    stopFollowing()
  }

  const established = (id: string) => {
    const session = sessions.get(id)
    return session?.isEstablished() ? session : undefined
  }

  function transferNow(id: string, to: { whom: string } | { call: string }): void {
    const session = established(id)
    const other = 'call' in to ? established(to.call) : undefined
    if (!session || ('call' in to && !other)) return
    const whom = other ? decodeURIComponent(other.remote_identity.uri.user) : 'whom' in to ? to.whom : ''
    const say = (status?: number) => emit({ kind: 'transfer', id, whom, ending: endingOfStatus(status) })
    emit({ kind: 'transfer', id, whom })
    session.refer(address(whom), {
      ...(other && { replaces: other }),
      eventHandlers: {
        accepted: () => session.terminate(),
        failed: ({ status_line }: ReferFailed) => say(status_line?.status_code),
        requestFailed: () => say(),
      },
    })
  }

  return {
    call: (whom) => void ua.call(address(whom), media()),
    answer: (id) => sessions.get(id)?.answer(media()),
    reject: (id) => sessions.get(id)?.terminate({ status_code: 486 }),
    hangUp(id) {
      // Nobody is heard any more, also while the other side can't be told.
      if (!ua.isConnected()) {
        sessions.get(id)?.connection?.close()
        emit({ kind: 'ended', id, ending: 'hungUp', atMs: Date.now() })
      }
      whenConnected(() => sessions.get(id)?.terminate())
    },
    setMuted: (id, is) => sessions.get(id)?.[is ? 'mute' : 'unmute']({ audio: true }),
    setHeld: (id, is) =>
      whenConnected(() => {
        established(id)?.[is ? 'hold' : 'unhold']()
        if (!is) holdOthers(id)
      }),
    sendKey: (id, key) => whenConnected(() => established(id)?.sendDTMF(key)),
    transfer: (id, to) => whenConnected(() => transferNow(id, to)),
    setUndisturbed(is) {
      isUndisturbed = is
      emit({ kind: 'undisturbed', is })
    },
    goOn(calls) {
      waiting.push(() => {
        for (const { call, dialog } of calls) {
          next = { returns: call }
          ua.call(address(call.party), { ...media(), extraHeaders: replacing(dialog) })
          next = undefined
        }
      })
    },
    leave(calls) {
      beStill()
      return calls.flatMap((call) => {
        const dialog = dialogs.get(call.id)
        if (call.stage === 'talking' && dialog) return { call, dialog, goodbye: goodbye(dialog, crypto.randomUUID()) }
        sessions.get(call.id)?.terminate()
        return []
      })
    },
    stop() {
      beStill()
      ua.stop()
    },
  }
}

/** What the other phone says of the call that it made for a transfer. */
interface ReferFailed {
  status_line?: { status_code: number }
}

const isOut = ({ direction }: RTCSession) => String(direction) === 'outgoing'

const stateOf = (session: RTCSession | undefined) =>
  session && { isMuted: Boolean(session.isMuted().audio), isHeld: session.isOnHold().local }
