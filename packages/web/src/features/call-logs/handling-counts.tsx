import { CallHandling } from '@lineboard/contract/enumerations'
import { useSearch } from 'wouter'
import { useCall } from '../../data/use-call.ts'
import { hrefOf } from '../../places/href.ts'
import { CountChip } from '../../ui/count-chip.tsx'
import styles from '../../ui/count-chips.module.css'
import type { Handling } from './bulk/change-calls.ts'
import { t } from './call-logs.messages.ts'
import { handlingIn, withHandling } from './handling-filter.ts'

/** Calls by what became of them, each with how many there are; each leads to those, within what else is filtered. */
export function Banner() {
  const search = useSearch()
  const params = new URLSearchParams(search)
  const filter = params.get('filter') ?? ''
  const customer = Number(params.get('customer')) || undefined
  const addressOf = (handling: Handling | undefined) => {
    const other = new URLSearchParams(search)
    const next = withHandling(filter, handling)
    other.delete('page')
    if (next) other.set('filter', next)
    else other.delete('filter')
    return hrefOf('toHandle', {}, other)
  }
  const of = (handling: Handling) => ({ where: { handling, ...(customer && { customerId: customer }) } })
  // One question each, for there are always these three.
  const counts: Record<Handling, number | undefined> = {
    open: useCall('CallLog.count', of('open'), { silent: true }).data?.count,
    called_back: useCall('CallLog.count', of('called_back'), { silent: true }).data?.count,
    handled: useCall('CallLog.count', of('handled'), { silent: true }).data?.count,
  }
  const current = handlingIn(filter)
  return (
    <div className={styles.groups}>
      <nav aria-label={t('countsByHandling')}>
        <CountChip label={t('all')} href={addressOf(undefined)} isCurrent={!current} />
        {CallHandling.map((handling) => (
          <CountChip
            key={handling}
            label={t(handling)}
            href={addressOf(handling)}
            isCurrent={handling === current}
            count={counts[handling]}
            isCounting
          />
        ))}
      </nav>
    </div>
  )
}
