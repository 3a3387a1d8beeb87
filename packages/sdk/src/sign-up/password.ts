import { RegistrationPasswordMinLength } from '@lineboard/contract/limits'

/** What a password needs, and whether it has it. */
export interface PasswordChecks {
  /** At least 8 characters. */
  length: boolean
  lowercase: boolean
  uppercase: boolean
  digit: boolean
  /** One of `! @ # $ % ^ & *`. */
  special: boolean
}

/** Characters a password must have at least. */
export const minPasswordLength = RegistrationPasswordMinLength

/** Holds a password against each rule. */
export const passwordChecks = (password: string): PasswordChecks => ({
  length: password.length >= minPasswordLength,
  lowercase: /[a-z]/.test(password),
  uppercase: /[A-Z]/.test(password),
  digit: /\d/.test(password),
  special: /[!@#$%^&*]/.test(password),
})

/** Whether a password keeps every rule. */
export const isStrongPassword = (password: string): boolean => Object.values(passwordChecks(password)).every(Boolean)
