import type { CoreFit } from '@lineboard/sdk/fit'
import type { Balance, Channel, Gap, MessageOf, Realtime, RealtimeState } from '@lineboard/sdk/realtime'
import { proxy, useSnapshot } from 'valtio'
import { frameQueue } from '../browser/keep-current.ts'

/** Where the socket is, and with which token to connect: asked for at each connection. */
export interface LivePlace {
  /** Origin of the core API. */
  url: string
  /** Path of the socket on it, such as `/wss`. */
  path: string
  token: () => string | undefined
  fit?: CoreFit | undefined
  /** The server has ended a connection that there was: perhaps the session, too. */
  onEnded?: (() => void) | undefined
}

/** off: there is no session, or the server ended it. unreachable: tried for a while, as it goes on being. */
export type LiveState = 'off' | 'connecting' | 'connected' | 'reconnecting' | 'unreachable'

interface LiveOptions {
  /** The connection is back: what changed in between was not told, so read it again. */
  onGap?: (gap: Gap) => void
}

interface Subscription extends LiveOptions {
  attach: (realtime: Realtime) => () => void
  detach: () => void
}

/**
 * How long to wait before asking a server again that ended the connection, in milliseconds: a server that starts anew says no more than
 * one that will not have the token, so the first try is soon, and each after it twice as late, up to the last.
 */
const refusedRetryMs = { first: 1000, last: 30_000 }

/** A connection that lasted so long was not refused, in milliseconds. */
const lastingMs = 5000

/** How long to try before it is said that there are no live changes, in milliseconds: some servers never have them. */
const patienceMs = 10_000

/** How long to wait before downloading the socket's code again, in milliseconds. */
const loadRetryMs = 5000

const live = proxy<{ state: LiveState }>({ state: 'off' })
const subscriptions = new Set<Subscription>()
const doInTurn = frameQueue()

let realtime: Realtime | undefined
let retry: ReturnType<typeof setTimeout> | undefined
let patience: ReturnType<typeof setTimeout> | undefined
let closedAtMs: number | undefined
let connectedAtMs = 0
let refusals = 0
let opening = 0
/** A connection was lost, and it is not known yet whether the server takes another one. */
let isLost = false

const shownAs: Record<RealtimeState, LiveState> = {
  connecting: 'connecting',
  connected: 'connected',
  reconnecting: 'reconnecting',
  refused: 'off',
  closed: 'off',
}

function showState(state: LiveState): void {
  const isTrying = state === 'connecting' || state === 'reconnecting'
  if (!isTrying) {
    clearTimeout(patience)
    patience = undefined
  } else if (live.state === 'unreachable') return
  else patience ??= setTimeout(showState, patienceMs, 'unreachable')
  live.state = state
}

/** Whether changes are being told now. */
export const useLiveState = (): LiveState => useSnapshot(live).state

function notifyGap(gap: Gap): void {
  for (const { onGap } of [...subscriptions]) onGap?.(gap)
}

function retryLater(): void {
  const waitMs = Math.min(refusedRetryMs.first * 2 ** refusals, refusedRetryMs.last)
  refusals += 1
  retry = setTimeout(() => realtime?.connect(), waitMs)
}

function handleState(state: RealtimeState, onEnded?: () => void): void {
  const next = shownAs[state]
  // However the connection ended, and whether it comes back by itself or with another token: nothing was told meanwhile.
  if (live.state === 'connected' && next !== 'connected') {
    isLost = true
    closedAtMs ??= Date.now()
    if (Date.now() - connectedAtMs > lastingMs) refusals = 0
  }
  showState(next)
  if (state === 'connected') {
    connectedAtMs = Date.now()
    isLost = false
  }
  if (state === 'refused') retryLater()
  if (state === 'refused' && isLost) {
    isLost = false
    onEnded?.()
  }
  if (state !== 'connected' || closedAtMs === undefined) return
  notifyGap({ fromMs: closedAtMs, toMs: Date.now() })
  closedAtMs = undefined
}

/** Connects, by code that comes as a chunk of its own. What was connected is closed. */
export async function openLive({ onEnded, ...place }: LivePlace): Promise<void> {
  closeLive()
  opening += 1
  const mine = opening
  showState('connecting')
  try {
    const { connectRealtime } = await import('@lineboard/sdk/realtime')
    if (mine !== opening) return
    realtime = connectRealtime({ ...place, onState: (state) => handleState(state, onEnded) })
  } catch {
    if (mine === opening) retry = setTimeout(() => void openLive({ onEnded, ...place }), loadRetryMs)
    return
  }
  for (const subscription of subscriptions) subscription.detach = subscription.attach(realtime)
}

/** Says goodbye; who has subscribed is told again once the next session is connected. */
export function closeLive(): void {
  opening += 1
  clearTimeout(retry)
  if (live.state === 'connected') closedAtMs ??= Date.now()
  showState('off')
  realtime?.close()
  realtime = undefined
}

/** Listens; what comes is handed over in turns, so that a burst leaves the page free to be drawn. */
function add<Heard>(
  listener: (heard: Heard) => void,
  attach: (to: Realtime, hear: (heard: Heard) => void) => () => void,
  options: LiveOptions = {},
): () => void {
  const hear = (heard: Heard) => doInTurn(() => subscriptions.has(subscription) && listener(heard))
  const subscription: Subscription = { ...options, attach: (to) => attach(to, hear), detach: () => undefined }
  subscriptions.add(subscription)
  if (realtime) subscription.detach = subscription.attach(realtime)
  return () => {
    subscriptions.delete(subscription)
    subscription.detach()
  }
}

/**
 * Listens to a channel over the one connection of the session, whenever there is one, until the function it answers is
 * called. Messages of a channel are told apart by `event`.
 */
export function subscribeLive<Name extends Channel>(
  channel: Name,
  listener: (message: MessageOf<Name>) => void,
  options: LiveOptions = {},
): () => void {
  return add(listener, (to, hear) => to.subscribe(channel, hear), options)
}

/** Listens to what wallets hold, in USD, until the function it answers is called. */
export const subscribeBalance = (listener: (balance: Balance) => void): (() => void) =>
  add(listener, (to, hear) => to.onBalance(hear))
