import { UA, WebSocketInterface } from 'jssip'
import { phoneHome } from '../../state/own-phone-country.ts'
import type { PhoneEvent, Registration } from '../machine/phone-state.ts'
import type { CallerRules } from './caller-of.ts'
import { createLineCheck } from './line-check.ts'
import type { PhoneServer } from './phone-server-of.ts'
import { microphoneOf } from './sound.ts'
import { withoutTel, withTel } from './tel-addresses.ts'

/** For how many seconds a registration holds that the server answered with these contacts, of which one is the `own` one. */
export function grantedSeconds(contacts: readonly string[], own: string): number | undefined {
  const [user = ''] = /sips?:[^@>]+@/i.exec(own) ?? []
  const mine = contacts.flatMap((header) => header.split(',')).find((contact) => contact.includes(user))
  const [, seconds] = /;\s*expires\s*=\s*"?(\d+)/i.exec(mine ?? '') ?? []
  return seconds === undefined ? undefined : Number(seconds)
}

/** What is done to a connection to keep it. */
export interface KeptLine {
  isConnected(): boolean
  /** Sends a sign of life (RFC 5626, 3.5.1): what stands between lets a silent connection go. */
  ping(): void
  /** Registers anew, so that it does not run out. */
  refresh(): void
  /** Connects now; nothing happens where that is under way. */
  reconnect(): void
}

/**
 * What each beat does for a line, at a time in milliseconds. A registration is made anew at half of what is left to it, before the
 * library's own timer does: that one is the page's, and late in a hidden tab.
 */
export function createKeepAlive(line: KeptLine): {
  beat(nowMs: number): void
  /** Registered, for so many seconds. */
  registered(nowMs: number, seconds: number): void
} {
  let refreshAtMs = Number.POSITIVE_INFINITY
  let halfMs = Number.POSITIVE_INFINITY
  return {
    beat(nowMs) {
      if (!line.isConnected()) {
        refreshAtMs = Number.POSITIVE_INFINITY
        line.reconnect()
        return
      }
      line.ping()
      if (nowMs < refreshAtMs) return
      refreshAtMs = nowMs + halfMs
      line.refresh()
    },
    registered(nowMs, seconds) {
      halfMs = (seconds * 1000) / 2
      refreshAtMs = nowMs + halfMs
    },
  }
}

/** Calls back every ten seconds, in a hidden page as well, until the answer is called. */
function startBeat(onBeat: () => void): () => void {
  const worker = new Worker(new URL('./keepalive.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', onBeat)
  return () => worker.terminate()
}

/** How long the first attempt to connect may take, and each later one, in milliseconds: over a network that is gone nobody answers. */
const FIRST_MS = 3000
const LATER_MS = 6000

/** The connection to a phone server, which can be given up although nobody has closed it: a network that is gone says nothing. */
export class Wire extends WebSocketInterface {
  #patienceMs = FIRST_MS
  #patience: ReturnType<typeof setTimeout> | undefined
  /** Is told of each message that comes. */
  onLife = (): void => undefined

  /** @param domain of the numbers that others send as `tel:` */
  constructor(url: string, domain: string) {
    super(url)
    // The library hands on what comes by a property that it sets with each connection.
    let take: (data: unknown) => void = () => undefined
    Object.defineProperty(this, 'ondata', {
      get: () => (data: unknown) => {
        this.onLife()
        take(typeof data === 'string' ? withoutTel(data, domain) : data)
      },
      set(next: typeof take) {
        take = next
      },
    })
  }

  override send(message: string): boolean {
    return super.send(withTel(message))
  }

  override connect(): void {
    if (this.isConnected() || this.isConnecting()) return
    super.connect()
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => this.#lookWhetherConnected(), this.#patienceMs)
  }

  override disconnect(): void {
    clearTimeout(this.#patience)
    super.disconnect()
  }

  drop(): void {
    this.disconnect()
    this.ondisconnect(true)
  }

  /** Gives up, and connects anew at once. */
  renew(): void {
    this.drop()
    this.connect()
  }

  #lookWhetherConnected(): void {
    this.#patienceMs = this.isConnecting() ? LATER_MS : FIRST_MS
    if (this.isConnecting()) this.renew()
  }
}

/** Has a connection made anew as soon as the browser hears of another network. Answers what ends that. */
function followNetwork(wire: Wire): () => void {
  const ending = new AbortController()
  const { signal } = ending
  addEventListener('offline', () => wire.drop(), { signal })
  addEventListener('online', () => wire.connect(), { signal })
  return () => ending.abort()
}

/** Where calls go by and who makes them. */
export interface Line extends PhoneServer {
  username: string
  password: string
  displayName: string
}

/** How soon a phone server that could not register somebody is asked again, in seconds, and how late at the latest, whatever it says. */
const ASK_AGAIN_SECONDS = 5
const ASK_AGAIN_AT_MOST_SECONDS = 30

/** Half of it is how long a connection that died in silence goes unnoticed. */
const REGISTER_SECONDS = 120

const isRefused = (status: number) => [401, 403, 407].includes(status)

interface LineNeeds {
  emit: (event: PhoneEvent) => void
  hasCalls: () => boolean
  connectionLost: () => void
  /** Sends the calls over the new connection, after one was lost. */
  moveCalls: () => void
}

export type OpenLine = ReturnType<typeof openLine>

/** A connection to the SIP server that registers, keeps itself alive and renews itself where it is lost. */
export function openLine(
  { url, domain, trustsIdentity, iceServers, username, password, displayName }: Line,
  { emit, hasCalls, connectionLost, moveCalls }: LineNeeds,
) {
  let isRenewed = false
  const waiting: (() => void)[] = []
  const socket = new Wire(url, domain)
  let askAgain: ReturnType<typeof setTimeout> | undefined
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
    clearTimeout(askAgain)
    say('lost')
    connectionLost()
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
    say(response && isRefused(response.status_code) ? 'refused' : 'lost')
    // Nothing has come back: the connection is dead, and nobody has said so.
    if (!response && ua.isConnected()) socket.drop()
    // The library does not ask again by itself. A password that is wrong stays so.
    if (!response || isRefused(response.status_code)) return
    const seconds = Number.parseInt(response.getHeader('Retry-After') ?? '', 10)
    const waits = Math.min(seconds > 0 ? seconds : ASK_AGAIN_SECONDS, ASK_AGAIN_AT_MOST_SECONDS)
    clearTimeout(askAgain)
    askAgain = setTimeout(() => ua.register(), waits * 1000)
  })
  const rules: CallerRules = { domain, trustsIdentity, home: phoneHome() }

  return {
    ua,
    username,
    rules,
    lineCheck,
    /** The microphone that is chosen, and no video. */
    media: () => ({
      mediaConstraints: { audio: microphoneOf(), video: false },
      pcConfig: { iceServers: [...iceServers] },
    }),
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
        clearTimeout(askAgain)
        stopBeat()
        stopFollowing()
      }
    },
  }
}
