import { ApiError, ValidationError } from '@lineboard/sdk'
import { api } from '../../data/client.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { fieldProblems } from '../../lib/errors/field-problems.ts'
import { quoted } from '../../lib/errors/is-worded.ts'
import { botCheck } from '../../parts/captcha/bot-check.ts'
import { askPayment } from '../../parts/card/ask-payment.ts'
import type { CardHandle } from '../../parts/card/card-handle.ts'
import { toast } from '../../state/toasts.ts'
import type { Perform } from './create-wizard.ts'
import type { SignUpEffect, SignUpEvent } from './machine/event.ts'
import { labelOf } from './registration-labels.ts'
import { t } from './signup.messages.ts'

/** How long the good news stays before the login opens, in milliseconds. */
const leaveAfterMs = 300

interface Surroundings {
  /** The card form on the screen. */
  card: () => CardHandle | undefined
  leave: () => void
}

/** Why a call failed, in words for a person: what the server says of each field, else of the whole. */
function reasonOf(error: unknown): string {
  const texts = error instanceof ValidationError && error.details ? fieldProblems(error.details, labelOf) : []
  // The address is the name one signs in with: what is wrong with it comes twice.
  return texts.length > 0 ? [...new Set(texts)].join(' ') : errorText(error)
}

type Asked<Type extends SignUpEffect['type']> = Extract<SignUpEffect, { type: Type }>

async function requestCode({ email }: Asked<'requestCode'>): Promise<SignUpEvent> {
  try {
    const answer = await api().DashUser.requestEmail({ body: { email_address: email, email_type: 'verification' } })
    return answer.email ? { type: 'codeSent', email } : { type: 'codeNotSent', reason: quoted(answer.message) ?? '' }
  } catch (error) {
    return { type: 'codeNotSent', reason: reasonOf(error) }
  }
}

async function verifyCode({ email, code }: Asked<'verifyCode'>): Promise<SignUpEvent> {
  try {
    const { message } = await api().DashUser.verifyEmail({ body: { email_address: email, verify_code: code } })
    return message === 'success' ? { type: 'verified', email } : { type: 'notVerified' }
  } catch {
    return { type: 'notVerified' }
  }
}

async function loadPlans({ currency }: Asked<'loadPlans'>): Promise<SignUpEvent> {
  try {
    return { type: 'plansLoaded', currency, plans: await api().Product.regList({ currency }) }
  } catch {
    return { type: 'plansFailed', currency }
  }
}

async function createIntent({ amount, currency }: Asked<'createIntent'>): Promise<SignUpEvent> {
  try {
    const { client_secret: secret } = await api().PaymentMethod.createIntent({
      body: { amount, customer: { token: null, currency } },
    })
    return { type: 'intentReady', intent: { secret, amount, currency } }
  } catch (error) {
    return { type: 'intentFailed', message: error instanceof ApiError ? reasonOf(error) : undefined }
  }
}

async function confirmCard({ cardName }: Asked<'confirmCard'>, card: CardHandle | undefined): Promise<SignUpEvent> {
  if (!card) return { type: 'payNotTried', message: t('pay.formInvalid') }
  const outcome = await card.confirm(cardName)
  if (outcome.kind === 'succeeded') return { type: 'paid', token: outcome.id, method: outcome.paymentMethod }
  return { type: failures[outcome.kind], message: outcome.message }
}

const failures = { refused: 'cardRefused', unknown: 'payUnclear', 'not-tried': 'payNotTried' } as const

async function askAgain({ secret }: Asked<'askPayment'>): Promise<SignUpEvent> {
  const state = await askPayment(secret)
  if (state.kind === 'succeeded') return { type: 'payFound', token: state.id, method: state.paymentMethod }
  return { type: state.kind === 'void' ? 'payVoid' : 'payOpen' }
}

async function register({ body }: Asked<'register'>): Promise<SignUpEvent> {
  try {
    const { activated, message } = await api().DashUser.register({ body })
    return activated ? { type: 'registered' } : { type: 'registrationRefused', reason: quoted(message) ?? '' }
  } catch (error) {
    return { type: 'registrationRefused', reason: reasonOf(error) }
  }
}

const checked: ReadonlySet<SignUpEffect['type']> = new Set(['requestCode', 'verifyCode', 'createIntent', 'confirmCard'])

/** Makes what does the effects of a sign-up: calls, card form, toasts. Sensitive ones are held against robots first. */
export function performer({ card, leave }: Surroundings): Perform {
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
