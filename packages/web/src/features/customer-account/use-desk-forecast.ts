import type { components } from '@lineboard/contract'
import { dailySpendOf } from '@lineboard/contract/forecast'
import { walletForecast } from '@lineboard/sdk/forecast'
import { useCall } from '../../data/use-call.ts'
import { forecastText } from '../../parts/wallet/forecast-text.ts'
import { spendingOf } from '../../parts/wallet/spending-of.ts'
import { accountCalls } from './account-calls.ts'
import { t } from './customer-account.messages.ts'
import { useDeskDetail } from './use-desk-detail.ts'
import { runwayDays } from './wallet-runway.ts'

type Customer = components['schemas']['Customer']

/** What calls cost a day in US dollars, and how long the wallet lasts, in words. */
interface DeskForecast {
  daily?: number | undefined
  lasts?: string | undefined
}

/**
 * How long the wallet of a customer lasts, word for word as the customer reads it. A server that tells of one's own customer alone leaves
 * the calls, and for how many days of them the wallet suffices at most.
 */
export function useDeskForecast({ id, balance, accounting_type }: Customer): DeskForecast {
  const calls = accountCalls(id)
  const { detail, isUnknown } = useDeskDetail(id)
  const charged = useCall('PaymentTransaction.callChargeSummary', isUnknown ? calls.spent : null, { silent: true })
  if (detail) {
    const forecast = walletForecast({ balance, accounting_type }, spendingOf(detail), new Date())
    return { daily: detail.dailySpend, lasts: forecastText(forecast) }
  }
  const spent = charged.data?.amount
  const days = spent === undefined ? undefined : runwayDays(balance, spent)
  return {
    daily: spent === undefined ? undefined : dailySpendOf(spent),
    lasts: days === undefined ? undefined : t('account.days', { days }),
  }
}
