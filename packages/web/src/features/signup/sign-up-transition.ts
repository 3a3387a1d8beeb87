import { defaultPlan, recurrenceOf } from '@lineboard/sdk/sign-up'
import { arriveAtCheckout, checkoutHandlers, leftCheckout, nothingPaid, prepareIntent } from './checkout.ts'
import { emailHandlers } from './email-steps.ts'
import { areChoicesLocked, balanceOptions, canGoTo, isOfferKnown, mayBePaid, recurrencesOf } from './selectors.ts'
import { fail, type Handlers, type SignUpEvent, type SignUpStep, signUpStep, warn } from './sign-up-event.ts'
import {
  type Choices,
  initialState,
  type Offer,
  type Plan,
  type Profile,
  type SignUpState,
  type Step,
  stepOf,
} from './sign-up-state.ts'
import { t } from './signup.messages.ts'

/** A choice changes what is due, and so asks for another payment where one is waiting for its card. */
function choose(state: SignUpState, changes: Partial<Choices>): SignUpStep {
  if (areChoicesLocked(state)) return signUpStep(state)
  return prepareIntent({ ...state, choices: { ...state.choices, ...changes } })
}

const withOffer = (state: SignUpState, changes: Partial<Offer>): SignUpState => ({
  ...state,
  offer: { ...state.offer, ...changes },
})

/** Asks for the plans in the chosen currency. */
const loadPlans = (state: SignUpState): SignUpStep =>
  state.offer.isLoading
    ? signUpStep(state)
    : signUpStep(withOffer(state, { isLoading: true }), {}, { type: 'loadPlans', currency: state.choices.currency })

function keptOrFirst({ choices, offer }: SignUpState, plans: readonly Plan[]): Partial<Choices> {
  const isStillSold = plans.some(({ Product }) => Product.name === choices.product)
  const plan = isStillSold ? undefined : defaultPlan(plans, offer.planHint)
  if (!plan) return isStillSold ? {} : { product: undefined }
  return { product: plan.Product.name, recurrence: recurrenceOf(plan.recur) ?? 'monthly' }
}

/** What loading the offer and choosing of it leads to. */
const choiceHandlers = {
  opened: loadPlans,
  /** Another currency has other prices and other starting balances. */
  currencyChosen(state, { currency }) {
    if (areChoicesLocked(state) || currency === state.choices.currency) return signUpStep(state)
    const choices = { ...state.choices, currency, startingBalance: undefined }
    const next = { ...withOffer(state, { isLoading: true }), choices, intent: undefined }
    return signUpStep(next, {}, { type: 'loadPlans', currency })
  },
  /** Another product, paid as often as before where it is sold like that. */
  productChosen(state, { product }) {
    const next = { ...state, choices: { ...state.choices, product } }
    const ways = recurrencesOf(next)
    const recurrence = ways.includes(state.choices.recurrence) ? state.choices.recurrence : (ways[0] ?? 'monthly')
    return choose(state, { product, recurrence })
  },
  /** Paid by the month or the year. */
  recurrenceChosen: (state, { recurrence }) => choose(state, { recurrence }),
  /** Credit to start with. */
  startingBalanceChosen: (state, { startingBalance: balance }) => choose(state, { startingBalance: balance }),
  /** The plans are here, unless another currency was chosen meanwhile. What is paid keeps its choice. */
  plansLoaded(state, { currency, plans }) {
    if (currency !== state.choices.currency) return signUpStep(state)
    const next = withOffer(state, { plans, currency, isLoading: false })
    return prepareIntent({ ...next, choices: { ...next.choices, ...keptOrFirst(next, plans) } })
  },
  /** No plans came: they can be asked for again. */
  plansFailed: (state, { currency }) =>
    signUpStep(currency === state.choices.currency ? withOffer(state, { isLoading: false }) : state),
  /** What a dollar is worth is known. A starting balance that is none of the choices any more is chosen anew. */
  ratesLoaded(state, { rates }) {
    const wasKnown = isOfferKnown(state)
    const next = withOffer(state, { rates })
    const isOffered = balanceOptions(next).some(({ value }) => value === next.choices.startingBalance)
    const startingBalance = isOffered || mayBePaid(state) ? next.choices.startingBalance : undefined
    const changed = { ...next, choices: { ...next.choices, startingBalance } }
    return wasKnown && startingBalance === state.choices.startingBalance ? signUpStep(changed) : prepareIntent(changed)
  },
} satisfies Partial<Handlers>

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

const handlers: Handlers = {
  ...emailHandlers,
  ...choiceHandlers,
  ...checkoutHandlers,
  goTo: (state, { step }) => goTo(state, step),
  startOver,
  checkFailed: (state, { severity, text }) => checkFailed(state, severity, text),
  profileEdited: (state, { profile }) => editProfile(state, profile),
  phoneRefused,
}

/** What an event leads to: the next state, and what has to happen outside. An event that makes no sense now changes nothing. */
export function transition(state: SignUpState, event: SignUpEvent): SignUpStep {
  // The compiler does not see that the handler found by the type of an event takes that event.
  const handle = handlers[event.type] as (state: SignUpState, event: SignUpEvent) => SignUpStep
  return handle(state, event)
}
