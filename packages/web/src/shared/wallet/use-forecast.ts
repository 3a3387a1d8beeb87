import { type ForecastWallet, walletForecast } from '@lineboard/sdk/forecast'
import { useCall } from '../../data/use-call.ts'
import { spendingOf } from './spending-of.ts'

/**
 * How long the wallet of one's own customer lasts by what it holds now, and what it is spent on; both undefined until that is known,
 * for who may not know it, and where asking failed.
 */
export function useForecast(wallet: Readonly<ForecastWallet> | undefined, isAsked = wallet !== undefined) {
  const { data: detail, error } = useCall('PaymentMethod.subscriptionDetail', isAsked ? {} : null, { silent: true })
  const forecast = wallet && detail && walletForecast(wallet, spendingOf(detail), new Date())
  return { forecast, detail, error }
}
