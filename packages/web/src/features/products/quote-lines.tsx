import type { components } from '@lineboard/contract'
import type { Charge, SubscriptionQuote } from '@lineboard/sdk'
import { storedCurrency } from '@lineboard/sdk'
import { movedAndDollars, ownAndDollars } from '../../data/own-and-dollars.ts'
import { offeredTaxText } from '../../shared/tax/tax-text.ts'
import { subscribedName } from '../../shared/wallet/subscribed-name.ts'
import { formatDate } from '../../state/dates.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { formatMoney } from '../../state/numbers.ts'
import { useSession } from '../../state/session.ts'
import { discountText, recurText } from './prices.tsx'
import { t } from './products.messages.ts'

type Subscription = components['schemas']['Subscription']

interface QuoteLinesProps {
  quote: SubscriptionQuote
  /** ISO 4217 code of the price. */
  currency: string
  recur: string
  /** What the customer has of the product at that price already. */
  held: Subscription | undefined
  /** The plan whose place it takes. */
  replaced: Subscription | undefined
  /** What the customer has of the product at other prices, which stay. */
  besides?: readonly Subscription[]
  /** What the wallet holds before, in USD; undefined where it is not known. */
  balanceUsd: number | undefined
}

/**
 * What a charge takes, in the currency of its price and, where that is another one, in dollars, which wallets are kept in; for a price in
 * dollars in the own currency first. From a wallet whose balance is known, in USD, it is what the balance moves by, as the ledger says it.
 */
export function amountText({ all, allUsd }: Charge, currency: string, balanceUsd?: number): string {
  if (currency === storedCurrency())
    return balanceUsd === undefined
      ? ownAndDollars(all)
      : movedAndDollars({ amount: -all, balanceAfter: balanceUsd - all })
  const priced = formatMoney(all, currency)
  return allUsd === undefined ? priced : t('inUsd', { own: priced, usd: formatMoney(allUsd) })
}

/** What subscribing costs today and when it renews, with what is taken off and what ends, before anything is charged. */
export function QuoteLines({ quote, currency, recur, held, replaced, besides = [], balanceUsd }: QuoteLinesProps) {
  const raised = seesEveryCustomer(useSession().access) ? 'raises' : 'raisesOwn'
  const { now, renewal, reducedUntil } = quote
  const { quantity, percent } = now
  const each = formatMoney(now.each, currency)
  return (
    <ul>
      <li>{t('today', { quantity, each, all: amountText(now, currency, balanceUsd) })}</li>
      {percent > 0 && <li>{t('takenOff', { discount: discountText({ percent, until: reducedUntil }) })}</li>}
      {held && <li>{t(raised, { from: held.quantity, to: held.quantity + quantity })}</li>}
      {replaced && <li>{t('replaces', { plan: subscribedName(replaced) })}</li>}
      {besides.map((one) => (
        <li key={one.id}>{t('besides', { name: subscribedName(one), quantity: one.quantity })}</li>
      ))}
      {renewal ? (
        <>
          <li>
            {t('renews', {
              date: formatDate(renewal.at),
              quantity: renewal.quantity,
              all: amountText(renewal, currency),
              recur: recurText(recur),
            })}
          </li>
          <li>{t('wholePeriods')}</li>
        </>
      ) : (
        <li>{t('paidOnce')}</li>
      )}
      <li>{t('tax', { tax: offeredTaxText(now.all, currency) })}</li>
    </ul>
  )
}
