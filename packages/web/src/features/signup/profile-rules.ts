import { isStrongPassword } from '@lineboard/sdk/sign-up'
import type { Profile } from './sign-up-state.ts'
import { t } from './signup.messages.ts'

/** Fields that must be filled in. */
export const requiredFields = [
  'firstName',
  'lastName',
  'password',
  'confirmation',
  'street',
  'city',
  'country',
  'zipCode',
  'province',
  'businessName',
  'phone',
] as const satisfies readonly (keyof Profile)[]

type RequiredField = (typeof requiredFields)[number]

/** What is wrong with a profile, by field, in words. Whether the phone number exists is asked elsewhere. */
export function profileProblems(profile: Profile): Partial<Record<keyof Profile, string>> {
  const missing = requiredFields.filter((field: RequiredField) => profile[field].trim() === '')
  const problems: Partial<Record<keyof Profile, string>> = Object.fromEntries(
    missing.map((field) => [field, t(`profile.required.${field}`)]),
  )
  if (profile.password && !isStrongPassword(profile.password)) problems.password = t('profile.weakPassword')
  if (profile.confirmation && profile.confirmation !== profile.password) problems.confirmation = t('profile.mismatch')
  return problems
}

/** Whether nothing is wrong with a profile. */
export const isProfileComplete = (profile: Profile): boolean => Object.keys(profileProblems(profile)).length === 0
