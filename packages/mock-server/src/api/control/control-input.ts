import type { MenuKey } from '@lineboard/contract/call-flow'
import { isPhoneNumber } from '@lineboard/contract/phone-number'
import type { Announcement } from '../../domain/rules/service.ts'
import type { Clock } from '../../ground/clock.ts'
import { badRequest } from '../../ground/errors.ts'
import { defaultCallsPerMinute, maxCallsPerMinute } from '../../ground/limits.ts'
import type { ReadPattern } from '../../world/faults/latencies.ts'
import { type Distribution, distributionKinds, type Latency } from '../../world/faults/latencies.ts'
import type { TestCall } from '../../world/live/incoming.ts'
import type { JournalFilter } from '../../world/request-log/journal.ts'
import type { SeedChoice } from '../../world/seed/seed-rows.ts'
import { type Body, needNumber, present, toMoment, toNumber, toText, toWhole, toWord } from './request-body.ts'

/** How a world begins anew; what is left out is as it was. */
export interface Beginning {
  seed?: number
  size?: Partial<SeedChoice['size']>
  now?: Date
}

const maxSeed = 4_294_967_295
const maxCallLogs = 5_000_000

/** What `POST /__mock/reset` asks for: `{seed?, callLogs?, now?}`. */
export function toResetChoice(body: Body): Beginning {
  const callLogs = toWhole(body, 'callLogs', maxCallLogs)
  return present<Beginning>({
    seed: toWhole(body, 'seed', maxSeed),
    size: callLogs === undefined ? undefined : { callLogs },
    now: toMoment(body, 'now'),
  })
}

/** Throws for what no world can begin with, whoever asks for it: a seed or a number of calls below 0 or with decimals, a date that is none. */
export function checkBeginning({ seed, size, now }: Beginning): void {
  toResetChoice({ seed, callLogs: size?.callLogs, now: now && Number(now) })
}

/** A hundred years. */
const maxAdvanceMs = 3_155_760_000_000

function toDistribution(body: Body): Distribution {
  const kind = toWord(body.kind, 'kind', distributionKinds)
  if (kind === 'fixed') return { kind, ms: needNumber(body, 'ms') }
  if (kind === 'uniform') {
    const [minMs, maxMs] = [needNumber(body, 'minMs'), needNumber(body, 'maxMs')]
    if (minMs > maxMs) throw badRequest('minMs must not be above maxMs')
    return { kind, minMs, maxMs }
  }
  const p50Ms = needNumber(body, 'p50Ms')
  if (body.p95Ms !== undefined && body.p99Ms !== undefined) throw badRequest('Send p95Ms or p99Ms, not both.')
  const upper = body.p99Ms === undefined ? { p95Ms: needNumber(body, 'p95Ms') } : { p99Ms: needNumber(body, 'p99Ms') }
  if (Object.values(upper).some((ms) => ms < p50Ms)) throw badRequest('p95Ms or p99Ms must not be below p50Ms')
  if (kind === 'log-normal' && p50Ms === 0) throw badRequest('p50Ms must be above 0')
  return { kind, p50Ms, ...upper }
}

/** What `POST /__mock/latency` asks for. */
export function toLatency(body: Body, readPattern: ReadPattern): Latency {
  return { operation: readPattern(toText(body, 'operation')), ...toDistribution(body) }
}

/** What `POST /__mock/clock` asks for: `{now?, advanceMs?, freeze?}`, at least one of them. */
export function toClockChange(body: Body): (clock: Clock) => void {
  const moment = toMoment(body, 'now')
  const advanceMs = toNumber(body, 'advanceMs', maxAdvanceMs)
  const { freeze } = body
  if (freeze !== undefined && typeof freeze !== 'boolean') throw badRequest('freeze must be true or false')
  if (!moment && advanceMs === undefined && freeze === undefined) throw badRequest('Send now, advanceMs or freeze.')
  return (clock) => {
    if (moment) clock.set(moment)
    if (advanceMs !== undefined) clock.advance(advanceMs)
    // At the very moment that was asked for, however long the lines before took.
    if (freeze === true) clock.freeze(advanceMs === undefined ? moment : undefined)
    if (freeze === false) clock.run()
  }
}

