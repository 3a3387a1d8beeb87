import {
  arriveAtCheckout,
  cardRefused,
  finish,
  intentFailed,
  intentReady,
  leaveProfile,
  leftCheckout,
  nothingPaid,
  paid,
  paidElsewhere,
  pay,
  payFound,
  payNotTried,
  payOpen,
  payUnclear,
  payVoid,
  prepareIntent,
  registered,
  registrationRefused,
  triedElsewhere,
} from './checkout.ts'
import {
  chooseCurrency,
  chooseProduct,
  chooseRecurrence,
  chooseStartingBalance,
  loadPlans,
  plansFailed,
  plansLoaded,
  ratesLoaded,
} from './choosing.ts'
import {
  codeNotSent,
  codeSent,
  leaveCode,
  leaveEmail,
  notVerified,
  resendCode,
  typeCode,
  typeEmail,
  verified,
} from './email-steps.ts'
import { canGoTo } from './selectors.ts'
import type { SignUpEvent } from './sign-up-event.ts'
import { fail, type SignUpStep, signUpStep, warn } from './sign-up-event.ts'
import { initialState, type Profile, type SignUpState, type Step, stepOf } from './sign-up-state.ts'
import { t } from './signup.messages.ts'

function goTo(state: SignUpState, step: Step): SignUpStep {
  if (!canGoTo(state, step)) return signUpStep(state)
  if (step === stepOf.checkout) return arriveAtCheckout(state)
  return signUpStep(state, { ...leftCheckout(state), step, problem: undefined })
}

/** Another country has other provinces; and a number is only valid where it was checked. */
function editProfile(state: SignUpState, typed: Profile): SignUpStep {
  const { country, phone } = state.profile
  const profile = typed.country === country ? typed : { ...typed, province: '' }
  const isSameNumber = typed.country === country && typed.phone === phone
  return signUpStep(state, { profile, phoneE164: isSameNumber ? state.phoneE164 : undefined })
}

/** Forgets everything typed, but what is for sale. Who has paid must not lose that. */
function startOver(state: SignUpState): SignUpStep {
  if (state.work || state.payment || state.isUnsettled) return signUpStep(state)
  return signUpStep({ ...initialState(), offer: state.offer }, { choices: state.choices })
}

// What only waits for a robot to be ruled out has nothing to undo: the step stays, and can be tried again.
function checkFailed(state: SignUpState, severity: 'warn' | 'error', text: string): SignUpStep {
  if (!isChecked(state)) return signUpStep(state)
  const problem = state.step === stepOf.checkout && !state.isUnsettled ? nothingPaid(text) : text
  return signUpStep(state, { work: undefined, problem }, severity === 'warn' ? warn(text) : fail(text))
}

const isChecked = ({ work }: SignUpState) => work !== undefined && work !== 'asking' && work !== 'registering'

/** The number was looked at when the profile was to be left. */
const phoneRefused = (state: SignUpState): SignUpStep =>
  state.work || state.step !== stepOf.profile
    ? signUpStep(state)
    : signUpStep(state, { phoneE164: undefined }, warn(t('profile.phoneInvalid')))

/** What an event leads to: the next state, and what has to happen outside. An event that makes no sense now changes nothing. */
export function transition(state: SignUpState, event: SignUpEvent): SignUpStep {
  switch (event.type) {
    case 'opened':
      return loadPlans(state)
    case 'emailTyped':
      return typeEmail(state, event.email)
    case 'codeTyped':
      return typeCode(state, event.code)
    case 'next':
      if (state.step === stepOf.verifyEmail) return leaveEmail(state)
      return state.step === stepOf.confirmEmail ? leaveCode(state) : signUpStep(state)
    case 'resend':
      return resendCode(state)
    case 'goTo':
      return goTo(state, event.step)
    case 'startOver':
      return startOver(state)
    case 'checkFailed':
      return checkFailed(state, event.severity, event.text)
    case 'codeSent':
      return codeSent(state, event.email)
    case 'codeNotSent':
      return codeNotSent(state, event.reason)
    case 'verified':
      return verified(state, event.email)
    case 'notVerified':
      return notVerified(state, event.reason)
    case 'profileEdited':
      return editProfile(state, event.profile)
    case 'phoneRefused':
      return phoneRefused(state)
    case 'profileDone':
      return leaveProfile(state, event.phoneE164)
    case 'plansLoaded':
      return plansLoaded(state, event.currency, event.plans)
    case 'plansFailed':
      return plansFailed(state, event.currency)
    case 'ratesLoaded':
      return ratesLoaded(state, event.rates)
    case 'currencyChosen':
      return chooseCurrency(state, event.currency)
    case 'productChosen':
      return chooseProduct(state, event.product)
    case 'recurrenceChosen':
      return chooseRecurrence(state, event.recurrence)
    case 'startingBalanceChosen':
      return chooseStartingBalance(state, event.startingBalance)
    case 'cardNameTyped':
      return signUpStep(state, { cardName: event.cardName })
    case 'termsAnswered':
      return signUpStep(state, { hasAgreed: event.isAccepted })
    case 'retryIntent':
      return state.work ? signUpStep(state) : prepareIntent(state)
    case 'intentReady':
      return intentReady(state, event.intent)
    case 'intentFailed':
      return intentFailed(state, event.message)
    case 'pay':
      return pay(state, event.isCardComplete)
    case 'paid':
      return paid(state, event.token, event.method)
    case 'cardRefused':
      return cardRefused(state, event.message)
    case 'payUnclear':
      return payUnclear(state, event.message)
    case 'payNotTried':
      return payNotTried(state, event.message)
    case 'payFound':
      return payFound(state, event.token, event.method)
    case 'payOpen':
      return payOpen(state)
    case 'payVoid':
      return payVoid(state)
    case 'paidElsewhere':
      return paidElsewhere(state, event.payment, event.choices)
    case 'triedElsewhere':
      return triedElsewhere(state, event.intent, event.choices)
    case 'finish':
      return finish(state)
    case 'registered':
      return registered(state)
    case 'registrationRefused':
      return registrationRefused(state, event.reason)
  }
}
