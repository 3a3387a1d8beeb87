import { ChargeRequestAmountMaximum, ChargeRequestAmountMinimum } from '@lineboard/contract/limits'
import { fromCustomerCurrency, type Money, type Rate, roundMoney, toCustomerCurrency } from '@lineboard/sdk'
import { formatMoney } from '../../state/numbers.ts'
import { amountProblem, readAmount } from '../../state/typed-amount.ts'
import { t } from './account.messages.ts'

/** An amount that can be paid: as somebody chose it, and the US dollars that are charged for it. */
export interface Payable {
  own: number
  /** ISO 4217 code of `own`. */
  currency: string
  amountUsd: number
}

/** Amounts that are offered where they are US dollars. */
const offeredUsd = [10, 25, 50, 100, 250]
/** What an amount that is offered begins with. */
const round = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8, 10]

/** An amount of the same size that people would choose: 38,800 becomes 40,000. */
function roundAmount(amount: number): number {
  const size = 10 ** Math.floor(Math.log10(amount))
  const distance = (each: number) => Math.abs(each * size - amount)
  const nearest = round.reduce((best, each) => (distance(each) < distance(best) ? each : best))
  return roundMoney(nearest * size, 3)
}

/** The currency that amounts are typed in: the customer's, or US dollars without a rate for it. */
export const payingCurrency = (currency: string, rates: readonly Rate[]): string =>
  toCustomerCurrency(1, currency, rates).currency

/** Round amounts of a currency, worth about those that are offered in US dollars. */
export function offeredAmounts(currency: string, rates: readonly Rate[]): number[] {
  return offeredUsd.map((amount) => {
    const own = toCustomerCurrency(amount, currency, rates)
    return own.currency === 'USD' ? amount : roundAmount(own.amount)
  })
}

/** What is charged for an amount of the customer's currency, `mostUsd` at the most, or why it can't be, in words. */
export function payable(
  own: number,
  currency: string,
  rates: readonly Rate[],
  mostUsd = ChargeRequestAmountMaximum,
): Payable | { problem: string } {
  const paid = payingCurrency(currency, rates)
  const amountUsd = fromCustomerCurrency(own, paid, rates)
  // What is offered as a limit can be paid: it is rounded to the side that can.
  const [least, most] = [payableAtLeast(0, paid, rates), toCustomerCurrency(mostUsd, paid, rates, 'down')]
  if (amountUsd >= ChargeRequestAmountMinimum && amountUsd <= mostUsd) return { own, currency: paid, amountUsd }
  return {
    problem: t('funds.amountInvalid', {
      least: formatMoney(least.amount, least.currency),
      most: formatMoney(most.amount, most.currency),
    }),
  }
}

/** The least that can be paid and is worth so many US dollars or more, in the customer's currency: with it nothing is missing. */
export const payableAtLeast = (amountUsd: number, currency: string, rates: readonly Rate[]): Money =>
  toCustomerCurrency(Math.max(ChargeRequestAmountMinimum, amountUsd), currency, rates, 'up')

/** The same for an amount as it was typed. */
export function typedPayable(
  text: string,
  currency: string,
  rates: readonly Rate[],
  mostUsd?: number,
): Payable | { problem: string } {
  const paid = payingCurrency(currency, rates)
  const read = readAmount(text, paid)
  return read.kind === 'amount'
    ? payable(read.amount, paid, rates, mostUsd)
    : { problem: amountProblem(read, paid) ?? '' }
}

/** How an amount that can be paid is called: as it was chosen. */
export const payableText = ({ own, currency }: Payable): string => formatMoney(own, currency)
