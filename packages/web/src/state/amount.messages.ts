import { translator } from '../lib/messages.ts'

const messages = {
  both: '{own} ({usd})',
  ambiguous: 'Do you mean {grouped} or {decimal}? Write {groupedPlain} or {decimalPlain}.',
  decimals:
    '{digits, plural, =0 {An amount in {currency} has no decimals} one {An amount in {currency} has one decimal at most} other {An amount in {currency} has # decimals at most}}',
  currency: '{sign} is another currency. Write the amount in {currency}, without a sign',
  invalid: 'Write an amount in digits, such as {example}',
} as const

export const t = translator(messages)
