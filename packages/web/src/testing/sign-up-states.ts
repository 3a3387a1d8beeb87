import type { SignUpEffect, SignUpEvent } from '../features/signup/sign-up-event.ts'
import { initialState, type Plan, type Profile, type SignUpState } from '../features/signup/sign-up-state.ts'
import { transition } from '../features/signup/sign-up-transition.ts'

const planOf = (id: number, name: string, recur: string, price: number): Plan => ({
  id,
  description: `${name} plan, ${recur}`,
  currency: 'USD',
  price,
  recur,
  walletBaseline: 10,
  currencySymbol: '$',
  Product: { id, name, description: name },
})

/** Two products, each by the month and the year. */
export const plans: readonly Plan[] = [
  planOf(1, 'Basic', 'monthly', 39),
  planOf(2, 'Basic', 'yearly', 374),
  planOf(3, 'Performance', 'monthly', 99),
  planOf(4, 'Performance', 'yearly', 950),
]

/** A profile that nothing is wrong with. */
export const goodProfile: Profile = {
  firstName: 'Ada',
  lastName: 'Moss',
  password: 'Harbor-Pier-18!',
  confirmation: 'Harbor-Pier-18!',
  street: '1 Pier Road',
  city: 'New York',
  country: 'us',
  zipCode: '10001',
  province: 'New York',
  businessName: 'Harbor Pier',
  industry: 'real_estate',
  phone: '(212) 555-0142',
  website: '',
}

const email = 'ada@example.com'
const phoneE164 = '+12125550142'

const atEmail: SignUpState = {
  ...initialState(),
  offer: { ...initialState().offer, plans, currency: 'USD', rates: [{ code: 'EUR', rate: 0.5 }] },
  choices: { ...initialState().choices, product: 'Basic' },
  email,
}
const atCode: SignUpState = { ...atEmail, step: 1, done: 1, codeSentTo: email, code: '123456' }
const atProfile: SignUpState = {
  ...atCode,
  step: 2,
  done: 2,
  verifiedEmail: email,
  isCodeProven: true,
  profile: goodProfile,
}
const atCheckout: SignUpState = {
  ...atProfile,
  step: 3,
  phoneE164,
  cardName: 'Ada Moss',
  hasAgreed: true,
  intent: { secret: 'pi_1_secret_1', amount: '44.00', currency: 'USD' },
}
const afterPaying: SignUpState = {
  ...atCheckout,
  intent: undefined,
  payment: { token: 'pi_1', method: 'pm_1', amount: '44.00', currency: 'USD' },
}

/** The wizard at its signUpStates, as somebody called Ada gets there. */
export const signUpStates = { atEmail, atCode, atProfile, atCheckout, afterPaying } as const

/** Where events lead one after the other, and all that has to happen on the way. */
export function walk(from: SignUpState, ...events: readonly SignUpEvent[]) {
  const effects: SignUpEffect[] = []
  let state = from
  for (const event of events) {
    const moved = transition(state, event)
    effects.push(...moved.effects)
    state = moved.state
  }
  return { state, effects }
}
