import { type Movement, type MovementKind, type MovementValues, readMovement } from '@lineboard/contract/movement'
import { formatUtcDay } from '../../state/dates.ts'
import { formatMoney } from '../../state/numbers.ts'
import { formatPhone } from '../phone/format-phone.ts'
import { t } from './movement-words.messages.ts'

/** An amount with the code of its currency, such as KWD 1,234.500, as the person writes amounts. */
function amountText(paid: string): string {
  const [currency, amount = ''] = paid.split(' ')
  return formatMoney(Number(amount.replaceAll(',', '')), currency)
}

const words: { readonly [Kind in MovementKind]: (values: MovementValues<Kind>) => string } = {
  discount: ({ charge }) => t('discount', { charge: movementWords(charge) }),
  refund: ({ day, invoice }) => t('refund', { day: formatUtcDay(day), invoice }),
  opening: () => t('opening'),
  credit: () => t('credit'),
  planCredit: ({ product }) => t('planCredit', { product }),
  funds: () => t('funds'),
  fundsAutomatic: () => t('fundsAutomatic'),
  fundsFirst: ({ paid, price, product }) =>
    t('fundsFirst', { paid: amountText(paid), price: amountText(price), product }),
  fundsElsewhere: ({ paid }) => t('fundsElsewhere', { paid: amountText(paid) }),
  calls: ({ day }) => t('calls', { day: formatUtcDay(day) }),
  number: ({ number }) => t('number', { number: formatPhone(number) }),
  numberFirst: ({ number }) => t('numberFirst', { number: formatPhone(number) }),
  renewed: ({ product }) => t('renewed', { product }),
  pieces: ({ product, count }) => t('pieces', { product, count: Number(count) }),
}

const say = <Kind extends MovementKind>({ kind, values }: Movement<Kind>): string => words[kind](values)

/**
 * What a movement of a wallet is called, in the language of the page; what is in no known form stays as the server describes it.
 * A component calls `usePhoneFormat()` beside it, as for `formatPhone`.
 */
export function movementWords(description: string): string {
  const movement = readMovement(description)
  return movement ? say(movement) : description
}
