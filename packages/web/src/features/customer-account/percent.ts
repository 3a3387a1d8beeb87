import { plainDigits } from '@lineboard/sdk'

/** A share in per cent as it is typed, with a decimal at most; 0 for what is none. */
export function percentOf(typed: string): number {
  const text = plainDigits(typed.trim()).replace(/[,٫]/, '.')
  return /^\d{1,3}(?:\.\d)?$/.test(text) ? Number(text) : 0
}

/** Whether so much can be given back of a charge. */
export const isShare = (percent: number): boolean => percent >= 1 && percent <= 100
