import type { WalletMove } from '@lineboard/sdk'
import { useMoneyIn, useStepIn } from '../../data/rates.ts'
import { formatMoney } from '../../state/numbers.ts'
import { t } from './customer-account.messages.ts'

/** Writes amounts of US dollars, and beside them the customer's currency where that is another one. */
export function useBothCurrencies(currency: string): (amountUsd: number) => string {
  const moneyIn = useMoneyIn(currency)
  return (amountUsd) => {
    const [usd, own] = [formatMoney(amountUsd), moneyIn(amountUsd)]
    return own === usd ? usd : t('both', { usd, own })
  }
}

/** Writes what moved a wallet in both, so that the movements of each add up to the balances. */
export function useBothSteps(currency: string): (move: WalletMove) => string {
  const stepIn = useStepIn(currency)
  return (move) => {
    const [usd, own] = [formatMoney(move.amount), stepIn(move)]
    return own === usd ? usd : t('both', { usd, own })
  }
}
