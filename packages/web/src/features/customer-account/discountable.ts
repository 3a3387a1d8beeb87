import type { components } from '@lineboard/contract'
import { discountableCents } from '@lineboard/contract/charge-discount'
import { fromMinorUnits, toMinorUnits } from '@lineboard/sdk'

type Transaction = components['schemas']['PaymentTransaction']

/** What of a charge no discount among other transactions has given back yet, in US dollars; 0 for what is no charge. */
export const discountable = (charge: Transaction, others: readonly Transaction[]): number =>
  fromMinorUnits(discountableCents(charge, others))

/** So many per cent of a charge in US dollars, rounded once to the cent. */
export const shareOf = ({ amount }: Pick<Transaction, 'amount'>, percent: number): number =>
  fromMinorUnits(Math.round((-toMinorUnits(amount) * percent) / 100))
