import { settledCalls } from '@lineboard/sdk'
import { useCall } from '../../data/use-call.ts'
import { usePhoneFormat } from '../../parts/phone/format-phone.ts'
import { hrefOf } from '../../places/href.ts'
import { formatDateTime } from '../../state/dates.ts'
import { dialNumber } from '../../state/dial-number.ts'
import { useMay } from '../../state/may.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import textButton from '../../ui/text-button.module.css'
import { t } from '../phone.messages.ts'
import styles from './phone-panel.module.css'

const missedCallsPath = hrefOf('callLogs', {}, { filter: 'status:"missed"' })

function Latest() {
  const formatPhone = usePhoneFormat()
  // One that rings may still be answered.
  const filter = {
    where: { status: 'missed', ...settledCalls.where(new Date()) },
    order: 'startedAt DESC',
    limit: 5,
  } as const
  const { data, error } = useCall('CallLog.find', { filter }, { silent: true })
  if (error) return <p className={styles.note}>{t('failed')}</p>
  if (data?.length === 0) return <p className={styles.note}>{t('noneMissed')}</p>
  return (
    <ul className={styles.list} aria-busy={!data}>
      {data?.map(({ id, callerNumber, startedAt }) => (
        <li key={id} className={styles.call}>
          <button
            type="button"
            className={`${textButton.link} ${styles.number} tabular`}
            onClick={() => dialNumber(callerNumber)}
          >
            {formatPhone(callerNumber)}
          </button>
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
