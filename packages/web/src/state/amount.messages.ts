import { translator } from '../lib/messages.ts'

const messages = {
  ambiguous: 'Do you mean {grouped} or {decimal}? Write {groupedPlain} or {decimalPlain}.',
  decimals:
    '{digits, plural, =0 {An amount in {currency} has no decimals} one {An amount in {currency} has one decimal at most} other {An amount in {currency} has # decimals at most}}',
  invalid: 'Write an amount in digits, such as {example}',
} as const

export const t = translator(messages)
