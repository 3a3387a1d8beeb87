import { folded } from '@lineboard/contract/folded'
import { type CallOptions, type FieldOperator, or, type Where } from '@lineboard/sdk'
import { type LoadedSetup, loadCallSetup, traceNumber } from '@lineboard/sdk/call-flow'
import { api } from '../../data/client.ts'
import { formatPhone } from '../phone/format-phone.ts'
import { mayTrace } from './may-trace.ts'
import { ringPlace, ringsAt } from './rings-at.ts'

/** What is looked for in the cells of some numbers. */
export interface Sought {
  text: string
  operator: FieldOperator
  where: object
  /** Words that cells begin with, each of which stands for all that follows. */
  words: readonly string[]
  /** With more numbers than this nothing is worked out. */
  most: number
}

type OpNumber = LoadedSetup['numbers'][number]

const MIN_DIGITS = 4

/** Whether a cell with such words meets a condition; phone numbers are typed in any way. `place` is the cell without its remark. */
export function says(words: string, sought: Pick<Sought, 'text' | 'operator' | 'words'>, place = words): boolean {
  const { text, operator } = sought
  const texts = [words, place].flatMap((each) => [each, each.replace(/\+\d{7,15}/g, formatPhone)]).map(folded)
  const wanted = folded(text)
  const digits = /^[+\d\s().-]+$/.test(text) ? text.replace(/\D/g, '') : ''
  const hasDigits = digits.length >= MIN_DIGITS && words.includes(digits)
  switch (operator) {
    case 'is':
      if (sought.words.some((word) => folded(word) === wanted)) return texts.some((each) => each.startsWith(wanted))
      return texts.includes(wanted) || (hasDigits && place === `+${digits}`)
    case 'isEmpty':
      return words === ''
    case 'isNot':
    case 'lacks':
    case 'isFilled':
      return !says(words, { ...sought, operator: opposite[operator] }, place)
    default:
      return hasDigits || texts.some((each) => each.includes(wanted))
  }
}

const opposite = { isNot: 'is', lacks: 'has', isFilled: 'isEmpty' } as const

/** Ids travel in the address, which many servers cut off at 8 kB. */
const MOST_IDS = 250

/** Values of a field of which every number is meant. */
function wholeValues<Key extends 'status' | 'routing_actionId' | 'receiving_numberId'>(
  numbers: readonly OpNumber[],
  isMeant: (number: OpNumber) => boolean,
  field: Key,
): NonNullable<OpNumber[Key]>[] {
  const values = new Map<NonNullable<OpNumber[Key]>, boolean>()
  for (const number of numbers) {
    const value = number[field]
    if (value != null) values.set(value, isMeant(number) && values.get(value) !== false)
  }
  return [...values].flatMap(([value, isWhole]) => (isWhole ? [value] : []))
}

/**
 * Conditions that numbers meet, and none of the others: their ids, or those of the others, as long as an address has room for them; else
 * what all of them have in common, a status, a routing action, or a receiving number without one. Undefined where that leaves too many.
 */
export function whereOf(
  numbers: readonly OpNumber[],
  meant: readonly OpNumber[],
  mostIds = MOST_IDS,
): Where<OpNumber> | undefined {
  const idsOf = (some: readonly OpNumber[]) => some.map(({ id }) => id)
  const ids = new Set(idsOf(meant))
  const isMeant = ({ id }: OpNumber) => ids.has(id)
  if (ids.size <= mostIds) return { id: { inq: [...ids] } }
  const others = numbers.filter((number) => !isMeant(number))
  if (others.length <= mostIds) return { id: { nin: idsOf(others) } }
  const statuses = wholeValues(numbers, isMeant, 'status')
  const live = numbers.filter(({ status }) => !statuses.includes(status))
  const actions = wholeValues(live, isMeant, 'routing_actionId')
  const direct = live.filter(({ routing_actionId }) => routing_actionId == null)
  const receivers = wholeValues(direct, isMeant, 'receiving_numberId')
  const left = live.filter(
    (number) =>
      isMeant(number) &&
      !actions.includes(number.routing_actionId ?? 0) &&
      (number.routing_actionId != null || !receivers.includes(number.receiving_numberId ?? 0)),
  )
  if (left.length + actions.length + receivers.length > mostIds) return undefined
  const alike = [
    ...(actions.length > 0 ? [{ routing_actionId: { inq: actions } }] : []),
    ...(receivers.length > 0 ? [{ routing_actionId: null, receiving_numberId: { inq: receivers } }] : []),
  ]
  return or<OpNumber>(
    statuses.length > 0 && { status: { inq: statuses } },
    ...alike.map((each) => (statuses.length > 0 ? { ...each, status: { nin: statuses } } : each)),
    left.length > 0 && { id: { inq: idsOf(left) } },
  )
}

/** The words of the list of tracking numbers, in its order, as links have them that somebody with another language shared. */
const inEnglish = ['nowhere', 'ended', 'rejected', 'unreachable', 'voicemail', 'voice menu']

/** Conditions of the numbers whose calls ring at a place, by the words of their cells; undefined where that can't be worked out. */
export async function findRingsAt({ where, most, text, ...rest }: Sought, call: CallOptions) {
  if (!mayTrace()) return undefined
  const sought = { ...rest, text: rest.words[inEnglish.indexOf(folded(text))] ?? text }
  // The list of tracking numbers has worked them out.
  const among = where as Where<OpNumber>
  const first = await api().OpNumber.find({ filter: { where: among, fields: ['id'], limit: most + 1 } }, call)
  if (first.length > most) return undefined
  const { numbers, setup } = await loadCallSetup(api(), { where: among, call })
  const at = new Date()
  const asIs = (phone: string) => phone
  const meant = numbers.filter((number) => {
    const trace = traceNumber(setup, number, { at })
    return says(ringsAt(trace, asIs), sought, ringsAt(trace, asIs, ringPlace))
  })
  return whereOf(numbers, meant)
}
