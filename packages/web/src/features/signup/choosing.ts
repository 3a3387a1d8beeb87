import { defaultPlan, recurrenceOf } from '@lineboard/sdk/sign-up'
import { prepareIntent } from './checkout.ts'
import { areChoicesLocked, balanceOptions, isOfferKnown, mayBePaid, recurrencesOf } from './selectors.ts'
import { type Handlers, type SignUpStep, signUpStep } from './sign-up-event.ts'
import type { Choices, Offer, Plan, SignUpState } from './sign-up-state.ts'

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
export const choiceHandlers = {
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
