import type { CoreFit } from '@lineboard/contract/fit'
import { redact } from '@lineboard/contract/redact'
import type { Balance, Channel, MessageOf } from './messages.ts'
import { type AnyMessage, readMessage } from './messages.ts'

/** What is needed of a socket of socket.io. */
export interface RealtimeSocket {
  on(event: string, handler: (...args: unknown[]) => void): unknown
  emit(event: string, ...args: unknown[]): unknown
  connect(): unknown
  disconnect(): unknown
  /** Whether it connects again by itself. */
  readonly active: boolean
}

/** refused: the server did not take the token, or ended it; nothing comes until `connect()` is called again. */
export type RealtimeState = 'connecting' | 'connected' | 'reconnecting' | 'refused' | 'closed'

/** A time without a connection, in milliseconds since 1970. What changed in it was not told: read it again. */
export interface Gap {
  fromMs: number
  toMs: number
}

/** Something that came over the socket and is no message, or none that its channel has; it was dropped. */
export interface Malformed {
  raw: unknown
}

/** What a connection is told apart from its channels. */
export interface RealtimeEvents {
  /** The connection is back, and every channel is listened to again. */
  onGap?: ((gap: Gap) => void) | undefined
  /** `why` says, in words of socket.io or of the server, what a connection was lost, refused or not had for. */
  onState?: ((state: RealtimeState, why?: string) => void) | undefined
  onMalformed?: ((malformed: Malformed) => void) | undefined
  /** How the server differs from the contract: `createFit` of `@lineboard/sdk/fit`. */
  fit?: CoreFit | undefined
  /** The clock. @default Date.now */
  now?: (() => number) | undefined
}

/** A live connection. */
export interface Realtime {
  readonly state: RealtimeState
  /** Listens to a channel until the function it answers is called. */
  subscribe<Name extends Channel>(channel: Name, handler: (message: MessageOf<Name>) => void): () => void
  /** Listens to what wallets hold, until the function it answers is called. */
  onBalance(handler: (balance: Balance) => void): () => void
  /** Says something to the other sessions of the customer that listen to the channels. Lost while not connected. */
  publish(channels: readonly Channel[], message: unknown): void
  /** Connects again after `refused`, with the token of that moment. */
  connect(): void
  /** Says goodbye and disconnects for good. */
  close(): void
}

type Handler = (message: AnyMessage) => void

/** Makes a connection over a socket that is about to connect. See `connectRealtime` for one over socket.io. */
export function createRealtime(socket: RealtimeSocket, events: RealtimeEvents = {}): Realtime {
  const { onGap, onState, onMalformed, now = Date.now, fit } = events
  const handlers = new Map<string, Set<Handler>>()
  let state: RealtimeState = 'connecting'
  let lostAtMs: number | undefined

  function enter(next: RealtimeState, why?: string): void {
    if (state === next || state === 'closed') return
    state = next
    onState?.(next, why)
  }
  const say = (action: string, channels: readonly string[], more: object = {}) => {
    if (state === 'connected' && channels.length > 0)
      socket.emit('message', JSON.stringify({ action, channels, ...more }))
  }

  socket.on('connect', () => {
    enter('connected')
    say('subscribe', [...handlers.keys()])
    if (lostAtMs === undefined) return
    onGap?.({ fromMs: lostAtMs, toMs: now() })
    lostAtMs = undefined
  })
  const handleLoss = (reason: unknown) => {
    if (state === 'connected') lostAtMs = now()
    enter(socket.active ? 'reconnecting' : 'refused', redact(reason instanceof Error ? reason.message : String(reason)))
  }
  socket.on('disconnect', handleLoss)
  socket.on('connect_error', handleLoss)
  socket.on('message', (raw) => {
    const message = readMessage(raw, fit)
    if (!message) return onMalformed?.({ raw })
    for (const handle of [...(handlers.get(message.channel) ?? [])]) handle(message)
  })

  function subscribe<Name extends Channel>(channel: Name, handler: (message: MessageOf<Name>) => void): () => void {
    const known = handlers.get(channel) ?? new Set()
    handlers.set(channel, known)
    if (known.size === 0) say('subscribe', [channel])
    // Wrapped, so that a handler given twice is two subscriptions.
    // What comes over a channel is what the contract says of it.
    const own: Handler = (message) => handler(message as MessageOf<Name>)
    known.add(own)
    return () => {
      if (!known.delete(own) || known.size > 0) return
      handlers.delete(channel)
      say('unsubscribe', [channel])
    }
  }

  return {
    get state() {
      return state
    },
    subscribe,
    onBalance: (handler) =>
      subscribe('customer', ({ event, data }) => {
        if (event === 'balance') handler(data)
      }),
    publish: (channels, message) => say('publish', channels, { message }),
    connect() {
      if (state !== 'refused') return
      enter('connecting')
      socket.connect()
    },
    close() {
      if (state === 'connected') socket.emit('close')
      enter('closed')
      handlers.clear()
      socket.disconnect()
    },
  }
}
