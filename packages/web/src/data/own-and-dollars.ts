import type { WalletMove } from '@lineboard/sdk'
import { t } from '../state/amount.messages.ts'
import { formatMoney, formatStep } from '../state/numbers.ts'
import { ownCurrency, ownMoney, useOwnMoney } from './own-money.ts'
import { knownRates } from './rates.ts'

const both = (own: string, usd: string): string => (own === usd ? usd : t('both', { own, usd }))

/** An amount stored in US dollars in the own currency, with the dollars beside it that were, or will be, moved. */
export const ownAndDollars = (amountUsd: number): string => both(ownMoney(amountUsd), formatMoney(amountUsd))

/** `ownAndDollars` for a component, which follows the rates. */
export function useOwnAndDollars(): typeof ownAndDollars {
  const money = useOwnMoney()
  return (amountUsd) => both(money(amountUsd), formatMoney(amountUsd))
}

/** By how much a wallet moved, without its sign, in the own currency: as the balance did, to the last digit. */
export const ownMoved = (move: WalletMove): string => formatStep(move, ownCurrency(), knownRates(), { unsigned: true })

/** The same with the dollars beside it. */
export const movedAndDollars = (move: WalletMove): string => both(ownMoved(move), formatMoney(Math.abs(move.amount)))
