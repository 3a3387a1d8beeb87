import { DAY_MS } from '@lineboard/contract/durations'
import { useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { hrefOf } from '../../places/href.ts'
import { useOwnMoney } from '../../state/own-money.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './buy-numbers.messages.ts'
import styles from './buy-numbers.module.css'
import { priceOf } from './price.ts'

/** Days without a call after which a number is idle. */
const IDLE_DAYS = 30

/** Numbers of a customer that nobody has called for long, and what they cost; nothing where there are none. */
export function IdleNumbers({ customerId }: { customerId: number }) {
  const [before] = useState(() => new Date(Date.now() - IDLE_DAYS * DAY_MS))
  const format = useOwnMoney()
  const { data = [] } = useCall(
    'OpNumber.find',
    {
      filter: {
        where: {
          and: [
            { customerId, status: { inq: ['active', 'paused'] }, createdAt: { lt: before } },
            { or: [{ lastCallAt: { lt: before } }, { lastCallAt: null }] },
          ],
        },
        fields: ['id', 'monthlyPrice'],
      },
    },
    { silent: true },
  )
  if (data.length === 0) return null
  const { monthly } = priceOf(data.map(({ monthlyPrice }) => ({ monthlyPrice, setupPrice: 0 })))
  return (
    <p className={styles.idle}>
      {t('idle', { count: data.length, days: IDLE_DAYS, price: format(monthly) })}{' '}
      <PlaceLink href={hrefOf('trackingNumbers', {}, { sort: 'lastCallAt' })}>{t('idleOpen')}</PlaceLink>
    </p>
  )
}
