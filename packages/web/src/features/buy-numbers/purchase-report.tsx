import Alert from '@mui/material/Alert'
import { Link } from 'wouter'
import { formatPhone, usePhoneFormat } from '../../parts/phone/format-phone.ts'
import { hrefOf, rowHref } from '../../places/href.ts'
import { useMayOpen } from '../../ui/may-open.ts'
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

interface PurchaseReportProps {
  purchases: readonly Purchase[]
  /** Whether the person sees tracking numbers. */
  mayOpen: boolean
}

/** What became of each number that was to be bought, with the way to the new tracking numbers. */
export function PurchaseReport({ purchases, mayOpen }: PurchaseReportProps) {
  usePhoneFormat()
  const maySetUp = useMayOpen()(hrefOf('trackingNumberSetup'))
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
                {mayOpen ? (
                  <Link href={rowHref('trackingNumbers', { action: 'edit', id })}>{formatPhone(number)}</Link>
                ) : (
                  formatPhone(number)
                )}{' '}
                {maySetUp && (
                  <Link
                    href={hrefOf('trackingNumberSetup', {}, { number: id })}
                    aria-label={t('outcome.setUpOf', { number: formatPhone(number) })}
                  >
                    {t('outcome.setUp')}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {[...warnings].slice(-1).map((warning) => (
        <Alert key={warning} severity="warning">
          {warning} <Link href={hrefOf('billingSettings')}>{t('addFunds')}</Link>
        </Alert>
      ))}
      {failed.length > 0 && (
        <Alert severity="error">
          {failed.map((each) => (
            <div key={each.number}>{textOf(each)}</div>
          ))}
          {needsFunds && <Link href={hrefOf('billingSettings')}>{t('addFunds')}</Link>}
        </Alert>
      )}
    </>
  )
}
