import { ApiError, RateLimitError } from '@lineboard/sdk'
import { api } from '../../data/client.ts'
import { lostText } from '../../lib/errors/lost-text.ts'
import { botCheck } from '../../shared/captcha/bot-check.ts'
import { askPayment } from '../../shared/card/ask-payment.ts'
import type { CardHandle, CardOutcome } from '../../shared/card/card-handle.ts'
import { failedAttempt } from '../../shared/payment/attempt.ts'
import type { Attempt } from '../../shared/payment/orders.ts'
import { orders } from '../../shared/payment/orders.ts'
import { toast } from '../../state/toasts.ts'
import { eventOf, knownPayment, orderBody, signUpKey, signUpOf } from './sign-up-draft.ts'
import type { SignUpEffect, SignUpEvent } from './sign-up-event.ts'
import type { Intent } from './sign-up-state.ts'
import { t } from './signup.messages.ts'
import type { Perform } from './wizard.ts'

/** How long the good news stays before the login opens, in milliseconds. */
const leaveAfterMs = 300

interface Surroundings {
  /** The card form on the screen. */
  card: () => CardHandle | undefined
  leave: () => void
}

/** The words of refusals come with the later steps: the first page needs none of them as a rule. */
const words = () => import('./signup-steps.ts')

/** Why a call failed, in words for a person. */
const reasonOf = async (error: unknown): Promise<string> => lostText(error) ?? (await words()).refusalText(error)

/** What the server says where a person can be shown it. */
const said = async (text: string | undefined): Promise<string> => (await words()).quoted(text) ?? ''

type Asked<Type extends SignUpEffect['type']> = Extract<SignUpEffect, { type: Type }>

async function requestCode({ email }: Asked<'requestCode'>): Promise<SignUpEvent> {
  try {
    const answer = await api().DashUser.requestEmail({ body: { email_address: email, email_type: 'verification' } })
    return answer.email ? { type: 'codeSent', email } : { type: 'codeNotSent', reason: await said(answer.message) }
  } catch (error) {
    return { type: 'codeNotSent', reason: await reasonOf(error) }
  }
}

/** Whether the server has looked at the code: not where there were too many tries, or no answer. */
const isAboutCode = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && !(error instanceof RateLimitError)

async function verifyCode({ email, code }: Asked<'verifyCode'>): Promise<SignUpEvent> {
  try {
    const { message } = await api().DashUser.verifyEmail({ body: { email_address: email, verify_code: code } })
    return message === 'success' ? { type: 'verified', email } : { type: 'notVerified', reason: undefined }
  } catch (error) {
    return { type: 'notVerified', reason: isAboutCode(error) ? undefined : await reasonOf(error) }
  }
}

async function loadPlans({ currency }: Asked<'loadPlans'>): Promise<SignUpEvent> {
  try {
    return { type: 'plansLoaded', currency, plans: await api().Product.regList({ currency }) }
  } catch {
    return { type: 'plansFailed', currency }
  }
}

/** Begins the payment, the same one in all tabs; where one was tried already, that one is what goes on. */
async function createIntent({ email, amount, currency }: Asked<'createIntent'>): Promise<SignUpEvent> {
  const known = knownPayment(email)
  if (known) return known
  const body = { amount, customer: { token: null, email, currency } }
  try {
    const idempotencyKey = signUpKey(email, body)
    const { client_secret: secret } = await api().PaymentMethod.createIntent({ body }, { idempotencyKey })
    return { type: 'intentReady', intent: { secret, amount, currency } }
  } catch (error) {
    // Under its key a refusal stays one.
    if (failedAttempt(error).kind === 'refused') orders.drop(signUpOf(email))
    return { type: 'intentFailed', message: error instanceof ApiError ? await reasonOf(error) : undefined }
  }
}

