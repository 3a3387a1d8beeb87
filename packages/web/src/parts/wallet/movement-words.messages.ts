import { translator } from '../../lib/messages.ts'

const messages = {
  discount: 'Discount on {charge}',
  refund: 'Refund of what was paid on {day}, {invoice}',
  opening: 'Balance brought forward',
  credit: 'Credit',
  planCredit: 'Credit that comes with {product}',
  funds: 'Funds added',
  fundsAutomatic: 'Funds added automatically',
  fundsElsewhere: 'Funds added, {paid} paid',
  calls: 'Call charges of {day}',
  number: 'Number {number}, one month',
  numberFirst: 'Set-up and first month of {number}',
  renewed: '{product}, renewed',
  pieces: '{product}, {count, plural, one {# piece} other {# pieces}}',
} as const

export const t = translator(messages)
