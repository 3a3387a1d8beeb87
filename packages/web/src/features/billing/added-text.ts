import type { WalletMove } from '@lineboard/sdk'
import { movedAndDollars, ownAndDollars, ownMoved } from '../../data/own-and-dollars.ts'
import { t } from './account.messages.ts'

/** What of an answer says how the wallet moved. A server may leave it out: money has moved then all the same. */
interface Answered {
  transaction?: WalletMove
}

/** What a saved card paid into the wallet, as the balance moved. */
export const addedText = ({ transaction }: Answered, chargedUsd: number): string =>
  t('funds.paid', { amount: transaction ? movedAndDollars(transaction) : ownAndDollars(chargedUsd) })

/** What a card paid in its own currency, and what the wallet, which is kept in US dollars, got for it where that differs in the last digit. */
export function paidText({ transaction }: Answered, paid: string): string {
  const added = transaction ? ownMoved(transaction) : paid
  return paid === added ? t('funds.paid', { amount: paid }) : t('funds.paidAs', { paid, added })
}
