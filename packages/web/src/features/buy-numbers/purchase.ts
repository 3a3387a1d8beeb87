import { ApiError, outcomeOf, ValidationError } from '@lineboard/sdk'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { quoted } from '../../lib/errors/is-worded.ts'
import { attempted, isTurnedAway } from '../../shared/payment/attempt.ts'
import { orders } from '../../shared/payment/orders.ts'
import { t } from './buy-numbers.messages.ts'
import { dropHeld, type HeldNumber, type NumberOutcome, noteOutcome } from './held-numbers.ts'

/** What became of a number that was to be bought. */
export type Purchase =
  /** The server says that the wallet holds little now, where it `isLow`. */
  | { number: string; status: 'bought'; id: number; isLow?: boolean }
  | { number: string; status: 'gone' | 'refused' | 'turnedAway'; reason: string }
  | { number: string; status: 'repriced' | 'unclear' | 'notTried' }

const knownReasons = ['balance', 'hold', 'held', 'uniqueness'] as const

/** Why a number was not bought, in words. */
export function reasonOf(error: unknown): string {
  const codes = error instanceof ValidationError ? Object.values(error.details?.codes ?? {}).flat() : []
  const known = knownReasons.find((reason) => codes.includes(reason))
  return known ? t(`reason.${known}`) : errorText(error)
}

/** What an error says of the number: somebody else has it, it was refused, the person was turned away, or nothing is known. */
export function failureOf(error: unknown): 'gone' | 'refused' | 'turnedAway' | 'unclear' {
  if (outcomeOf(error) === 'unknown') return 'unclear'
  if (!(error instanceof ApiError)) return 'refused'
  if (isTurnedAway(error)) return 'turnedAway'
  const codes = error.details?.codes.tracking_number ?? []
  const isTaken = codes.includes('uniqueness') || codes.includes('held')
  return isTaken || error.status === 404 || error.status === 409 ? 'gone' : 'refused'
}

/** Ids of the customer's own tracking numbers among these, by number. Those given back are not its own. */
async function ownNumbers(numbers: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (numbers.length === 0) return new Map()
  const rows = await api().OpNumber.find({
    filter: { where: { tracking_number: { inq: [...numbers] } }, limit: numbers.length },
  })
  return new Map(rows.filter(({ status }) => status !== 'released').map((row) => [row.tracking_number, row.id]))
}

/** Holds numbers for a customer, anew where they are held, and notes what became of each. */
export async function holdNumbers(customerId: number, numbers: readonly string[]) {
  const outcomes = await api().NumberProvider.reserve({ body: { numbers: [...numbers] } })
  for (const outcome of outcomes) noteOutcome(customerId, outcome)
  return outcomes
}

/**
 * Lets a held number go. The call would give back a number that was bought meanwhile, by a colleague for one, so that is
 * looked at first; answers undefined then.
 */
export async function releaseNumber({ customerId, number }: HeldNumber): Promise<NumberOutcome | undefined> {
  const own = await ownNumbers([number])
  if (own.has(number)) {
    dropHeld({ customerId, number })
    return undefined
  }
  const [outcome] = await api().NumberProvider.release({ body: { numbers: [number] } })
  dropHeld({ customerId, number })
  return outcome
}

/** What buying a number is known by, in all tabs. */
const purchaseOf = ({ customerId, number }: HeldNumber) => `buy ${customerId} ${number}`

/** Buys a number under the key of its order, so that a lost answer, another tab or a reload pays for it once. */
async function buyOne(held: HeldNumber): Promise<Purchase> {
  const { number } = held
  const subject = purchaseOf(held)
  const body = { tracking_number: number }
  const became = await orders.send(subject, orders.open(subject), body, (idempotencyKey) =>
    attempted(api().call('OpNumber.upsert', { body }, { idempotencyKey })),
  )
  if (became.kind === 'done') {
    const { data, response } = became.answer
    dropHeld(held)
    return { number, status: 'bought', id: data.id, ...(response.headers.has('x-wallet-warning') && { isLow: true }) }
  }
  if (!('error' in became)) return settle(held, 'unclear', '')
  const { error } = became
  reportError(error, { isShown: true })
  return settle(held, failureOf(error), reasonOf(error))
}

/** What became of a number that was not bought as far as the answer says: it may be there all the same. */
async function settle(held: HeldNumber, failure: ReturnType<typeof failureOf>, reason: string): Promise<Purchase> {
  const { number } = held
  if (failure === 'refused') return { number, status: 'refused', reason }
  const own = await ownNumbers([number]).catch(() => undefined)
  const id = own?.get(number)
  if (id !== undefined || failure === 'gone') dropHeld(held)
  if (id !== undefined) {
    orders.learn(purchaseOf(held))
    return { number, status: 'bought', id }
  }
  return failure === 'unclear' ? { number, status: 'unclear' } : { number, status: failure, reason }
}

/**
 * Buys held numbers, one after the other, and says of each what became of it, also where the session ends or a right is taken
 * away between them. Each is held anew first: adding a number whose hold is over would not buy it, and a price that is no longer the
 * one agreed to must not be paid. Throws where they can't be held: nothing was bought then.
 */
export async function buyNumbers(customerId: number, confirmed: readonly HeldNumber[]): Promise<Purchase[]> {
  const outcomes = await holdNumbers(
    customerId,
    confirmed.map(({ number }) => number),
  )
  const purchases: Purchase[] = []
  for (const held of confirmed) {
    // Who was turned away once is turned away again: the rest is not asked for.
    if (purchases.some(({ status }) => status === 'turnedAway')) {
      purchases.push({ number: held.number, status: 'notTried' })
      continue
    }
    const now = outcomes.find(({ number }) => number === held.number)
    if (now?.status !== 'held') {
      purchases.push(await settle(held, 'gone', quoted(now?.message) ?? t('results.goneReason')))
    } else if (now.monthlyPrice !== held.monthlyPrice || now.setupPrice !== held.setupPrice) {
      purchases.push({ number: held.number, status: 'repriced' })
    } else {
      purchases.push(await buyOne(held))
    }
  }
  return purchases
}
