import { roundMoney, type WalletMove } from '@lineboard/sdk'
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
