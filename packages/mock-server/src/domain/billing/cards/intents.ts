import { randomBytes } from 'node:crypto'
import type { PaymentIntent, Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'
import { type Account, hold, resolve, transfer } from '../ledger/ledger.ts'
import { amountWithCode, fromMinor, toMinor, toUsdCents } from '../money/money.ts'
import { creditWallet, type WalletContext } from '../wallet/wallet.ts'
import { type CardProblem, outcomeOf, sandboxId, type TypedCard } from './sandbox-cards.ts'

type Amount = Pick<PaymentIntent, 'id' | 'amountMinor' | 'currency'>

/** Where a payment lies until it enters a wallet. */
const accountOf = ({ id }: Pick<PaymentIntent, 'id'>): Account => `payment:${id}`

const fromCard = (intent: Amount, at: string) => ({
  debit: 'cards' as const,
  credit: accountOf(intent),
  minor: intent.amountMinor,
  currency: intent.currency,
  at,
})

/** The card has paid. Saving a card pays nothing. */
function payAtOnce(store: Store, intent: Amount, at: string): void {
  if (intent.amountMinor > 0) transfer(store, fromCard(intent, at))
}

/** The bank is asked first: the money is held. Answers the hold; undefined where nothing is to be paid. */
function payLater(store: Store, intent: Amount, at: string): number | undefined {
  return intent.amountMinor > 0 ? hold(store, fromCard(intent, at)).id : undefined
}

/** The bank has answered, or is no longer asked. Does nothing where nothing is held. */
function settleHold(store: Store, { holdId }: Pick<PaymentIntent, 'holdId'>, kind: 'post' | 'void', at: string): void {
  if (holdId !== undefined) resolve(store, holdId, kind, at)
}

/** Takes a payment from where it lies, and answers where its worth in USD is to be taken from. */
function moveOutOfPayment(store: Store, intent: Amount, at: string): Account {
  if (intent.currency === 'USD') return accountOf(intent)
  const { amountMinor: minor, currency } = intent
  transfer(store, { debit: accountOf(intent), credit: 'exchange', minor, currency, at })
  return 'exchange'
}

/** What became of a confirmation. */
export type Confirmation =
  | { kind: 'intent'; intent: PaymentIntent }
  /** With the intent where it is the reason: it was paid before. */
  | { kind: 'refused'; problem: CardProblem; intent?: PaymentIntent }
  | { kind: 'unreachable' }

const refused = (code: string, message: string): Confirmation => ({ kind: 'refused', problem: { code, message } })
const unexpected = {
  kind: 'refused',
  problem: { code: 'payment_intent_unexpected_state', message: 'This payment cannot be confirmed now.' },
} as const

/** Begins a payment, or with an amount of 0 the saving of a card. `customerId` is 0 where nobody is signed in. */
export function beginIntent(
  { store, now }: WalletContext,
  {
    customerId,
    amountMinor,
    currency,
    email,
  }: Pick<PaymentIntent, 'customerId' | 'amountMinor' | 'currency' | 'email'>,
): PaymentIntent {
  const id = sandboxId(amountMinor > 0 ? 'pi' : 'seti')
  return store.table('PaymentIntent').insert({
    id,
    clientSecret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    customerId,
    amountMinor,
    currency,
    ...(email !== undefined && { email }),
    status: 'requires_payment_method',
    createdAt: now().toISOString(),
  })
}

/** Begins the payment of a saved card whose bank asks the person first: the money is held until it answers. */
export function beginChallenge(context: WalletContext, card: Row<'PaymentMethod'>, amountMinor: number): PaymentIntent {
  const { store, now } = context
  const intent = beginIntent(context, { customerId: card.customerId, amountMinor, currency: 'USD' })
  const { token, brand, last4, expMonth, expYear } = card
  const holdId = payLater(store, intent, now().toISOString())
  return store.table('PaymentIntent').patch(intent.id, {
    status: 'requires_action',
    card: { token, brand, last4, expMonth, expYear },
    holdId,
  })
}

/** An intent by its id. */
export function intentById(store: Store, id: string): PaymentIntent | undefined {
  return store.table('PaymentIntent').get(id)
}

/** The intent that a card was typed in for, by the card's token. */
export function intentOfCard(store: Store, token: string): PaymentIntent | undefined {
  for (const intent of store.table('PaymentIntent').all()) {
    if (intent.card?.token === token && intent.status === 'succeeded') return intent
  }
  return undefined
}

function intentBySecret(store: Store, secret: string): PaymentIntent | undefined {
  const intent = intentById(store, secret.split('_secret_')[0] ?? '')
  return intent?.clientSecret === secret ? intent : undefined
}

/** What the card form does: ends an intent with a card. Confirming a second time changes nothing. */
export function confirmIntent({ store, now }: WalletContext, secret: string, typed: TypedCard): Confirmation {
  const intent = intentBySecret(store, secret)
  if (!intent) return refused('resource_missing', 'No such payment.')
  if (intent.status === 'succeeded') return { ...unexpected, intent }
  const outcome = outcomeOf(typed, now())
  if (outcome.kind === 'refused' || outcome.kind === 'unreachable') return outcome
  const intents = store.table('PaymentIntent')
  const at = now().toISOString()
  // A card typed in anew takes the place of the one that the bank was asked about.
  settleHold(store, intent, 'void', at)
  const { card } = outcome
  if (outcome.kind === 'accepted') {
    payAtOnce(store, intent, at)
    return { kind: 'intent', intent: intents.patch(intent.id, { status: 'succeeded', card, holdId: undefined }) }
  }
  const holdId = payLater(store, intent, at)
  return { kind: 'intent', intent: intents.patch(intent.id, { status: 'requires_action', card, holdId }) }
}

/** What the bank's own page does: approves or rejects an intent that waits for it. */
export function answerChallenge({ store, now }: WalletContext, secret: string, isApproved: boolean): Confirmation {
  const intent = intentBySecret(store, secret)
  if (!intent) return refused('resource_missing', 'No such payment.')
  if (intent.status !== 'requires_action') return unexpected
  const intents = store.table('PaymentIntent')
  settleHold(store, intent, isApproved ? 'post' : 'void', now().toISOString())
  if (isApproved)
    return { kind: 'intent', intent: intents.patch(intent.id, { status: 'succeeded', holdId: undefined }) }
  intents.patch(intent.id, { status: 'requires_payment_method', card: undefined, holdId: undefined })
  return refused(
    'payment_intent_authentication_failure',
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  )
}

/** What a card paid that was charged in another currency than the wallet's, such as KWD 7.500; undefined for US dollars. */
export const paidInOtherCurrency = ({ amountMinor, currency }: PaymentIntent): string | undefined =>
  currency === 'USD' ? undefined : amountWithCode(fromMinor(amountMinor, currency), currency)

/** What a card paid at the sign-up, and the plan in it, so that the sum is explained; undefined where no plan was paid. */
function paidFirst({ amountMinor, currency, plan }: PaymentIntent) {
  if (!plan) return undefined
  const written = (minor: number) => amountWithCode(fromMinor(minor, currency), currency)
  return { paid: written(amountMinor), price: written(plan.priceMinor), product: plan.name }
}

/** The payment that a transaction put into a wallet; undefined for what no card form paid. */
export function intentOfTransaction(store: Store, transactionId: number): PaymentIntent | undefined {
  for (const intent of store.table('PaymentIntent').all()) if (intent.transactionId === transactionId) return intent
  return undefined
}

/**
 * Turns a confirmed payment into wallet credit, in USD by the rate of its currency. What was added before is answered
 * again and added no second time.
 */
export function creditIntent(
  context: WalletContext,
  intent: PaymentIntent,
  customerId: number,
): Row<'PaymentTransaction'> {
  const { store } = context
  const earlier = store.table('PaymentTransaction').get(intent.transactionId ?? 0)
  if (earlier) return earlier
  const { amountMinor, currency, card } = intent
  const usdCents = toUsdCents(fromMinor(amountMinor, currency), currency)
  const from = moveOutOfPayment(store, intent, context.now().toISOString())
  const written = creditWallet(context, customerId, usdCents, {
    from,
    paid: paidInOtherCurrency(intent),
    first: paidFirst(intent),
    ...(card && { card }),
  })
  store.table('PaymentIntent').patch(intent.id, { transactionId: written.id, customerId })
  return written
}

/** As a version without a ledger kept it: hundredths of any currency. */
type OlderIntent = PaymentIntent & { amountCents?: number }

/**
 * Brings payments that an older version has kept into the books: amounts in minor units of their currency, what was paid and
 * not used at `payment:<intent>`. What waited for a bank holds no money, so it is confirmed anew.
 */
export function migrateIntents(store: Store, at: Date): void {
  const intents = store.table('PaymentIntent')
  for (const intent of intents.find() as OlderIntent[]) {
    const { id, amountCents, currency, card, ...rest } = intent
    if (amountCents === undefined) continue
    const minor = toMinor(amountCents / 100, currency)
    const waits = intent.status === 'requires_action'
    const kept = { ...rest, id, currency, amountMinor: minor }
    intents.replace(id, waits ? { ...kept, status: 'requires_payment_method' } : { ...kept, ...(card && { card }) })
    if (intent.status !== 'succeeded' || intent.transactionId !== undefined || minor === 0) continue
    transfer(store, { debit: 'opening', credit: `payment:${id}`, minor, currency, at: at.toISOString() })
  }
}
