import { isMissed } from '@lineboard/contract/call-result'
import { missedCalls } from '@lineboard/sdk'
import { useEffect } from 'react'
import { subscribeLive } from '../../data/live.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { hrefOf } from '../../places/href.ts'
import { missedFilter } from '../../shared/report/calls-href.ts'
import { formatDateTime } from '../../state/dates.ts'
import { useMay } from '../../state/may.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from '../phone.messages.ts'
import { CallerButton } from './caller-button.tsx'
import styles from './phone-panel.module.css'

const missedCallsPath = hrefOf('callLogs', {}, { filter: missedFilter })

const readAgain = () => void refresh('CallLog')

function Latest() {
  // One that rings may still be answered.
  const filter = {
    where: missedCalls.where(new Date()),
    order: 'startedAt DESC',
    limit: 5,
  } as const
  const { data, error } = useCall('CallLog.find', { filter }, { silent: true })
  // What was missed while this is in sight counts nowhere else.
  useEffect(
    () =>
      subscribeLive(
        'call_log',
        (message) => {
          const isCall = message.event === 'create' || message.event === 'update'
          if (message.event === 'delete' || (isCall && isMissed(message.data, Date.now()))) readAgain()
        },
        { onGap: readAgain },
      ),
    [],
  )
  if (error) return <p className={styles.note}>{t('failed')}</p>
  if (data?.length === 0) return <p className={styles.note}>{t('noneMissed')}</p>
  return (
    <ul className={styles.list} aria-busy={!data}>
      {data?.map(({ id, callerNumber, startedAt }) => (
        <li key={id} className={styles.call}>
          <CallerButton party={callerNumber} />
          <span className={styles.when}>{formatDateTime(startedAt)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The calls that were missed last, by whoever's phone; nothing for whom calls are not shown. */
export function MissedCalls() {
  const maySee = useMay('CallLog.find')
  if (!maySee) return null
  return (
    <section>
      <h3 className={styles.heading}>{t('missed')}</h3>
      <Latest />
      <PlaceLink isAction href={missedCallsPath}>
        {t('allMissed')}
      </PlaceLink>
    </section>
  )
}
