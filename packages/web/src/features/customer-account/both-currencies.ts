import { useMoneyIn } from '../../data/rates.ts'
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
