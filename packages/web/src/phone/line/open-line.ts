import { UA } from 'jssip'
import type { PhoneEvent, Registration } from '../machine/phone-state.ts'
import { createKeepAlive, grantedSeconds, startBeat } from './keepalive.ts'
import { createLineCheck } from './line-check.ts'
import { followNetwork, Wire } from './wire.ts'

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

/** Half of it is how long a connection that died in silence goes unnoticed. */
const REGISTER_SECONDS = 120

interface LineNeeds {
  emit: (event: PhoneEvent) => void
  hasCalls: () => boolean
  /** Sends the calls over the new connection, after one was lost. */
  moveCalls: () => void
}

export type OpenLine = ReturnType<typeof openLine>

/** A connection to the SIP server that registers, keeps itself alive and renews itself where it is lost. */
export function openLine(
  { url, domain, username, password, displayName }: Line,
  { emit, hasCalls, moveCalls }: LineNeeds,
) {
  let isRenewed = false
  const waiting: (() => void)[] = []
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
  const say = (registration: Registration) => emit({ kind: 'registration', registration })

  ua.on('connecting', ({ attempts }) => say(attempts > 1 || hasCalls() ? 'lost' : 'connecting'))
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
    if (isRenewed) moveCalls()
    isRenewed = false
  })
  ua.on('registrationFailed', ({ response }) => {
    say(response && [401, 403, 407].includes(response.status_code) ? 'refused' : 'lost')
    // Nothing has come back: the connection is dead, and nobody has said so.
    if (!response && ua.isConnected()) socket.drop()
  })

  return {
    ua,
    username,
    lineCheck,
    address: (whom: string) => `sip:${encodeURIComponent(whom)}@${domain}`,
    /** Sends with the next registration. */
    whenRegistered: (send: () => void) => void waiting.push(send),
    /** The library ends a call whose request can't be sent: while there is no connection, requests wait for it. */
    whenConnected(send: () => void): void {
      if (ua.isConnected()) send()
      else waiting.push(send)
    },
    /** Connects and registers; the function it returns stops keeping the connection alive. */
    start(): () => void {
      ua.start()
      const stopBeat = startBeat(() => keepAlive.beat(Date.now()))
      const stopFollowing = followNetwork(socket)
      return () => {
        stopBeat()
        stopFollowing()
      }
    },
  }
}
