import { useOwnMoney } from '../../data/own-money.ts'
import { forecastText, useForecast } from '../../shared/wallet/forecast.ts'
import { t } from '../../shared/wallet/wallet.messages.ts'
import { useMay } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import styles from './area-tabs.module.css'

/** What the wallet holds and how long that lasts, on every screen of billing; nothing for who may not know it. */
export function WalletLine() {
  const { user } = useSession()
  const customer = useMay('PaymentMethod.subscriptionDetail') ? user?.Customer : undefined
  const { forecast } = useForecast(customer)
  const money = useOwnMoney()
  if (!customer) return null
  const balance = money(customer.balance)
  return (
    <p className={styles.wallet}>
      {forecast ? t('line', { balance, lasts: forecastText(forecast) }) : t('lineUnknown', { balance })}
    </p>
  )
}
