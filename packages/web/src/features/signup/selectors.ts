import { storedCurrency } from '@lineboard/sdk'
import {
  chargedToday,
  type PriceOption,
  planVariant,
  type Recurrence,
  recurrenceOf,
  signUpPriceOptions,
} from '@lineboard/sdk/sign-up'
import { isProfileComplete } from './profile-rules.ts'
import type { Plan, SignUpState, Step } from './sign-up-state.ts'

/** Whether the address on the screen is the one that was verified. */
const isVerifiedAddress = ({ email, verifiedEmail }: SignUpState): boolean => email !== '' && email === verifiedEmail

/** Whether address and code are final: the code is not asked for, or changed, while the e-mail is unchanged. */
export const isCodeFinal = (state: SignUpState): boolean => isVerifiedAddress(state) && state.isCodeProven

/** Whether the address was verified in an earlier visit, whose code nobody kept: it is asked for once more. */
export const isCodeMissing = (state: SignUpState): boolean => isVerifiedAddress(state) && !state.isCodeProven

/** Whether money is, or may be, on its way: from then on one payment is all there is. */
export const mayBePaid = ({ payment, isUnsettled, work }: SignUpState): boolean =>
  payment !== undefined || isUnsettled || work === 'paying' || work === 'registering'

const isPayWork = ({ work }: SignUpState) =>
  work === 'preparing' || work === 'asking' || work === 'paying' || work === 'registering'

/** Whether the summary waits for something. */
export const isSummaryBusy = (state: SignUpState): boolean => state.offer.isLoading || isPayWork(state)

/** Whether what is bought can't be changed: it is paid, or may be, or is about to be. */
export const areChoicesLocked = (state: SignUpState): boolean => mayBePaid(state) || isPayWork(state)

/** The chosen plan at its price; undefined while plans are not known, or where there are none. */
export function chosenPlan({ offer, choices }: SignUpState): Plan | undefined {
  const { product, recurrence } = choices
  if (product === undefined) return undefined
  return planVariant(offer.plans, product, recurrence) ?? offer.plans.find(({ Product }) => Product.name === product)
}

/** How often the chosen product can be paid. */
export function recurrencesOf({ offer, choices }: SignUpState): Recurrence[] {
  const ways = offer.plans
    .filter(({ Product }) => Product.name === choices.product)
    .map(({ recur }) => recurrenceOf(recur))
  return (['monthly', 'annual'] as const).filter((recurrence) => ways.includes(recurrence))
}

/** The starting balances one can choose, in the chosen currency. */
export const balanceOptions = ({ offer, choices }: SignUpState): readonly PriceOption[] =>
  signUpPriceOptions(choices.currency, offer.rates).options

/** The starting balance, the one offered first while none is chosen. */
export const startingBalance = ({ offer, choices }: SignUpState): number =>
  choices.startingBalance ?? signUpPriceOptions(choices.currency, offer.rates).selected.value

/** Whether plans and amounts are known in the chosen currency. */
export function isOfferKnown({ offer, choices }: SignUpState): boolean {
  const hasRate = choices.currency === storedCurrency() || offer.rates.some(({ code }) => code === choices.currency)
  return hasRate && !offer.isLoading && offer.currency === choices.currency
}

/** What is charged at once, in the chosen currency; undefined until everything it depends on is known. */
export const amountDue = (state: SignUpState): number | undefined =>
  isOfferKnown(state)
    ? chargedToday(chosenPlan(state)?.price ?? 0, startingBalance(state), state.choices.currency)
    : undefined

/** Whether a step can be opened from where the wizard is. Ahead of what is complete none can. */
export function canGoTo(state: SignUpState, step: Step): boolean {
  const { work, done, phoneE164, profile } = state
  if (work !== undefined || step === state.step || state.step === 4) return false
  if (step < state.step) return true
  if (step === 1) return done >= 1
  if (step === 2) return done >= 2
  return step === 3 && isCodeFinal(state) && phoneE164 !== undefined && isProfileComplete(profile)
}

/** Whether Pay can be pressed. `areFormsValid` is what only the card form on the screen knows. */
export const canPay = (state: SignUpState, areFormsValid: boolean): boolean =>
  state.step === 3 &&
  state.intent !== undefined &&
  state.payment === undefined &&
  state.work === undefined &&
  !state.offer.isLoading &&
  state.hasAgreed &&
  areFormsValid
