import { roundMoney, toCustomerCurrency } from '@lineboard/sdk'
import { knownRates, useMoneyIn, useRates, useStepIn } from '../../data/rates.ts'
import { awaitedAmount, formatMoney, isAwaited, type KnownMove } from '../../state/numbers.ts'
import { t } from './both-currencies.messages.ts'

/**
 * What has to be paid at the least, stored in US dollars, written in a currency: never a digit too little, as who pays exactly that must
 * have paid enough. The fields that offer to pay it begin with the same.
 */
export function leastInCurrency(amountUsd: number, wanted: string, rates = knownRates()): string {
  if (isAwaited(wanted, rates)) return awaitedAmount
  const { amount, currency, symbol } = toCustomerCurrency(amountUsd, wanted, rates, 'up')
  return formatMoney(amount, currency, { symbol })
}

/** An amount of US dollars, and beside it the customer's currency where that is another one. */
const inBoth = (usd: string, own: string): string => (own === usd ? usd : t('both', { usd, own }))

/** Writes amounts of US dollars, and beside them the customer's currency where that is another one. */
export function useBothCurrencies(currency: string): (amountUsd: number | undefined) => string {
  const moneyIn = useMoneyIn(currency)
  return (amountUsd) => inBoth(formatMoney(amountUsd), moneyIn(amountUsd))
}

/** The same for what has to be paid at the least. */
export function useBothLeast(currency: string): (amountUsd: number) => string {
  const rates = useRates()
  return (amountUsd) => inBoth(formatMoney(amountUsd), leastInCurrency(amountUsd, currency, rates))
}

/** Writes what moved a wallet in both, so that the movements of each add up to the balances. */
export function useBothSteps(currency: string): (move: KnownMove) => string {
  const stepIn = useStepIn(currency)
  return (move) => inBoth(formatMoney(move.amount), stepIn(move))
}

/**
 * Writes in both what is about to be added to the wallet of a customer, or taken from it, without a sign: as its ledger will have it, where
 * the balance stays what it is until then.
 */
export function useBothMoves({ balance, currency }: { balance: number; currency: string }) {
  const steps = useBothSteps(currency)
  return {
    added: (amount: number) => steps({ amount, balanceAfter: roundMoney(balance + amount) }),
    // Whether it comes or goes, the same two balances lie on both sides.
    taken: (amount: number) => steps({ amount, balanceAfter: balance }),
  }
}
