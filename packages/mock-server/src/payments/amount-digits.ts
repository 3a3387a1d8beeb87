import { type FieldIssue, unprocessable } from '../errors/loopback-error.ts'
import { digitsOf, fromCents, toCents } from './money.ts'

const decimals = (digits: number) => (digits === 0 ? 'no decimals' : `at most ${digits} decimals`)

/** The issue of an amount, as text, with more decimals than its currency has; none for one that can be paid. */
export function digitIssues(field: string, amount: string, currency: string): FieldIssue[] {
  const digits = digitsOf(currency)
  if ((amount.split('.')[1] ?? '').length <= digits) return []
  const message = `must have ${decimals(digits)}, as amounts of ${currency} have`
  return [{ field, code: 'decimals', message, value: amount }]
}

/** Refuses an amount of USD with a part of a cent. */
export function wholeCents(field: string, value: number): void {
  if (fromCents(toCents(value)) === value) return
  throw unprocessable('PaymentMethod', digitIssues(field, String(value), 'USD'))
}
