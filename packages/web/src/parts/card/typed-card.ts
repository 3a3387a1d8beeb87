import { plainDigits } from '@lineboard/sdk'
import { isCardExpiry } from '@lineboard/sdk/sign-up'

const digitsOf = (text: string, most: number) => plainDigits(text).replaceAll(/\D/g, '').slice(0, most)

/** Digits in groups of four, as they stand on the card. */
export const cardNumberText = (typed: string): string => digitsOf(typed, 19).replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** `MM/YY`, with the slash set by itself. */
export function cardExpiryText(typed: string): string {
  const digits = digitsOf(/^[2-9]/.test(plainDigits(typed)) ? `0${typed}` : typed, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

/** Three or four digits. */
export const cardCvcText = (typed: string): string => digitsOf(typed, 4)

/** Which fields of a card are not good yet. */
export function cardGaps(
  { number, expiry, cvc }: { number: string; expiry: string; cvc: string },
  now: Date,
): ('number' | 'expiry' | 'cvc')[] {
  return [
    ...(digitsOf(number, 19).length < 13 ? (['number'] as const) : []),
    ...(isCardExpiry(expiry, now) ? [] : (['expiry'] as const)),
    ...(/^\d{3,4}$/.test(cvc) ? [] : (['cvc'] as const)),
  ]
}
