import type { components } from '@lineboard/contract'
import { useMoneyIn, useStepIn } from '../../data/rates.ts'
import { formatDuration } from '../../lib/format-duration.ts'
import { chargedCallsHref } from '../../shared/report/charged-calls.ts'
import { formatUtcDay, timeZone } from '../../state/dates.ts'
import { addedUp, formatNumber } from '../../state/numbers.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from './account.module.css'
import { t } from './invoices.messages.ts'

interface CallChargesProps {
  /** What the period is called. */
  period: string
  summary: components['schemas']['CallChargeSummary']
  /** ISO 4217 code of the customer's currency. */
  currency: string
}

/** What calls cost, by the day; each day opens the calls that were charged. */
export function CallCharges({ period, summary: { days, calls, talkSeconds, amount }, currency }: CallChargesProps) {
  const [money, step] = [useMoneyIn(currency), useStepIn(currency)]
  if (days.length === 0) return <p className={styles.quiet}>{t('charges.none')}</p>
  return (
    <>
      <section className={styles.scroll} aria-label={t('charges.caption', { period })}>
        <table className={styles.figures}>
          <thead>
            <tr>
              <th scope="col">{t('charges.day')}</th>
              <th scope="col">{t('charges.calls')}</th>
              <th scope="col">{t('charges.talk')}</th>
              <th scope="col">{t('charges.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {addedUp(days).map((day) => (
              <tr key={day.date}>
                <th scope="row">
                  <PlaceLink className={styles.link} href={chargedCallsHref(day.date, timeZone())}>
                    {formatUtcDay(day.date)}
                  </PlaceLink>
                </th>
                <td>{formatNumber(day.calls)}</td>
                <td>{formatDuration(day.talkSeconds)}</td>
                <td>{step(day)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t('charges.total')}</th>
              <td>{formatNumber(calls)}</td>
              <td>{formatDuration(talkSeconds)}</td>
              <td>{money(amount)}</td>
            </tr>
          </tbody>
        </table>
      </section>
      <p className={styles.hint}>{t('charges.kept')}</p>
    </>
  )
}
