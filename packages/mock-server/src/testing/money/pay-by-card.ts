import { convert } from '../../domain/billing/money/money.ts'
import type { Actor, Disruption, Reality } from './reality.ts'

/** A payment by card: how much, and what goes wrong at each of its three or four calls. */
export interface CardPayment {
  amount: string
  currency: string
  /** Whether the bank asks first. */
  isAsked: boolean
  disruptions: readonly Disruption[]
  /** Address that signs up, where nobody is signed in. */
  email?: string
}

interface Begun {
  client_secret: string
  intentId: string
}

/** What the payment is worth in cents of USD. */
export const centsOf = ({ amount, currency }: Pick<CardPayment, 'amount' | 'currency'>): number =>
  convert(Number(amount), currency, 'USD')

/** Begins a payment and confirms it with a card, as often as it takes; answers the intent. */
export async function payByCard(real: Reality, actor: Actor, payment: CardPayment): Promise<string> {
  const { amount, currency, isAsked, email, disruptions } = payment
  const [begin = 'none', confirm = 'none', approve = 'none'] = disruptions
  const customer = { token: null, currency, ...(email && { email }) }
  const { body } = await real.send<Begun>(actor, '/PaymentMethods/create_intent', { amount, customer }, begin)
  const number = isAsked ? '4000002500003155' : '4242424242424242'
  const card = { number, exp_month: 12, exp_year: 2030, cvc: '123' }
  await real.sandbox('confirm', { client_secret: body.client_secret, card }, confirm)
  if (isAsked) await real.sandbox('authenticate', { client_secret: body.client_secret, approve: true }, approve)
  return body.intentId
}
