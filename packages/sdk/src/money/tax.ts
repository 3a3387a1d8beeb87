import { taxWithin } from '@lineboard/contract/tax'
import { storedCurrency } from './currency.ts'
import { fromMinorUnits, toMinorUnits } from './round-money.ts'

/** The tax within what is charged, with the decimals of its currency: 0, as the API names no tax. It is never added to an offer. */
export const taxOf = (amount: number, currency = storedCurrency()): number =>
  fromMinorUnits(taxWithin(toMinorUnits(amount, currency)), currency)
