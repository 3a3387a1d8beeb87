import { RegistrationCardNameMaxLength } from '@lineboard/contract/limits'
import { amountText } from '@lineboard/sdk'
import { isProfileComplete } from './profile-rules.ts'
import { amountDue, canPay, chosenPlan, isCodeFinal, isCodeMissing, mayBePaid, startingBalance } from './selectors.ts'
import { type Handlers, type SignUpStep, signUpStep, succeed, warn } from './sign-up-event.ts'
import { type Intent, type Payment, type Registration, type SignUpState, stepOf } from './sign-up-state.ts'
import { t } from './signup.messages.ts'

/** What stands where servers expect a card: the card itself is known to the payment provider alone. */
const cardPlaceholder = { cardNo: '4242424242424242', cardExpDate: '12/99', cardCvv: '000' } as const

/**
 * Whose card it is, which servers ask for. Who comes back after the payment is asked for no card, and the name on it is not kept: the person who signs
 * up stands in its place, as the provider has the name that was typed.
 */
const holderOf = ({ cardName, profile: { firstName, lastName } }: SignUpState): string =>
  (cardName.trim() || `${firstName} ${lastName}`.trim()).slice(0, RegistrationCardNameMaxLength)

/** What is sent to open the account. */
export function toRegistration(state: SignUpState, payment: Payment): Registration {
  const { email, code, profile, phoneE164 = '', choices } = state
  const { firstName, lastName, password } = profile
  const website = profile.website.trim()
  const address = {
    street_address: profile.street.trim(),
    city: profile.city.trim(),
    country: profile.country,
    province: profile.province,
    zip_code: profile.zipCode.trim(),
  }
  return {
    email,
    code,
    username: email,
    password,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    isVerificationRequired: false,
    agreeTermsConditions: state.hasAgreed,
    Customer: {
      name: profile.businessName.trim(),
      phone: phoneE164,
      ...(website && { website }),
      ...(profile.industry && { industry: profile.industry }),
      contactEmail: email,
      currency: choices.currency,
    },
    BusinessAddress: address,
    Service: { planId: chosenPlan(state)?.id ?? null, starting_balance: String(startingBalance(state)) },
    Payment: {
      cardName: holderOf(state),
      ...cardPlaceholder,
      token: payment.token,
      ...(payment.method !== undefined && { payment_method: payment.method }),
    },
  }
}

/** Asks for a payment of what is due now; nothing yet while the amount is not known. */
export function prepareIntent(state: SignUpState): SignUpStep {
  const due = amountDue(state)
  if (state.step !== stepOf.checkout || mayBePaid(state) || due === undefined) return signUpStep(state)
  const amount = amountText(due, state.choices.currency)
  const { email } = state
  const { currency } = state.choices
  return signUpStep(
    state,
    { work: 'preparing', intent: undefined, problem: undefined },
    { type: 'createIntent', email, amount, currency },
  )
}

/** Opens the checkout with a fresh payment. Of one that may have been made it is asked first what became of it. */
export function arriveAtCheckout(state: SignUpState): SignUpStep {
  const next = { ...state, step: stepOf.checkout, problem: undefined }
  if (!state.isUnsettled || !state.intent) return prepareIntent(next)
  return ask(next, state.intent)
}

/** Asks what became of a payment. */
function ask(state: SignUpState, intent: Intent): SignUpStep {
  const { email, choices } = state
  return signUpStep(
    state,
    { work: 'asking', intent, isUnsettled: true },
    { type: 'askPayment', email, intent, choices },
  )
}

/** What leaving the checkout changes: the secret of a payment that was not tried is forgotten. */
export const leftCheckout = ({ intent, isUnsettled }: SignUpState): Partial<SignUpState> => ({
  work: undefined,
  intent: isUnsettled ? intent : undefined,
})

/** Why a payment was not made, and that nothing was charged for it. */
export const nothingPaid = (reason: string): string =>
  t('pay.nothingPaid', { reason: /[.!?]$/.test(reason) ? reason : `${reason}.` })

function withPayment(state: SignUpState, { amount, currency }: Intent, token: string, method: string | undefined) {
  const payment = { token, method, amount, currency }
  return { ...state, work: undefined, isUnsettled: false, payment, intent: undefined }
}

const mayFollow = ({ step, payment, work }: SignUpState) =>
  step === stepOf.checkout && !payment && work !== 'registering'

/** Opens the account with a payment that was made, for which nothing of a card is needed any more. */
function finish(state: SignUpState): SignUpStep {
  if (state.work || !state.payment || state.step !== stepOf.checkout || !state.hasAgreed) return signUpStep(state)
  const body = toRegistration(state, state.payment)
  return signUpStep(state, { work: 'registering', problem: undefined }, { type: 'register', body })
}

