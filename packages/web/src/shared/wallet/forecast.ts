import type { components } from '@lineboard/contract'
import { type ForecastWallet, type Spending, type WalletForecast, walletForecast } from '@lineboard/sdk/forecast'
import { useCall } from '../../data/use-call.ts'
import { formatDate } from '../../state/dates.ts'
import { t } from './wallet.messages.ts'

type Detail = Pick<
  components['schemas']['SubscriptionDetail'],
  'dailySpend' | 'upcoming' | 'nextInvoiceAt' | 'nextInvoiceAmount'
>

/** What leaves the wallet. A server that does not tell what comes next, one by one, tells the next renewal, which comes every month. */
export function spendingOf({ dailySpend, upcoming, nextInvoiceAt, nextInvoiceAmount = 0 }: Detail): Spending {
  const next = nextInvoiceAt ? [{ at: nextInvoiceAt, amount: nextInvoiceAmount, every: 'month' as const }] : []
  return { dailySpend, upcoming: upcoming ?? next }
}

/**
 * How long the wallet of one's own customer lasts by what it holds now, and what it is spent on; both undefined until that is known,
 * for who may not know it, and where asking failed.
 */
export function useForecast(wallet: Readonly<ForecastWallet> | undefined, isAsked = wallet !== undefined) {
  const { data: detail, error } = useCall('PaymentMethod.subscriptionDetail', isAsked ? {} : null, { silent: true })
  const forecast = wallet && detail && walletForecast(wallet, spendingOf(detail), new Date())
  return { forecast, detail, error }
}

const A_YEAR = 365

/** How long a wallet lasts, as a sentence without its full stop: always something, whatever the forecast. */
export function forecastText(forecast: WalletForecast): string {
  if (forecast.kind !== 'until') return t(`forecast.${forecast.kind}`)
  const { days, at } = forecast
  if (days === 0) return t('forecast.lessThanADay')
  if (days > A_YEAR) return t('forecast.moreThanAYear', { date: formatDate(at) })
  return t('forecast.days', { days, date: formatDate(at) })
}
