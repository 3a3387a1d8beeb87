import { randomBytes } from 'node:crypto'
import type { SandboxCard } from '../../../store/rows/internal-rows.ts'

/** A card as it is typed into the sandbox form. */
export interface TypedCard {
  /** Digits; blanks are ignored. */
  number: string
  exp_month: number
  /** Four digits. */
  exp_year: number
  cvc: string
  /** Name on the card. */
  name?: string
}

/** Why a card was refused, in the words of card providers. */
export interface CardProblem {
  code: string
  message: string
}

/** What confirming with a card leads to. */
export type CardOutcome =
  | { kind: 'accepted'; card: SandboxCard }
  /** The bank asks the person to approve the payment first. */
  | { kind: 'needs-action'; card: SandboxCard }
  | { kind: 'refused'; problem: CardProblem }
  /** The provider can't be reached. */
  | { kind: 'unreachable' }

const declined: CardProblem = { code: 'card_declined', message: 'Your card was declined.' }
const expired: CardProblem = { code: 'expired_card', message: 'Your card has expired.' }

/** Numbers that don't simply succeed; they are the well-known ones of card providers. */
const special: Readonly<Record<string, 'needs-action' | 'unreachable' | CardProblem>> = {
  '4000000000000002': declined,
  '4000000000009995': { code: 'card_declined', message: 'Your card has insufficient funds.' },
  '4000000000000127': { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  '4000002500003155': 'needs-action',
  '4000002760003184': 'needs-action',
  '4000000000000119': 'unreachable',
}

/** Last digits of 4000000000000341: it can be saved, and every later charge is declined. */
const LAST4_DECLINED_LATER = '0341'
/** Last digits of 4000002760003184: the bank asks about each payment, also where the card is saved. */
const LAST4_ASKED_EACH_TIME = '3184'

const asksFirst: CardProblem = {
  code: 'authentication_required',
  message: 'The bank asks you to approve this payment. Complete it in the card form.',
}

/** Names that stand for a card which was typed in, as integrators know them: a test needs no form. */
const namedNumbers: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_discover: '6011111111111117',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_chargeCustomerFail: '4000000000000341',
}

const brands: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^6(011|5)/, 'discover'],
]

/** Whether the check digit fits. */
function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Also of what is no number at all, which is neither before nor after anything. */
const isWithin = (number: number, least: number, most: number) =>
  Number.isInteger(number) && number >= least && number <= most

const hasExpired = (card: { expMonth: number; expYear: number }, now: Date) =>
  card.expYear * 12 + card.expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1

/** An id as card providers make them, such as `pm_9fA1…`. */
export function sandboxId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

/** What the sandbox provider makes of a card. */
export function outcomeOf(typed: TypedCard, now: Date): CardOutcome {
  const refused = (code: string, message: string): CardOutcome => ({ kind: 'refused', problem: { code, message } })
  const number = typed.number.replaceAll(/[\s-]/g, '')
  const { exp_month: expMonth, exp_year: expYear } = typed
  if (!isCardNumber(number)) return refused('incorrect_number', 'Your card number is incorrect.')
  if (!isWithin(expMonth, 1, 12)) return refused('invalid_expiry_month', "Your card's expiration month is invalid.")
  if (!isWithin(expYear, 1000, 9999)) return refused('invalid_expiry_year', "Your card's expiration year is invalid.")
  if (hasExpired({ expMonth, expYear }, now)) return { kind: 'refused', problem: expired }
  if (!/^\d{3,4}$/.test(typed.cvc)) return refused('invalid_cvc', "Your card's security code is invalid.")
  const outcome = Object.hasOwn(special, number) ? special[number] : undefined
  if (outcome === 'unreachable') return { kind: 'unreachable' }
  if (typeof outcome === 'object') return { kind: 'refused', problem: outcome }
  const card: SandboxCard = {
    token: sandboxId('pm'),
    brand: brands.find(([pattern]) => pattern.test(number))?.[1] ?? 'unknown',
    last4: number.slice(-4),
    expMonth,
    expYear,
    ...(typed.name && { holderName: typed.name }),
  }
  return { kind: outcome ?? 'accepted', card }
}

/** What attaching one of the well-known names leads to; undefined for any other token. */
export function outcomeOfName(token: string, now: Date): CardOutcome | undefined {
  const number = Object.hasOwn(namedNumbers, token) ? namedNumbers[token] : undefined
  if (number === undefined) return undefined
  return outcomeOf({ number, exp_month: 12, exp_year: now.getUTCFullYear() + 3, cvc: '123' }, now)
}

/** Why a saved card can't be charged now, or undefined when it can. */
export function chargeProblem(
  card: { last4: string; expMonth: number; expYear: number },
  now: Date,
): CardProblem | undefined {
  if (hasExpired(card, now)) return expired
  if (card.last4 === LAST4_ASKED_EACH_TIME) return asksFirst
  return card.last4 === LAST4_DECLINED_LATER ? declined : undefined
}
