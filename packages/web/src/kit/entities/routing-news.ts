import { type CallPlace, type LoadedSetup, numbersLeadingTo, traceNumber } from '@lineboard/sdk/call-flow'
import { navigate } from '../../browser/navigate.ts'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { comma } from '../../lib/messages.ts'
import { hrefOf, putParameter, rowHref } from '../../places/href.ts'
import { t } from '../../shared/call-flow/call-flow.messages.ts'
import { summaryText } from '../../shared/call-flow/call-flow.tsx'
import { loadLeftSetup } from '../../shared/call-flow/left-setup.ts'
import { mayTrace } from '../../shared/call-flow/may-trace.ts'
import { ringsAt } from '../../shared/call-flow/rings-at.ts'
import { unreachableOf } from '../../shared/call-flow/step-text.ts'
import type { TypedNumber } from '../../shared/call-flow/typed-number.ts'
import { formatPhone, loadPhonePlans } from '../../shared/phone/format-phone.ts'
import type { Notice } from '../../state/toasts.ts'
import type { Chosen } from '../bulk/edit-rows.ts'
import { valueAt } from '../value-at.ts'
import { changeNumbers } from './change-numbers.ts'
import { t as routing } from './number-routing.messages.ts'

/** What of a number decides where its calls go. */
const deciding = ['status', 'receiving_numberId', 'routing_actionId', 'sip_gatewayId'] as const

const NAMED = 3

/** The first numbers in E.164 form, and whether there are more. */
export const firstOf = (numbers: LoadedSetup['numbers']): string =>
  numbers
    .slice(0, NAMED)
    .map(({ tracking_number }) => tracking_number)
    .join(comma) + (numbers.length > NAMED ? ' …' : '')

export const phones = /\+\d{7,15}/g

const asIs = (number: string) => number

/** A text with its phone numbers as people read them: what is said once is not said anew when the numbering plans come. */
export async function inGroups(text: string): Promise<string> {
  await Promise.all((text.match(phones) ?? []).map((number) => loadPhonePlans(number).catch(() => undefined)))
  return text.replace(phones, formatPhone)
}

/** What calls can meet, where the person may read it all and the server has it; with what is chosen for the numbers. */
export async function setupOf(
  where: Parameters<typeof loadLeftSetup>[0]['where'],
  chosen?: TypedNumber,
): Promise<LoadedSetup | undefined> {
  if (!mayTrace()) return undefined
  const loaded = await loadLeftSetup({ where }, chosen).catch(() => undefined)
  return loaded && !loaded.setup.isPartial ? loaded : undefined
}

/** Says where calls to a number go since it was saved; nothing where the change did not touch that. */
export async function savedNumber(row: { id: number }, before: object | undefined): Promise<Notice | undefined> {
  const isChanged = (field: string) => (valueAt(row, field) ?? null) !== (before && (valueAt(before, field) ?? null))
  if (!deciding.some(isChanged)) return undefined
  const loaded = await setupOf({ id: row.id })
  const [number] = loaded?.numbers ?? []
  if (!loaded || !number) return undefined
  const trace = traceNumber(loaded.setup, number, { at: new Date() })
  const { outcome } = trace
  const isLost = outcome.kind === 'nowhere' || outcome.kind === 'refused' || unreachableOf(outcome) !== ''
  const goes = await inGroups(summaryText(trace, asIs).goes)
  const isIgnored = number.routing_actionId != null && isChanged('receiving_numberId') && !isChanged('routing_actionId')
  const run = () => void changeNumbers([number], { routing_actionId: null }).catch(reportError)
  return {
    text: t(isIgnored ? 'saved.overruled' : 'saved.number', { goes }),
    ...(isLost && { severity: 'warn' }),
    ...(isIgnored && { severity: 'warn', action: { label: t('saved.takeOff', { count: 1 }), run } }),
  }
}

/** Where calls to several numbers go, the most frequent place first. */
function placesText({ setup, numbers }: LoadedSetup): string {
  const counts = new Map<string, number>()
  for (const number of numbers) {
    const place = ringsAt(traceNumber(setup, number, { at: new Date() }), asIs)
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one)
  const said = sorted.slice(0, NAMED).map(([place, count]) => t('saved.some', { place, count }))
  return said.join('; ') + (sorted.length > NAMED ? '; …' : '')
}

