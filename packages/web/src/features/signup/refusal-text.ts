import { ValidationError } from '@lineboard/sdk'
import { errorText } from '../../lib/errors/error-text.ts'
import { fieldProblems } from '../../lib/errors/field-problems.ts'
import { t } from './signup.messages.ts'

/** What the screens call the fields that a server may refuse. */
const names: Readonly<Record<string, string>> = {
  email: t('email.label'),
  email_address: t('email.label'),
  username: t('email.label'),
  code: t('code.label'),
  password: t('profile.password'),
  confirm_password: t('profile.confirmation'),
  firstName: t('profile.firstName'),
  lastName: t('profile.lastName'),
  'Customer.name': t('profile.businessName'),
  'Customer.phone': t('profile.phone'),
  'Customer.website': t('profile.website'),
  'Customer.industry': t('profile.industry'),
  'Customer.contactEmail': t('email.label'),
  'Customer.currency': t('checkout.currency'),
  'BusinessAddress.street_address': t('profile.street'),
  'BusinessAddress.city': t('profile.city'),
  'BusinessAddress.country': t('profile.country'),
  'BusinessAddress.province': t('profile.province'),
  'BusinessAddress.zip_code': t('profile.zipCode'),
  'Service.planId': t('checkout.plan'),
  'Service.starting_balance': t('summary.startingBalance'),
  'Payment.cardName': t('checkout.cardName'),
}

/** The name the screens have for a field of a call; undefined for others. */
const fieldName = (field: string): string | undefined => (Object.hasOwn(names, field) ? names[field] : undefined)

export { quoted } from '../../lib/errors/is-worded.ts'

/** Why a call failed, in words for a person: what the server says of each field, else of the whole. */
export function refusalText(error: unknown): string {
  const texts = error instanceof ValidationError && error.details ? fieldProblems(error.details, fieldName) : []
  // The address is the name one signs in with: what is wrong with it comes twice.
  return texts.length > 0 ? [...new Set(texts)].join(' ') : errorText(error)
}
