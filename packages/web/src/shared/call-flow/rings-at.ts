import type { CallOptions } from '@lineboard/sdk'
import {
  type CallTrace,
  type LeadingNumber,
  type LeadingWay,
  type LoadedSetup,
  type Ring,
  traceNumber,
  waysLeadingTo,
} from '@lineboard/sdk/call-flow'
import { api } from '../../data/client.ts'
import { comma } from '../../lib/messages.ts'
import { t } from './call-flow.messages.ts'
import { loadLeftSetup } from './left-setup.ts'
import { mayTrace } from './may-trace.ts'
import { type FormatPhone, placeText } from './step-text.ts'

/** A place that rings, and the gateway on the way there that did not answer its last check. */
function ringText({ destination, unreachable }: Ring, formatPhone: FormatPhone): string {
  const place = placeText(destination, formatPhone)
  return unreachable === undefined ? place : t('at.unreachable', { place, gateway: unreachable || t('ownersGateway') })
}

/** The same without the gateway, as people look for it. */
export const ringPlace = ({ destination }: Ring, formatPhone: FormatPhone): string =>
  placeText(destination, formatPhone)

/** Where calls ring, in as few words as a cell of a list has room for; empty where the server does not say. */
export function ringsAt(
  { steps, outcome }: Pick<CallTrace, 'steps' | 'outcome'>,
  formatPhone: FormatPhone,
  textOf = ringText,
): string {
  const first = steps.find(({ kind }) => kind === 'rings' || kind === 'menu')
  if (first?.kind === 'menu') return t('at.menu', { name: first.menu.name })
  switch (outcome.kind) {
    case 'rings':
      return [...new Set(outcome.rings.map((ring) => textOf(ring, formatPhone)))].join(comma)
    case 'voicemail':
      return t('at.voicemail', { address: outcome.address })
    case 'hangs_up':
      return t(`at.hangs_up.${outcome.by}`)
    case 'nowhere':
      return t('at.nowhere', { reason: t(`reason.${outcome.reason}`) })
    case 'refused':
      return t('at.refused', { reason: t(`refusal.${outcome.reason}`) })
    case 'unknown':
      return ''
  }
}

/** Where calls to numbers ring once changes are made that can still be undone, each with its id; phone numbers in E.164 form. Nothing where the person may not read all that calls meet. */
export async function readRingsAt(ids: readonly number[], call: CallOptions): Promise<(readonly [number, string])[]> {
  if (!mayTrace()) return []
  const { numbers, setup } = await loadLeftSetup({ where: { id: { inq: [...ids] } }, call })
  const at = new Date()
  return numbers.map((number) => [number.id, ringsAt(traceNumber(setup, number, { at }), (phone) => phone)])
}

type OpNumber = LoadedSetup['numbers'][number]

/** With more numbers than this nothing is worked out for a page of a list. */
const MOST_NUMBERS = 2000

/** A way to a receiving number by a menu, in words; empty where no menu is on it. */
export function wayText({ menu, key }: LeadingWay): string {
  if (!menu || key === undefined) return ''
  return t(key === 'timeout' || key === 'invalid' ? `way.${key}` : 'way.key', { menu: menu.name, key })
}

function leadingText({ number, ways }: LeadingNumber<OpNumber>): string {
  const texts = ways.map(wayText)
  return texts.includes('')
    ? number.tracking_number
    : t('way.number', { number: number.tracking_number, ways: texts.join(comma) })
}

/** The numbers that ring at a receiving number, in words, with how many are set for it and do not; undefined where the server does not say. */
export function rungBy(
  { setup, numbers }: LoadedSetup,
  receiver: { id: number; number: string },
  at: Date,
): string | undefined {
  const { id, number } = receiver
  const leading = waysLeadingTo(setup, numbers, { model: 'ReceivingNumber', id, number })
  if (!leading) return undefined
  const ringing = leading.filter((each) => traceNumber(setup, each.number, { at }).outcome.kind !== 'refused')
  const ids = new Set(ringing.map((each) => each.number.id))
  const count = numbers.filter((each) => each.receiving_numberId === id && !ids.has(each.id)).length
  const others = count > 0 ? [t('rungBy.others', { count })] : []
  return [...(ids.size === 0 ? [t('rungBy.none')] : ringing.map(leadingText)), ...others].join(comma)
}

