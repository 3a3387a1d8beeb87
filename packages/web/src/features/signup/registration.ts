import { RegistrationCardNameMaxLength } from '@lineboard/contract/limits'
import { chosenPlan, startingBalance } from './selectors.ts'
import type { Payment, Registration, SignUpState } from './sign-up-state.ts'

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