/** Charges the card, while no other tab does, and unless one has. */
async function confirmCard(
  { email, intent, choices, cardName }: Asked<'confirmCard'>,
  card: CardHandle | undefined,
): Promise<SignUpEvent> {
  if (!card) return { type: 'payNotTried', message: t('pay.formInvalid') }
  const subject = signUpOf(email)
  // What is done already is not opened anew.
  const known = orders.of(subject)
  const key = known?.state === 'done' ? known.key : orders.open(subject)
  let outcome: CardOutcome | undefined
  const became = await orders.send(subject, key, orderBody(intent, choices), async () => {
    outcome = await card.confirm(cardName)
    return toAttempt(outcome, intent)
  })
  if (became.kind === 'done') return { type: 'paid', ...became.answer }
  if (became.kind === 'elsewhere' || became.kind === 'waiting') {
    return eventOf(became.order) ?? { type: 'payNotTried', message: t('pay.changed') }
  }
  if (!outcome || outcome.kind === 'succeeded') return { type: 'payNotTried', message: t('pay.changed') }
  return { type: failures[outcome.kind], message: outcome.message }
}

/** What the card form's outcome says of the order. A card that was refused may be followed by another one, for the same payment. */
function toAttempt(
  outcome: CardOutcome,
  { amount, currency }: Intent,
): Attempt<{ token: string; method: string | undefined }> {
  if (outcome.kind === 'succeeded') {
    const { id: token, paymentMethod: method } = outcome
    return { kind: 'done', answer: { token, method }, result: { token, method, amount, currency } }
  }
  return { kind: outcome.kind === 'refused' ? 'declined' : outcome.kind, error: outcome.message }
}

const failures = { refused: 'cardRefused', unknown: 'payUnclear', 'not-tried': 'payNotTried' } as const

async function askAgain({ email, intent }: Asked<'askPayment'>): Promise<SignUpEvent> {
  const state = await askPayment(intent.secret)
  const { amount, currency } = intent
  if (state.kind === 'succeeded') {
    const { id: token, paymentMethod: method } = state
    orders.learn(signUpOf(email), { token, method, amount, currency })
    return { type: 'payFound', token, method }
  }
  if (state.kind === 'void') orders.drop(signUpOf(email))
  return { type: state.kind === 'void' ? 'payVoid' : 'payOpen' }
}

// What was refused stays so under its key.
let refusals = 0

/** Opens the account, once for the same request; asked again after a refusal it is another one. */
async function register({ body }: Asked<'register'>): Promise<SignUpEvent> {
  try {
    const idempotencyKey = signUpKey(body.email, { ...body, refusals })
    const { activated, message } = await api().DashUser.register({ body }, { idempotencyKey })
    if (activated) orders.drop(signUpOf(body.email))
    else refusals += 1
    return activated ? { type: 'registered' } : { type: 'registrationRefused', reason: await said(message) }
  } catch (error) {
    if (failedAttempt(error).kind === 'refused') refusals += 1
    return { type: 'registrationRefused', reason: await reasonOf(error) }
  }
}

const checked: ReadonlySet<SignUpEffect['type']> = new Set(['requestCode', 'verifyCode', 'createIntent', 'confirmCard'])

/** Makes what does the effects of a sign-up: calls, card form, toasts. Sensitive ones are held against robots first. */
export function signUpEffects({ card, leave }: Surroundings): Perform {
  async function act(effect: SignUpEffect): Promise<SignUpEvent | undefined> {
    switch (effect.type) {
      case 'requestCode':
        return requestCode(effect)
      case 'verifyCode':
        return verifyCode(effect)
      case 'loadPlans':
        return loadPlans(effect)
      case 'createIntent':
        return createIntent(effect)
      case 'confirmCard':
        return confirmCard(effect, card())
      case 'askPayment':
        return askAgain(effect)
      case 'register':
        return register(effect)
      case 'tell':
        return void toast({ severity: effect.severity, text: effect.text })
      case 'leave':
        return void setTimeout(leave, leaveAfterMs)
    }
  }
  return async (effect) => {
    const check = checked.has(effect.type) ? await botCheck() : 'passed'
    if (check === 'passed') return act(effect)
    return check === 'refused'
      ? { type: 'checkFailed', severity: 'warn', text: t('tryAgain') }
      : { type: 'checkFailed', severity: 'error', text: t('offline') }
  }
}
