import type { components } from '@lineboard/contract'
import { settleAccounts } from '../account/settle-accounts.ts'
import { type FieldIssue, unprocessable } from '../errors/loopback-error.ts'
import { signInIssues } from '../models/dash-user.ts'
import { digitIssues } from '../payments/amount-digits.ts'
import { intentById } from '../payments/intents.ts'
import { hasRate } from '../payments/money.ts'
import { claimPayments, notePayer } from '../payments/unclaimed.ts'
import { countAttempt, refuseTooMany } from '../session/attempts.ts'
import type { Row } from '../store/models.ts'
import { findPayment, openedBy, settleFirstPayment } from './sign-up/first-payment.ts'
import { openAccount } from './sign-up/open-account.ts'
import { chosenPlan } from './sign-up/registered-plan.ts'
import type { Context, Handlers } from './types.ts'
import { mailActivation, mailCode, mailWelcome } from './users/mails.ts'
import { findToken, useToken } from './users/tokens-by-mail.ts'

type Registration = components['schemas']['Registration']

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
