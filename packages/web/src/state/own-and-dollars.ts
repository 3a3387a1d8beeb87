import { t } from './amount.messages.ts'
import { formatMoney } from './numbers.ts'
import { ownMoney } from './own-money.ts'

/** An amount stored in US dollars in the own currency, with the dollars beside it that were, or will be, moved. */
export function ownAndDollars(amountUsd: number): string {
  const [own, usd] = [ownMoney(amountUsd), formatMoney(amountUsd)]
  return own === usd ? usd : t('both', { own, usd })
}