/** Numbers named for each place that their calls go to. */
const NAMED = 3

/** Where calls of numbers go, in words, as `ringsAt` says it; places that ring with their gateway. */
function placesOfOthers(
  traces: readonly { number: OpNumber; trace: CallTrace }[],
  setup: LoadedSetup['setup'],
): string {
  const at = (ring: Ring, formatPhone: FormatPhone) =>
    ring.unreachable === undefined
      ? t('through.over', {
          place: placeText(ring.destination, formatPhone),
          gateway: setup.gateway(ring.gatewayId)?.name || t('ownersGateway'),
        })
      : ringText(ring, formatPhone)
  const named = new Map<string, string[]>()
  for (const { number, trace } of traces) {
    const place = ringsAt(trace, (phone) => phone, at) || t('through.unknown')
    named.set(place, [...(named.get(place) ?? []), number.tracking_number])
  }
  const numbersOf = (all: readonly string[]) => all.slice(0, NAMED).join(comma) + (all.length > NAMED ? ' …' : '')
  return [...named].map(([place, all]) => t('through.place', { place, numbers: numbersOf(all) })).join('; ')
}

/** How many numbers ring through a gateway, in words, and where calls of those go that are set for it and do not; phone numbers in E.164 form. */
export function rungThrough({ setup, numbers }: LoadedSetup, gatewayId: number, at: Date): string {
  const traces = numbers.map((number) => ({ number, trace: traceNumber(setup, number, { at }) }))
  const isThrough = ({ trace: { steps, outcome } }: (typeof traces)[number]) => {
    const isMenu = steps.find(({ kind }) => kind === 'rings' || kind === 'menu')?.kind === 'menu'
    return !isMenu && outcome.kind === 'rings' && outcome.rings.some((ring) => ring.gatewayId === gatewayId)
  }
  const others = traces.filter((each) => each.number.sip_gatewayId === gatewayId && !isThrough(each))
  return [
    t('through.ringing', { count: traces.filter(isThrough).length }),
    ...(others.length > 0
      ? [t('through.others', { count: others.length, places: placesOfOthers(others, setup) })]
      : []),
  ].join(' ')
}

/** What `rungThrough` says of a gateway; undefined where there are too many numbers, or the person may not read all that calls meet. */
export async function readRungThrough(gatewayId: number, call: CallOptions): Promise<string | undefined> {
  if (!mayTrace()) return undefined
  const where = { status: { inq: ['active', 'paused'] } } as const
  const filter = { where, fields: ['id'] as const, limit: MOST_NUMBERS + 1 }
  if ((await api().OpNumber.find({ filter }, call)).length > MOST_NUMBERS) return undefined
  return rungThrough(await loadLeftSetup({ where, call }), gatewayId, new Date())
}

/** The numbers that receiving numbers are chosen for, which says nothing of where they ring. */
function chosenText({ tracking_number: chosen }: { tracking_number?: string }): string {
  return chosen ? t('rungBy.chosen', { numbers: chosen.split(/, */).join(comma) }) : ''
}

/** What rings at receiving numbers, each with its id, as `readRingsAt` tells of tracking numbers; where that is not known, what they are chosen for. */
export async function readRungBy(ids: readonly number[], call: CallOptions): Promise<(readonly [number, string])[]> {
  const receivers = await api().ReceivingNumber.find({ filter: { where: { id: { inq: [...ids] } } } }, call)
  const customerId = { inq: [...new Set(receivers.map((receiver) => receiver.customerId))] }
  const where = { customerId, status: { inq: ['active', 'paused'] } } as const
  const filter = { where, fields: ['id'] as const, limit: MOST_NUMBERS + 1 }
  const count = mayTrace() ? (await api().OpNumber.find({ filter }, call)).length : undefined
  const isKnown = count !== undefined && count <= MOST_NUMBERS
  const loaded = isKnown ? await loadLeftSetup({ where, call }) : undefined
  const at = new Date()
  return receivers.map((receiver) => [receiver.id, (loaded && rungBy(loaded, receiver, at)) ?? chosenText(receiver)])
}
