import { translator } from '../../lib/messages.ts'

const messages = {
  payment: '{amount} into the wallet',
  charge: '{amount} out of the wallet',
  refund: '{amount} given back',
  refundOf: '{amount} of {whole} given back',
  credit: '{amount} of credit',
  discount: '{amount} of discount on {whole}',
  both: '{usd} ({own})',
} as const

export const t = translator(messages)