/** What events of the checkout lead to. */
export const checkoutHandlers = {
  cardNameTyped: (state, { cardName }) => signUpStep(state, { cardName }),
  termsAnswered: (state, { isAccepted }) => signUpStep(state, { hasAgreed: isAccepted }),
  retryIntent: (state) => (state.work ? signUpStep(state) : prepareIntent(state)),
  /** Goes on from a profile that is complete; a code that was lost with an earlier visit is checked first. */
  profileDone(state, { phoneE164 }) {
    if (state.work || state.step !== stepOf.profile || !isProfileComplete(state.profile)) {
      return signUpStep(state)
    }
    const next = { ...state, phoneE164, problem: undefined }
    if (isCodeFinal(next)) return arriveAtCheckout(next)
    const { email, code } = next
    if (!isCodeMissing(next) || code === '') return signUpStep(next)
    return signUpStep(next, { work: 'verifying' }, { type: 'verifyCode', email, code })
  },
  /** A payment is ready for its card, unless what is bought has changed meanwhile. */
  intentReady(state, { intent }) {
    const { currency } = state.choices
    const due = amountDue(state)
    const isCurrent = due !== undefined && intent.amount === amountText(due, currency) && intent.currency === currency
    if (state.work !== 'preparing' || !isCurrent) return signUpStep(state)
    return signUpStep(state, { work: undefined, intent, problem: undefined })
  },
  /** No payment could be begun. */
  intentFailed(state, { message }) {
    if (state.work !== 'preparing') return signUpStep(state)
    const text = message || t('pay.serverFailed')
    return signUpStep(state, { work: undefined, problem: nothingPaid(text) }, warn(text))
  },
  /** Charges the card. A payment that was made is never made again. */
  pay(state, { isCardComplete }) {
    if (state.payment) return finish(state)
    if (!canPay(state, true) || !state.intent) return signUpStep(state)
    if (!isCardComplete || state.cardName.trim() === '') return signUpStep(state, {}, warn(t('pay.formInvalid')))
    const { email, intent, choices } = state
    const cardName = state.cardName.trim()
    return signUpStep(
      state,
      { work: 'paying', problem: undefined },
      { type: 'confirmCard', email, intent, choices, cardName },
    )
  },
  /** The money is there: that is remembered before anything else, then the account is opened. */
  paid(state, { token, method }) {
    const { work, intent } = state
    return work === 'paying' && intent ? finish(withPayment(state, intent, token, method)) : signUpStep(state)
  },
  /** The card was not charged, for a reason that the provider gives. */
  cardRefused(state, { message }) {
    if (state.work !== 'paying') return signUpStep(state)
    return signUpStep(state, { work: undefined, isUnsettled: false, problem: nothingPaid(message) }, warn(message))
  },
  /** Nobody knows whether the card was charged. */
  payUnclear(state, { message }) {
    if (state.work !== 'paying') return signUpStep(state)
    const problem = t('pay.unclear', { reason: message })
    return signUpStep(state, { work: undefined, isUnsettled: true, problem }, warn(message))
  },
  /** The card was not tried, which says nothing of a try before it. */
  payNotTried(state, { message }) {
    if (state.work !== 'paying') return signUpStep(state)
    return signUpStep(state, { work: undefined, problem: message }, warn(message))
  },
  /** A payment whose answer was lost had been made. The account is opened when the person says so. */
  payFound(state, { token, method }) {
    const { work, intent } = state
    return signUpStep(work === 'asking' && intent ? withPayment(state, intent, token, method) : state)
  },
  /**
   * A payment whose answer was lost is not made yet, or nobody could say. The try before may still be on its way, so the
   * same payment is what is tried again: that charges once, whatever becomes of either.
   */
  payOpen(state) {
    if (state.work !== 'asking') return signUpStep(state)
    return signUpStep(state, { work: undefined, problem: t('pay.open') })
  },
  /** A payment whose answer was lost can't be made any more: another one takes its place. */
  payVoid(state) {
    if (state.work !== 'asking') return signUpStep(state)
    return prepareIntent({ ...state, work: undefined, isUnsettled: false, intent: undefined })
  },
  /** Another tab has paid: what it bought is what this one goes on with. */
  paidElsewhere: (state, { payment, choices }) =>
    signUpStep(
      mayFollow(state)
        ? { ...state, work: undefined, isUnsettled: false, intent: undefined, problem: undefined, payment, choices }
        : state,
    ),
  /** Another payment of this sign-up may have been made: it is the only one that is tried again. */
  triedElsewhere(state, { intent, choices }) {
    if (!mayFollow(state) || state.work === 'asking') return signUpStep(state)
    return ask({ ...state, choices, problem: undefined }, intent)
  },
  finish,
  /** The account is open. */
  registered(state) {
    if (state.work !== 'registering') return signUpStep(state)
    return signUpStep(
      state,
      { step: stepOf.completed, done: 3, work: undefined, problem: undefined },
      succeed(t('completed.title')),
      { type: 'leave' },
    )
  },
  /** The account was not opened; what was paid stays paid, and the next try is free. */
  registrationRefused(state, { reason }) {
    if (state.work !== 'registering') return signUpStep(state)
    const problem = reason ? t('pay.notRegisteredBecause', { reason }) : t('pay.notRegistered')
    return signUpStep(state, { step: stepOf.checkout, work: undefined, problem }, warn(t('pay.notRegistered')))
  },
} satisfies Partial<Handlers>
