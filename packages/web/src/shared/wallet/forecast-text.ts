import type { WalletForecast } from '@lineboard/sdk/forecast'
import { formatDate } from '../../state/dates.ts'
import { t } from './wallet.messages.ts'

const A_YEAR = 365

/** How long a wallet lasts, as a sentence without its full stop: always something, whatever the forecast. */
export function forecastText(forecast: WalletForecast): string {
  if (forecast.kind !== 'until') return t(`forecast.${forecast.kind}`)
  const { days, at } = forecast
  if (days === 0) return t('forecast.lessThanADay')
  if (days > A_YEAR) return t('forecast.moreThanAYear', { date: formatDate(at) })
  return t('forecast.days', { days, date: formatDate(at) })
}
