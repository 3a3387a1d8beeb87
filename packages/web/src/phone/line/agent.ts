import { UA, WebSocketInterface } from 'jssip'
import type { EndEvent, RTCSession } from 'jssip/lib/RTCSession.js'
import type { RTCSessionEvent } from 'jssip/lib/UA.js'
import { endingOf } from '../machine/ending-of.ts'
import type { PhoneEvent, Registration } from '../machine/phone-state.ts'
import { grantedSeconds } from './alive/granted-seconds.ts'
import { createKeepAlive } from './alive/keep-alive.ts'
import { startBeat } from './alive/start-beat.ts'
import { watchQuality } from './quality/watch-quality.ts'
import { attachSound, microphoneOf } from './sound.ts'

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

/** What is done with the phone; a call that is over is passed over. */
export interface PhoneActions {
  call(whom: string): void
  answer(id: string): void
  reject(id: string): void
  hangUp(id: string): void
  setMuted(id: string, is: boolean): void
  setHeld(id: string, is: boolean): void
  sendKey(id: string, key: string): void
  /** Gives the call to somebody else and leaves it: unasked, or to whom the other call is with. */
  transfer(id: string, to: { whom: string } | { call: string }): void
  setUndisturbed(is: boolean): void
}

/** A connection to the SIP server, registered. */
export interface Agent extends PhoneActions {
  /** Ends all calls and the registration. */
  stop(): void
}

/** Calls at once: one that is talked in, others that wait. */
const MOST_CALLS = 3
const REGISTER_SECONDS = 600

/** Registers, and makes and takes calls by SIP over a websocket, until it is stopped. */
export function createAgent(line: Line, tell: (event: PhoneEvent) => void): Agent {
  const { url, domain, username, password, displayName } = line
  const sessions = new Map<string, RTCSession>()
  const waiting: (() => void)[] = []
  let isUndisturbed = false
  let isStopped = false
  const socket = new WebSocketInterface(url)
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
    connection_recovery_max_interval: 5,
  })
  const address = (whom: string) => `sip:${encodeURIComponent(whom)}@${domain}`
  const media = () => ({ mediaConstraints: { audio: microphoneOf(), video: false }, pcConfig: { iceServers: [] } })
  const keepAlive = createKeepAlive({
    isConnected: () => ua.isConnected(),
    ping: () => void socket.send('\r\n\r\n'),
    refresh: () => ua.register(),
    reconnect: () => socket.connect(),
  })
  const say = (registration: Registration) => {
    if (!isStopped) tell({ kind: 'registration', registration })
  }

  /** The library ends a call whose request can't be sent: while there is no connection, requests wait for it. */
  function whenConnected(send: () => void): void {
    if (ua.isConnected()) send()
    else waiting.push(send)
  }

  function holdOthers(id: string): void {
    for (const [other, session] of sessions)
      if (other !== id && session.isEstablished() && !session.isOnHold().local) session.hold()
  }

  function attach(session: RTCSession, called: string | undefined): void {
    const { id } = session
    const direction = String(session.direction) === 'incoming' ? 'in' : 'out'
    let wasAnswered = false
    sessions.set(id, session)
    const party = decodeURIComponent(session.remote_identity.uri.user)
    tell({ kind: 'began', id, direction, party, called, atMs: Date.now() })
    attachSound(session)
    session.on('confirmed', () => {
      if (wasAnswered) return
      wasAnswered = true
      tell({ kind: 'answered', id, atMs: Date.now() })
      watchQuality(session, (quality) => tell({ kind: 'quality', id, quality }))
      holdOthers(id)
    })
    const kindOf = (by: unknown) => (by === 'local' ? 'held' : 'heldThere')
    session.on('hold', ({ originator }) => tell({ kind: kindOf(originator), id, is: true }))
    session.on('unhold', ({ originator }) => tell({ kind: kindOf(originator), id, is: false }))
    session.on('muted', () => tell({ kind: 'muted', id, is: true }))
    session.on('unmuted', () => tell({ kind: 'muted', id, is: false }))
    // The other side gives the call to somebody else: what comes of it is a call of this phone, too.
    session.on('refer', ({ accept }) => accept(() => undefined, media()))
    session.on('replaces', ({ accept }) => accept((next: RTCSession) => setTimeout(() => next.answer(media()))))
    const end = ({ originator, cause, message }: EndEvent) => {
      sessions.delete(id)
      // What this side ends has no message.
      const reason = message?.getHeader('Reason')
      const ending = endingOf({ direction, wasAnswered, by: String(originator), cause, reason })
      tell({ kind: 'ended', id, ending, atMs: Date.now() })
    }
    session.on('ended', end)
    session.on('failed', end)
  }

  ua.on('connecting', ({ attempts }) => say(attempts > 1 || sessions.size > 0 ? 'lost' : 'connecting'))
  ua.on('disconnected', () => say('lost'))
  ua.on('registered', ({ response }) => {
    const seconds = grantedSeconds(response.getHeaders('Contact'), ua.contact.toString())
    keepAlive.registered(Date.now(), seconds ?? REGISTER_SECONDS)
    say('registered')
    for (const send of waiting.splice(0)) send()
    // Over a new network sound finds its way anew.
    for (const session of sessions.values())
      if (session.isEstablished() && hasLostSound(session))
        session.renegotiate({ rtcOfferConstraints: { iceRestart: true } })
  })
  ua.on('registrationFailed', ({ response }) =>
    say(response && [401, 403, 407].includes(response.status_code) ? 'refused' : 'lost'),
  )
  ua.on('newRTCSession', ({ session, request }: RTCSessionEvent) => {
    const isIncoming = String(session.direction) === 'incoming'
    if (isIncoming && (isUndisturbed || sessions.size >= MOST_CALLS)) {
      session.terminate({ status_code: isUndisturbed ? 480 : 486 })
      return
    }
    const to = isIncoming ? request.to.uri.user : undefined
    attach(session, to === encodeURIComponent(username) ? undefined : to && decodeURIComponent(to))
  })
  ua.start()
  const stopBeat = startBeat(() => keepAlive.beat(Date.now()))

  const established = (id: string) => {
    const session = sessions.get(id)
    return session?.isEstablished() ? session : undefined
  }

  function transferNow(id: string, to: { whom: string } | { call: string }): void {
    const session = established(id)
    const other = 'call' in to ? established(to.call) : undefined
    if (!session || ('call' in to && !other)) return
    const whom = other ? decodeURIComponent(other.remote_identity.uri.user) : 'whom' in to ? to.whom : ''
    session.refer(address(whom), {
      ...(other && { replaces: other }),
      eventHandlers: { accepted: () => session.terminate() },
    })
  }

  return {
    call: (whom) => void ua.call(address(whom), media()),
    answer: (id) => sessions.get(id)?.answer(media()),
    reject: (id) => sessions.get(id)?.terminate({ status_code: 486 }),
    hangUp: (id) => sessions.get(id)?.terminate(),
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
      tell({ kind: 'undisturbed', is })
    },
    stop() {
      isStopped = true
      stopBeat()
      ua.stop()
    },
  }
}

const hasLostSound = ({ connection }: RTCSession) =>
  ['disconnected', 'failed', 'closed'].includes(connection.iceConnectionState)
