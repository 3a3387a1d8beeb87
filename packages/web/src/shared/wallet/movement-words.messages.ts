import { translator } from '../../lib/messages.ts'

// Where a column has no room the end is cut: days and phone numbers stand first.
const messages = {
  discount: '{charge}, discount',
  refund: 'Paid on {day} and refunded, {invoice}',
  opening: 'Balance brought forward',
  credit: 'Credit',
  planCredit: 'Credit that comes with {product}',
  funds: 'Funds added',
  fundsAutomatic: 'Funds added automatically',
  fundsFirst: 'First payment of {paid}, {price} of it for {product}',
  fundsElsewhere: 'Funds added, {paid} paid',
  calls: '{day}: call charges',
  number: '{number}, one month',
  numberFirst: '{number}: set-up and first month',
  renewed: '{product}, renewed',
  pieces: '{product}, {count, plural, one {# piece} other {# pieces}}',
} as const

export const t = translator(messages)
