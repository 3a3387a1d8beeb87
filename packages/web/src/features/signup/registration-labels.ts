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
export const fieldName = (field: string): string | undefined => (Object.hasOwn(names, field) ? names[field] : undefined)
