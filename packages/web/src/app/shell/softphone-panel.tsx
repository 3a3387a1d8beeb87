import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { Link } from 'wouter'
import { useCall } from '../../data/use-call.ts'
import { formatPhone } from '../../lib/format.ts'
import { hrefOf } from '../../places/href.ts'
import { formatDateTime } from '../../state/dates.ts'
import { closeSoftphone } from '../../state/softphone.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { t } from './shell.messages.ts'
import styles from './softphone-panel.module.css'

const missed = { status: 'missed' } as const
const missedCallsPath = hrefOf('callLogs', {}, { filter: 'status:"missed"' })

function MissedCalls() {
  const filter = { where: missed, order: 'startedAt DESC', limit: 5 } as const
  const { data, error } = useCall('CallLog.find', { filter }, { silent: true })
  if (error) return <p className={styles.note}>{t('softphone.failed')}</p>
  if (data?.length === 0) return <p className={styles.note}>{t('softphone.noneMissed')}</p>
  return (
    <ul className={styles.list} aria-busy={!data}>
      {data?.map(({ id, callerNumber, startedAt }) => (
        <li key={id} className={styles.call}>
          <span className="tabular">{formatPhone(callerNumber)}</span>
          <span className={styles.when}>{formatDateTime(startedAt)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The softphone as far as there is one: why it can't be used, and the calls that were missed. */
export function SoftphonePanel() {
  return (
    <section className={styles.panel} aria-label={t('softphone.title')}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('softphone.title')}</h2>
        <IconButton label={t('close')} onClick={closeSoftphone}>
          <CloseOutlined />
        </IconButton>
      </header>
      <p className={styles.note}>{t('softphone.notConfigured')}</p>
      <h3 className={styles.heading}>{t('softphone.missed')}</h3>
      <MissedCalls />
      <Link href={missedCallsPath}>{t('softphone.allMissed')}</Link>
    </section>
  )
}