/** Numbers with a routing action, which comes before the receiving number that is chosen for all of them. */
const overruledOf = (numbers: LoadedSetup['numbers'], chosen: Chosen): LoadedSetup['numbers'] =>
  'receiving_numberId' in chosen && !('routing_actionId' in chosen)
    ? numbers.filter(({ routing_actionId }) => routing_actionId != null)
    : []

/** Where calls to numbers go once they are changed together, in sentences. */
interface GoesThen {
  /** Of those whose routing action comes first. */
  still?: string
  /** How many those are. */
  overruled: number
  /** Of the others. */
  others?: string
}

/** Says where calls to numbers go once these values are chosen for all of them; undefined where the server does not say it. */
export async function goesThen(ids: readonly number[], chosen: Chosen): Promise<GoesThen | undefined> {
  // A field that is left empty is as good as one that is not there.
  const typed: TypedNumber = Object.fromEntries(Object.entries(chosen).map(([field, id]) => [field, id ?? undefined]))
  const loaded = await setupOf({ id: { inq: [...ids] } }, typed)
  if (!loaded) return undefined
  const { numbers, setup } = loaded
  const overruled = overruledOf(numbers, chosen)
  const others = numbers.filter((number) => !overruled.includes(number))
  // No receiving number is chosen yet: nobody means that.
  const isOpen = 'receiving_numberId' in chosen && chosen.receiving_numberId == null && !('routing_actionId' in chosen)
  const said = async (text: 'still' | 'goesThen', some: LoadedSetup['numbers']) =>
    routing(text, {
      count: some.length,
      all: numbers.length,
      places: await inGroups(placesText({ setup, numbers: some })),
    })
  return {
    overruled: overruled.length,
    ...(overruled.length > 0 && { still: await said('still', overruled) }),
    ...(others.length > 0 && !isOpen && { others: await said('goesThen', others) }),
  }
}

/** Says where calls to numbers go since they were changed together, and of how many a routing action decides it as before. */
export async function savedNumbers(ids: readonly number[], chosen: Chosen): Promise<Notice | undefined> {
  if (!deciding.some((field) => field in chosen)) return undefined
  const loaded = await setupOf({ id: { inq: [...ids] } })
  if (!loaded || loaded.numbers.length === 0) return undefined
  const places = t('saved.numbers', { places: await inGroups(placesText(loaded)) })
  const overruled = chosen.receiving_numberId == null ? [] : overruledOf(loaded.numbers, chosen)
  if (overruled.length === 0) return { text: places }
  const count = overruled.length
  const run = () => void changeNumbers(overruled, { routing_actionId: null }).catch(reportError)
  return { text: `${t('saved.ignored', { count })} ${places}`, action: { label: t('saved.takeOff', { count }), run } }
}

async function isInUse(gatewayId: number): Promise<boolean> {
  const [gateway] = await api().SipGateway.find({ filter: { where: { id: gatewayId }, limit: 1 } })
  return gateway?.enabled !== false
}

/** Says which numbers' calls come to a row that was saved, and leads on where none do. */
export async function savedPlace(place: CallPlace): Promise<Notice | undefined> {
  const loaded = await setupOf({ status: { inq: ['active', 'paused'] } })
  const numbers = loaded && numbersLeadingTo(loaded.setup, loaded.numbers, place)
  if (!numbers) return undefined
  // Only published menus are spoken of.
  const isMenu = place.model === 'Ivr'
  if (numbers.length === 0) {
    // Who takes a gateway out of use looks for no number.
    if (place.model === 'SipGateway' && !(await isInUse(place.id))) return { text: t('saved.gatewayOff') }
    const href = isMenu
      ? rowHref('voiceMenus', { action: 'edit', id: place.id }, {}, { [putParameter]: 'number' })
      : hrefOf('trackingNumbers')
    const text = t(isMenu ? 'saved.menuNobody' : 'saved.nobody')
    return { text, action: { label: t('saved.choose'), run: () => navigate(href) } }
  }
  const found = { count: numbers.length, numbers: await inGroups(firstOf(numbers)) }
  return { text: t(isMenu ? 'saved.menuLeading' : 'saved.leading', found) }
}
