import Alert from '@mui/material/Alert'
import { formatPhone, usePhoneFormat } from '../../parts/phone/format-phone.ts'
import { hrefOf, rowHref } from '../../places/href.ts'
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

/** What became of each number that was to be bought, with the way to the new tracking numbers. */
export function PurchaseReport({ purchases }: { purchases: readonly Purchase[] }) {
  usePhoneFormat()
  const bought = purchases.filter((each) => each.status === 'bought')
  const failed = purchases.filter((each) => each.status !== 'bought')
  const warnings = new Set(bought.flatMap(({ warning }) => warning ?? []))
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
      {[...warnings].slice(-1).map((warning) => (
        <Alert key={warning} severity="warning">
          {warning}{' '}
          <PlaceLink isAction href={hrefOf('billingSettings')}>
            {t('addFunds')}
          </PlaceLink>
        </Alert>
      ))}
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
