import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { errorMessage } from '../errors/error-message.ts'
import type { AnyMessage } from '../realtime/messages.ts'
import { CliError } from './flags.ts'

/** An event as it is forwarded, kept and printed. */
export interface ForwardedEvent {
  id: string
  /** Channel and event: `call_log.update`. */
  type: string
  /** When it came over the socket. */
  timestamp: string
  data: unknown
  topic: string
}

/** A message of the socket as an event with an id of its own, by which receivers know what they have already. */
export const eventOf = ({ channel, event, data, topic }: AnyMessage, now: Date): ForwardedEvent => ({
  id: `msg_${randomUUID()}`,
  type: `${channel}.${event}`,
  timestamp: now.toISOString(),
  data,
  topic,
})

const PREFIX = 'whsec_'

/** A secret to sign with, as Standard Webhooks writes it. */
export const newSecret = (): string => PREFIX + randomBytes(24).toString('base64')

/** The key of a secret. Throws a CliError for one that is none. */
export function keyOf(secret: string): Buffer {
  const key = Buffer.from(secret.replace(PREFIX, ''), 'base64')
  if (secret.startsWith(PREFIX) && key.length >= 24 && key.length <= 64) return key
  throw new CliError(
    `The secret is ${PREFIX} and 24 to 64 bytes in base64. Without one the command makes and prints it.`,
  )
}

/** Headers of a signed request (standardwebhooks.com): receivers check them with a library of theirs. */
function signedHeaders(key: Buffer, id: string, body: string, now: Date): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1000)
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': `${seconds}`,
    'webhook-signature': `v1,${signature}`,
  }
}

/** Waits before the second try and those after it, in milliseconds. */
const WAITS_MS = [1000, 5000, 30_000, 120_000, 600_000]

interface Forwarding {
  url: string
  key: Buffer
  timeoutMs: number
  signal: AbortSignal
  now: () => Date
  /** Waits between tries. @default `WAITS_MS` */
  waitsMs?: readonly number[] | undefined
  /** Is told of each try that was not taken. */
  onMissed: (why: string, willRetry: boolean) => void
}

async function tryOnce(event: ForwardedEvent, { url, key, timeoutMs, signal, now }: Forwarding) {
  const body = JSON.stringify(event)
  try {
    const { status, ok } = await fetch(url, {
      method: 'POST',
      headers: signedHeaders(key, event.id, body, now()),
      body,
      // Another address was not meant to have it.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    return ok ? undefined : { why: `status ${status}`, isFinal: status === 410 }
  } catch (error) {
    signal.throwIfAborted()
    return { why: errorMessage(error), isFinal: false }
  }
}

/** Sends an event, and again after a while where it is not taken with a 2xx; whether it was. 410 is final. Throws the reason of the signal. */
export async function forward(event: ForwardedEvent, forwarding: Forwarding): Promise<boolean> {
  const { signal, waitsMs = WAITS_MS, onMissed } = forwarding
  for (const waitMs of [...waitsMs, undefined]) {
    const missed = await tryOnce(event, forwarding)
    if (!missed) return true
    const willRetry = waitMs !== undefined && !missed.isFinal
    onMissed(missed.why, willRetry)
    if (!willRetry) return false
    await pause(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted())
  }
  return false
}
