import Alert from '@mui/material/Alert'
import { useOwnMoney } from '../../data/own-money.ts'
import { hrefOf, rowHref } from '../../places/href.ts'
import { formatPhone, usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { forecastText, useForecast } from '../../shared/wallet/forecast.ts'
import { t as walletText } from '../../shared/wallet/wallet.messages.ts'
import { useSession } from '../../state/session.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './buy-numbers.messages.ts'
import styles from './buy-numbers.module.css'
import type { Purchase } from './purchase.ts'

type Failed = Exclude<Purchase, { status: 'bought' }>

function textOf(purchase: Failed): string {
  const number = formatPhone(purchase.number)
  switch (purchase.status) {
    case 'gone':
    case 'refused':
    case 'turnedAway':
      return t(`outcome.${purchase.status}`, { number, reason: purchase.reason })
    case 'repriced':
    case 'unclear':
    case 'notTried':
      return t(`outcome.${purchase.status}`, { number })
  }
}

/** What the wallet holds after all of them, and how long that lasts, by what is known here: the server has its warning in its own words. */
function LowWallet() {
  const customer = useSession().user?.Customer
  const { forecast } = useForecast(customer)
  const money = useOwnMoney()
  if (!customer) return null
  const balance = money(customer.balance)
  return (
    <Alert severity="warning">
      {forecast
        ? walletText('line', { balance, lasts: forecastText(forecast) })
        : walletText('lineUnknown', { balance })}{' '}
      <PlaceLink isAction href={hrefOf('billingSettings')}>
        {t('addFunds')}
      </PlaceLink>
    </Alert>
  )
}

/** What became of each number that was to be bought, with the way to the new tracking numbers. */
export function PurchaseReport({ purchases }: { purchases: readonly Purchase[] }) {
  usePhoneFormat()
  const bought = purchases.filter((each) => each.status === 'bought')
  const failed = purchases.filter((each) => each.status !== 'bought')
  const needsFunds = failed.some((each) => each.status === 'refused' && each.reason === t('reason.balance'))
  return (
    <>
      {bought.length > 0 && (
        <Alert severity="success" role="status">
          <div>{t('outcome.bought', { count: bought.length })}</div>
          <ul className={styles.plain}>
            {bought.map(({ number, id }) => (
              <li key={id}>
                <PlaceLink href={rowHref('trackingNumbers', { action: 'edit', id })}>{formatPhone(number)}</PlaceLink>{' '}
                <PlaceLink
                  isAction
                  href={hrefOf('trackingNumberSetup', {}, { number: id })}
                  aria-label={t('outcome.setUpOf', { number: formatPhone(number) })}
                >
                  {t('outcome.setUp')}
                </PlaceLink>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {bought.some(({ isLow = false }) => isLow) && <LowWallet />}
      {failed.length > 0 && (
        <Alert severity="error">
          {failed.map((each) => (
            <div key={each.number}>{textOf(each)}</div>
          ))}
          {needsFunds && (
            <PlaceLink isAction href={hrefOf('billingSettings')}>
              {t('addFunds')}
            </PlaceLink>
          )}
        </Alert>
      )}
    </>
  )
}
