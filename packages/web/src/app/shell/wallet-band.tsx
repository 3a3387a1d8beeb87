import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import { useEffect, useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { useOwnMoney } from '../../data/own-money.ts'
import { whenAtRest } from '../../data/when-at-rest.ts'
import { hrefOf } from '../../places/href.ts'
import { isSeen } from '../../places/is-seen.ts'
import { forecastText, useForecast } from '../../shared/wallet/forecast.ts'
import { t } from '../../shared/wallet/wallet.messages.ts'
import { type WalletBandState, walletBandState } from '../../shared/wallet/wallet-band-state.ts'
import { useMay } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from './warning-band.module.css'

/** How long a screen of an active account has stood before it is asked what a low wallet is, in milliseconds. */
const REST_MS = 1000

// Few accounts are held: who has none of them needs no more than the words for a low wallet.
const heldWords = loadOnce(() => import('./shell-panels.ts'))

const isOfMoney = (state: WalletBandState) => state !== 'stopped' && state !== 'paused'

/** Says over every screen, to who may pay, that the wallet runs low or that calls have stopped, and what to do. */
export function WalletBand() {
  const { user, access } = useSession()
  const mayPay = useMay('PaymentMethod.chargeCustomer')
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => whenAtRest(() => setAtRest(true), REST_MS), [])
  const hasWallet = access !== undefined && isSeen({ visibleTo: 'accountProfile' }, access)
  const customer = mayPay && hasWallet ? user?.Customer : undefined
  const isAsked = customer !== undefined && (isAtRest || customer.state !== 'active')
  const { forecast, detail, error } = useForecast(customer, isAsked)
  const money = useOwnMoney()
  // Why an account is held decides what is to be done about it: nothing is advised before that is known.
  const state = customer && (detail || error) && walletBandState(customer, detail, forecast)
  const { value: words } = useLoaded(heldWords, state !== undefined && state !== 'low')
  const low = {
    left: money(customer?.balance ?? 0),
    lasts: forecast ? forecastText(forecast) : '',
    stop: money(detail?.stopBelowUsd ?? 0),
  }
  const text =
    state === 'low' ? t('band.low', low) : state && customer && words?.heldText(state, customer, detail, money)
  return (
    <div role="status">
      {state && text && (
        <p className={styles.band} data-state={state.startsWith('stopped') ? 'stopped' : 'warned'}>
          <WarningAmberOutlined />
          <span>{text}</span>
          <PlaceLink className={styles.link} href={hrefOf('billingSettings')}>
            {t(isOfMoney(state) ? 'band.addFunds' : 'band.toBilling')}
          </PlaceLink>
        </p>
      )}
    </div>
  )
}
