import type { CallsOnly } from '@lineboard/sdk/reports'
import { useLocation, useSearch } from 'wouter'
import { useCall } from '../../data/use-call.ts'
import { comma } from '../../lib/messages.ts'
import { formatPhone, usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'

/** What a report is narrowed to, in words: the source by its name. */
export function useOnlyNames({ trackingSourceId, trackingNumber, firstTimeCaller }: CallsOnly = {}) {
  usePhoneFormat()
  const { data } = useCall(
    'TrackingSource.find',
    trackingSourceId === undefined
      ? null
      : { filter: { where: { id: trackingSourceId }, fields: ['id', 'name'], limit: 1 } },
    { silent: true },
  )
  return {
    source: trackingSourceId === undefined ? undefined : (data?.[0]?.name ?? `#${trackingSourceId}`),
    number: trackingNumber && formatPhone(trackingNumber),
    firstTime: firstTimeCaller === undefined ? undefined : t(`only.${firstTimeCaller ? 'yes' : 'no'}`),
  }
}

/** Says what the report is narrowed to: also on paper, where nothing can be chosen. */
export function OnlyLine({ only }: { only: CallsOnly | undefined }) {
  const { source, number, firstTime } = useOnlyNames(only)
  const words = [
    source && t('only.sourceIs', { name: source }),
    number && t('only.numberIs', { number }),
    firstTime,
  ].filter(Boolean)
  if (words.length === 0) return null
  return <p className={styles.only}>{t('only.counts', { what: words.join(comma) })}</p>
}

/** Said where the period has none of the calls that the report is narrowed to: a link may come from somebody who sees others. */
export function OnlyEmpty() {
  const [path, navigate] = useLocation()
  const all = new URLSearchParams(useSearch())
  for (const name of ['source', 'number', 'firstTime']) all.delete(name)
  return (
    <EmptyState
      title={t('only.emptyTitle')}
      text={t('only.emptyText')}
      action={
        <Button variant="outlined" onClick={() => navigate(`${path}?${all}`)}>
          {t('only.countAll')}
        </Button>
      }
    />
  )
}
