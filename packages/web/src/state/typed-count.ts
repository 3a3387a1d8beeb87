import { plainDigits } from '@lineboard/sdk'

/** How many somebody typed, in the digits of any script; 0 for what is no whole number. */
export function typedCount(typed: string): number {
  const text = plainDigits(typed.trim())
  return /^\d+$/.test(text) ? Number(text) : 0
}
