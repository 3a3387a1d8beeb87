import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import { useEffect, useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { whenAtRest } from '../../data/when-at-rest.ts'
import { forecastText } from '../../parts/wallet/forecast-text.ts'
import { useForecast } from '../../parts/wallet/use-forecast.ts'
import { t } from '../../parts/wallet/wallet.messages.ts'
import { type WalletBandState, walletBandState } from '../../parts/wallet/wallet-band-state.ts'
import { hrefOf } from '../../places/href.ts'
import { useMay } from '../../state/may.ts'
import { useOwnMoney } from '../../state/own-money.ts'
import { useSession } from '../../state/session.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from './wallet-band.module.css'

/** How long a screen has stood before it is asked what a low wallet is, in milliseconds. */
const REST_MS = 1000

const links: Readonly<Record<WalletBandState, string>> = {
  low: t('band.addFunds'),
  paused: t('band.toBilling'),
  stopped: t('band.toBilling'),
}

/** Says over every screen, to who may pay, that the wallet runs low or that calls have stopped, and what to do. */
export function WalletBand() {
  const { user, access } = useSession()
  const mayPay = useMay('PaymentMethod.chargeCustomer')
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => whenAtRest(() => setAtRest(true), REST_MS), [])
  const customer = mayPay && !access?.isSuperAdmin ? user?.Customer : undefined
  const isAsked = isAtRest && customer !== undefined
  const { data: settings } = useCall('SystemSetting.defaultSettings', isAsked ? {} : null, { silent: true })
  const { forecast } = useForecast(customer, isAsked)
  const money = useOwnMoney()

  const limits = settings?.low_balance
  const state = customer && walletBandState(customer, limits, forecast)
  const text = () => {
    if (state !== 'low') return state && t(`band.${state}`)
    const left = money(customer?.balance ?? 0)
    const lasts = forecast ? forecastText(forecast) : undefined
    if (!limits) return t('band.lowPlain', { left, lasts: lasts ?? '' })
    const stop = money(limits.stopBelowUsd)
    return lasts === undefined ? t('band.lowUnknown', { left, stop }) : t('band.low', { left, lasts, stop })
  }
  return (
    <div className={styles.place} role="status">
      {state && (
        <p className={styles.band} data-state={state}>
          <WarningAmberOutlined />
          <span>{text()}</span>
          <PlaceLink className={styles.link} href={hrefOf('billingSettings')}>
            {links[state]}
          </PlaceLink>
        </p>
      )}
    </div>
  )
}
