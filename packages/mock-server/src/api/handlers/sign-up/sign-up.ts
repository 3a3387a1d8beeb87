import type { components } from '@lineboard/contract'
import { describeMovement } from '@lineboard/contract/movement'
import { creditIntent, intentById } from '../../../domain/billing/cards/intents.ts'
import { saveCard } from '../../../domain/billing/cards/saved-cards.ts'
import { claimPayments, isForOtherAddress, notePayer } from '../../../domain/billing/cards/unclaimed.ts'
import { digitIssues, fromMinor, hasRate, toMinor, toUsdCents } from '../../../domain/billing/money/money.ts'
import { soldName, unitCents, unitMinor, usualVariation } from '../../../domain/billing/products/prices.ts'
import { subscribe } from '../../../domain/billing/products/subscriptions.ts'
import { settleAccounts } from '../../../domain/billing/renewals/follow-accounts.ts'
import { moveWallet, walletCents } from '../../../domain/billing/wallet/wallet.ts'
import { termsOf } from '../../../domain/settings/settings.ts'
import { countAttempt, refuseTooMany } from '../../../domain/users/attempts.ts'
import { signInIssues } from '../../../domain/users/user-rules.ts'
import { type FieldIssue, unprocessable } from '../../../ground/errors.ts'
import type { PaymentIntent, Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'
import type { Context, Handlers } from '../../context/context.ts'
import { createRow } from '../../crud/write.ts'
import { findToken, mailActivation, mailCode, mailWelcome, useToken } from '../users/account-changes.ts'

/** A plan at one price. */
interface ChosenPlan {
  product: Row<'Product'>
  variation: Row<'ProductVariation'>
}

/** The plan that a sign-up names: by the id of its price, or by its code; undefined when it names none that is sold. */
function chosenPlan(store: Store, planId: string | number, currency: string): ChosenPlan | undefined {
  const products = store.table('Product')
  const byCode = products.find({ where: { code: String(planId) } })[0]
  const variation = byCode
    ? usualVariation(store, byCode.id, currency)
    : store.table('ProductVariation').get(Number(planId))
  const product = byCode ?? products.get(variation?.productId ?? 0)
  const isSold = product?.kind === 'plan' && product.active && variation?.active
  return isSold ? { product, variation } : undefined
}

/** What converting a price to another currency and back may lose. */
const ROUNDING_CENTS = 2

/** What a sign-up pays with and for. */
interface FirstPayment {
  plan: ChosenPlan | undefined
  /** Missing when nothing is due. */
  intent?: PaymentIntent
}

const costOf = ({ store, now }: Context, plan: ChosenPlan | undefined) =>
  plan ? unitCents(store, plan.product, plan.variation, now()) : 0

/** The payment of a sign-up, or why it can't go on without another one, in words. */
function findPayment(
  context: Context,
  { Payment, Service, Customer, email }: components['schemas']['Registration'],
  plan: ChosenPlan | undefined,
): FirstPayment | string {
  const costCents = costOf(context, plan)
  if (costCents === 0 && toMinor(Number(Service.starting_balance), Customer.currency) === 0) return { plan }
  const intent = intentById(context.store, Payment.token)
  if (intent?.status !== 'succeeded' || intent.amountMinor === 0) return 'The payment has not succeeded.'
  if (intent.transactionId !== undefined || intent.customerId !== 0) return 'The payment was used before.'
  if (isForOtherAddress(intent, email)) return 'The payment was made for another e-mail address.'
  const paidCents = toUsdCents(fromMinor(intent.amountMinor, intent.currency), intent.currency)
  if (paidCents + ROUNDING_CENTS < costCents) return 'The payment does not cover the plan.'
  return { plan, intent }
}

/** The user of the account that this payment opened for the same address; undefined while it opened none. */
function openedBy(
  store: Store,
  { Payment, email }: components['schemas']['Registration'],
): Row<'DashUser'> | undefined {
  const intent = intentById(store, Payment.token)
  if (intent?.transactionId === undefined) return undefined
  const users = store.table('DashUser').find({ where: { customerId: intent.customerId } })
  return users.find((user) => user.email.toLowerCase() === email.toLowerCase())
}

/** Notes with a payment which plan it pays, and at what price in its currency, for its receipt. */
function notePlan({ store, now }: Context, intent: PaymentIntent, plan: ChosenPlan | undefined): PaymentIntent {
  if (!plan) return intent
  const { product, variation } = plan
  const priceMinor = Math.min(intent.amountMinor, unitMinor(store, product, variation, now(), intent.currency))
  if (priceMinor === 0) return intent
  const name = soldName(product, variation)
  return store.table('PaymentIntent').patch(intent.id, { plan: { name, priceMinor } })
}

/** Puts the payment into the wallet, keeps the card, and pays the plan out of it; what is left is the starting balance. */
function settleFirstPayment(context: Context, customer: Row<'Customer'>, { plan, intent }: FirstPayment): void {
  if (intent) creditIntent(context, notePlan(context, intent, plan), customer.id)
  if (intent?.card) saveCard(context, customer.id, intent.card.token, true)
  if (!plan) return
  const { product, variation } = plan
  const includedCents = toUsdCents(variation.walletBaseline, variation.currency)
  const missingCents = Math.max(0, costOf(context, plan) - walletCents(context.store, customer.id))
  const creditCents = Math.max(includedCents, missingCents)
  if (creditCents > 0) {
    moveWallet(context, customer.id, {
      amountCents: creditCents,
      productId: product.id,
      description: describeMovement('planCredit', { product: product.name }),
      transactionType: 'adjustment',
      category: 'wallet',
    })
  }
  subscribe(context, customer, { productId: product.id, variationId: variation.id })
}

type Registration = components['schemas']['Registration']

/** Role of the person who opens an account, who then runs it. */
const FIRST_ROLE = 'Customer administrator'

function firstRole(store: Store): Row<'DashRole'> | undefined {
  const forEverybody = store.table('DashRole').find({ where: { customerId: null } })
  return forEverybody.find(({ name }) => name === FIRST_ROLE) ?? forEverybody[0]
}

/** Keeps which version of the terms was agreed to, by whom and when. */
function noteTerms(
  { store, now }: Context,
  { customerId, id: userId }: Row<'DashUser'>,
  { agreeTermsConditions }: Registration,
): void {
  const { version } = termsOf(store)
  if (agreeTermsConditions !== true || version === undefined) return
  const at = now().toISOString()
  const agreements = { terms: { userId, at } }
  store.table('Customer').patch(customerId, { termsVersion: version, termsAcceptedAt: at, agreements })
}

/** Makes the customer and its first user, an administrator. */
function openAccount(
  context: Context,
  registration: Registration,
): { customer: Row<'Customer'>; user: Row<'DashUser'> } {
  const { Customer, BusinessAddress, email, username, password, firstName, lastName } = registration
  const { name: companyName, ...company } = Customer
  const person = { firstName, lastName }
  const customer = createRow(context, 'Customer', {
    ...company,
    ...person,
    companyName,
    BusinessAddress,
    billingEmail: email,
  })
  const user = createRow(context, 'DashUser', {
    ...person,
    username,
    email,
    password,
    phone: company.phone,
    customerId: customer.id,
    emailVerified: registration.isVerificationRequired !== true,
  })
  noteTerms(context, user, registration)
  const role = firstRole(context.store)
  if (role) {
    const mapping = { principalType: 'ADMIN', principalId: user.id, roleId: role.id }
    context.store.table('DashRoleMapping').insert(mapping)
  }
  return { customer, user }
}

/** Refuses a name or address that somebody has. `field` is what the request calls it. */
function takenIssues({ store }: Context, column: 'username' | 'email', value: string, field: string): FieldIssue[] {
  const wanted = { id: 0, username: value, email: value }
  return signInIssues(wanted, column, store.table('DashUser').all()).map((issue) => ({ ...issue, field }))
}

function registrationIssues(context: Context, registration: Registration): FieldIssue[] {
  const { username, email, password, confirm_password, Customer, Service } = registration
  const issues = [
    ...takenIssues(context, 'username', username, 'username'),
    ...takenIssues(context, 'email', email, 'email'),
  ]
  if (confirm_password !== undefined && confirm_password !== password) {
    issues.push({ field: 'confirm_password', code: 'confirmation', message: 'is not the same as the password' })
  }
  if (!hasRate(Customer.currency)) {
    const value = Customer.currency
    issues.push({ field: 'Customer.currency', code: 'inclusion', message: 'is not accepted', value })
  }
  issues.push(...digitIssues('Service.starting_balance', Service.starting_balance, Customer.currency))
  if (Service.planId !== null && !chosenPlan(context.store, Service.planId, Customer.currency)) {
    issues.push({ field: 'Service.planId', code: 'existence', message: 'is not a plan', value: Service.planId })
  }
  return issues
}

const refused = (message: string) => ({ activated: false, message })

function answerOf({ id: userId, customerId, emailVerified }: Row<'DashUser'>) {
  const answer = emailVerified ? { activated: true } : refused('Open the link in the mail to activate the account.')
  return { ...answer, userId, customerId }
}

/** From the first e-mail code to a registered customer. */
export const signUpHandlers = {
  'DashUser.requestEmail'(context) {
    const { email_address } = context.body
    const attempt = { kind: 'mail', account: email_address, address: context.address } as const
    refuseTooMany(context, attempt)
    countAttempt(context, attempt)
    const issues = takenIssues(context, 'email', email_address, 'email_address')
    if (issues.length > 0) throw unprocessable('DashUser', issues)
    mailCode(context, email_address)
    return { email: email_address, message: 'Verification code sent' }
  },

  'DashUser.verifyEmail'(context) {
    const { email_address, verify_code } = context.body
    const attempt = { kind: 'code', account: email_address, address: context.address } as const
    refuseTooMany(context, attempt)
    const token = findToken(context, 'verification', verify_code, email_address)
    if (!token) countAttempt(context, attempt)
    if (token) useToken(context, token)
    const verified = token !== undefined
    return { message: verified ? 'success' : 'The code is wrong or too old', data: { email_address, verified } }
  },

  'DashUser.register'(context) {
    const { body, store } = context
    // Whoever lost the answer asks again, and is answered as before.
    const opened = openedBy(store, body)
    if (opened) return answerOf(opened)
    const code = findToken(context, 'verification', body.code, body.email)
    if (code?.usedAt) notePayer(store, intentById(store, body.Payment.token), body.email)
    const issues = registrationIssues(context, body)
    if (issues.length > 0) throw unprocessable('DashUser', issues)
    if (!code?.usedAt) return refused('The e-mail address is not verified.')
    const { planId } = body.Service
    const plan = planId === null ? undefined : chosenPlan(store, planId, body.Customer.currency)
    const payment = findPayment(context, body, plan)
    if (typeof payment === 'string') return refused(payment)

    const { customer, user } = openAccount(context, body)
    settleFirstPayment(context, customer, payment)
    if (user.emailVerified) claimPayments(context, user)
    store.table('VerificationToken').patch(code.id, { userId: user.id })
    // The receipt comes before what the account is opened with.
    settleAccounts(context.world)
    if (user.emailVerified) mailWelcome(context, user)
    else mailActivation(context, user)
    return answerOf(user)
  },
} satisfies Handlers
