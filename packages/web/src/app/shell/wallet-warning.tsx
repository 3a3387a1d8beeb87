import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import { forecastText } from '../../parts/wallet/forecast-text.ts'
import { heldText } from '../../parts/wallet/held-text.ts'
import { useForecast } from '../../parts/wallet/use-forecast.ts'
import { t } from '../../parts/wallet/wallet.messages.ts'
import { type WalletBandState, walletBandState } from '../../parts/wallet/wallet-band-state.ts'
import { hrefOf } from '../../places/href.ts'
import { useOwnMoney } from '../../state/own-money.ts'
import type { User } from '../../state/session.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from './warning-band.module.css'

const isOfMoney = (state: WalletBandState) => state !== 'stopped' && state !== 'paused'

/** That the wallet of one's own customer runs low or that calls have stopped, and what to do; nothing while all is well, or is not known. */
export function WalletWarning({ customer }: { customer: Readonly<NonNullable<User['Customer']>> }) {
  const { forecast, detail, error } = useForecast(customer)
  const money = useOwnMoney()
  // Why an account is held decides what is to be done about it: nothing is advised before that is known.
  const state = detail || error ? walletBandState(customer, detail, forecast) : undefined
  if (!state) return null
  const low = {
    left: money(customer.balance),
    lasts: forecast ? forecastText(forecast) : '',
    stop: money(detail?.stopBelowUsd ?? 0),
  }
  return (
    <p className={styles.band} data-state={state.startsWith('stopped') ? 'stopped' : 'warned'}>
      <WarningAmberOutlined />
      <span>{state === 'low' ? t('band.low', low) : heldText(state, customer, detail, money)}</span>
      <PlaceLink className={styles.link} href={hrefOf('billingSettings')}>
        {t(isOfMoney(state) ? 'band.addFunds' : 'band.toBilling')}
      </PlaceLink>
    </p>
  )
}
