import type { Clock } from '../clock.ts'
import { badRequest } from '../errors/loopback-error.ts'
import type { Announcement } from '../realtime/announcement.ts'
import type { SeedChoice } from '../seed/run-seeds.ts'
import type { Fault } from './faults.ts'

type Body = Readonly<Record<string, unknown>>

const kinds = ['status', 'malformed', 'cut', 'hang', 'latency'] as const

/** A text of the body. Throws a 400 when it is missing. */
export function toText(body: Body, name: string): string {
  const value = body[name]
  if (typeof value === 'string' && value) return value
  throw badRequest(`${name} must be a text`)
}

function toNumber(body: Body, name: string): number | undefined {
  const value = body[name]
  if (value === undefined) return undefined
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value
  throw badRequest(`${name} must be a number of at least 0`)
}

function toMoment(body: Body, name: string): Date | undefined {
  const value = body[name]
  if (value === undefined) return undefined
  const moment = new Date(typeof value === 'string' || typeof value === 'number' ? value : Number.NaN)
  if (Number.isNaN(moment.getTime())) throw badRequest(`${name} must be a date`)
  return moment
}

/** Without the entries that are undefined. */
function present<T extends object>(values: { [K in keyof T]: T[K] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>
}

/** What `POST /__mock/reset` asks for: `{seed?, callLogs?, now?}`. */
export function toSeedChoice(body: Body): Partial<SeedChoice> {
  const callLogs = toNumber(body, 'callLogs')
  return present<SeedChoice>({
    seed: toNumber(body, 'seed'),
    size: callLogs === undefined ? undefined : { callLogs },
    now: toMoment(body, 'now'),
  })
}

/** What `POST /__mock/faults` asks for. */
export function toFault(body: Body): Fault {
  const kind = kinds.find((name) => name === body.kind)
  if (!kind) throw badRequest(`kind must be one of ${kinds.join(', ')}`)
  const status = toNumber(body, 'status')
  if (status !== undefined && (status < 200 || status > 599)) throw badRequest('status must be from 200 to 599')
  return {
    operation: toText(body, 'operation'),
    kind,
    ...present<Omit<Fault, 'operation' | 'kind'>>({
      status,
      delayMs: toNumber(body, 'delayMs'),
      count: toNumber(body, 'count'),
      probability: toNumber(body, 'probability'),
      message: body.message === undefined ? undefined : toText(body, 'message'),
      body: body.body,
    }),
  }
}

/** What `POST /__mock/clock` asks for: `{now}`, `{advanceMs}` or `{freeze: true}`. */
export function toClockChange(body: Body): (clock: Clock) => void {
  const moment = toMoment(body, 'now')
  const advanceMs = toNumber(body, 'advanceMs')
  if (moment) return (clock) => clock.set(moment)
  if (advanceMs !== undefined) return (clock) => clock.advance(advanceMs)
  if (body.freeze === true) return (clock) => clock.freeze()
  throw badRequest('Send now, advanceMs or freeze.')
}

/** What `POST /__mock/publish` asks for: `{channel, event, data, customerId?, userId?}`. */
export function toAnnouncement(body: Body): Announcement {
  const userId = toNumber(body, 'userId')
  return {
    channel: toText(body, 'channel'),
    event: toText(body, 'event'),
    data: body.data,
    customerId: toNumber(body, 'customerId') ?? 0,
    ...(userId !== undefined && { userId }),
  }
}