/** What `POST /__mock/live` asks for: `{callsPerMinute?}`. */
export function toCallsPerMinute(body: Body): number {
  const rate = toNumber(body, 'callsPerMinute', maxCallsPerMinute) ?? defaultCallsPerMinute
  if (rate > 0) return rate
  throw badRequest('callsPerMinute must be above 0; DELETE ends the calls')
}

/** What `POST /__mock/publish` asks for: `{channel, event, data, customerId?, userId?}`. */
export function toAnnouncement(body: Body): Announcement {
  const userId = toWhole(body, 'userId')
  return {
    channel: toText(body, 'channel'),
    event: toText(body, 'event'),
    data: body.data,
    customerId: toWhole(body, 'customerId') ?? 0,
    ...(userId !== undefined && { userId }),
  }
}

function wholeOf(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  return text ? toWhole({ [name]: Number(text) }, name) : undefined
}

function toStatusFilter(text: string | null): JournalFilter['status'] {
  if (!text) return undefined
  const [, hundreds] = /^([1-5])xx$/i.exec(text) ?? []
  if (hundreds) return `${Number(hundreds)}xx`
  if (/^(0|[1-5]\d\d)$/.test(text)) return Number(text)
  throw badRequest('status must be a number from 100 to 599, 0 for no answer, or a class such as 5xx')
}

/** What the query of `GET /__mock/journal` asks for. */
export function toJournalFilter(query: URLSearchParams, readPattern: ReadPattern): JournalFilter {
  const operation = query.get('operation')
  const planned = query.get('planned')
  return present<JournalFilter>({
    operation: operation ? readPattern(operation) : undefined,
    method: query.get('method') || undefined,
    status: toStatusFilter(query.get('status')),
    url: query.get('url') || undefined,
    userId: wholeOf(query, 'userId'),
    planned: planned ? toWord<'scenario' | 'fault'>(planned, 'planned', ['scenario', 'fault']) : undefined,
    last: wholeOf(query, 'last'),
  })
}

const keyPad = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '#', 'timeout'] as const
const MOST_KEYS = 40
/** An hour. */
const MOST_SECONDS = 3600

function toDialled(body: Body, name: string): string {
  const text = toText(body, name)
  if (isPhoneNumber(text)) return text
  throw badRequest(`${name} must be a number in E.164 form, such as +12125550101`)
}

/** Keys as a list, or as a text of them, such as 12#. */
function toKeys({ keys }: Body): MenuKey[] | undefined {
  if (keys === undefined) return undefined
  const list: readonly unknown[] = typeof keys === 'string' ? [...keys] : Array.isArray(keys) ? keys : [keys]
  if (list.length > MOST_KEYS) throw badRequest(`keys must be at most ${MOST_KEYS}`)
  return list.map((key) => toWord(key, 'each of keys', keyPad))
}

/** What `POST /__mock/live/call` asks for: `{number, from?, keys?, isAnswered?, ringSeconds?, talkSeconds?}`. */
export function toTestCall(body: Body): TestCall {
  const { from, isAnswered } = body
  if (isAnswered !== undefined && typeof isAnswered !== 'boolean') throw badRequest('isAnswered must be true or false')
  return {
    number: toDialled(body, 'number'),
    ...present<Omit<TestCall, 'number'>>({
      from: from === undefined || from === 'anonymous' ? from : toDialled(body, 'from'),
      keys: toKeys(body),
      isAnswered,
      ringSeconds: toWhole(body, 'ringSeconds', MOST_SECONDS),
      talkSeconds: toWhole(body, 'talkSeconds', MOST_SECONDS),
    }),
  }
}
