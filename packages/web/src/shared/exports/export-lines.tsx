import { useSnapshot } from 'valtio'
import { errorText } from '../../lib/errors/error-text.ts'
import { cancelExport, dismissExport, type ExportJob, exportJobs } from '../../state/export-jobs.ts'
import { Button } from '../../ui/button.tsx'
import styles from './export-lines.module.css'
import { t } from './exports.messages.ts'

type Shown = Readonly<Omit<ExportJob, 'abort'>>

/** The exports of this visit: how far each is and the way to end it, or how it ended. */
export function ExportLines() {
  const { all } = useSnapshot(exportJobs)
  return (
    <section aria-label={t('label')}>
      <ul className={styles.lines}>
        {all.map((job) => (
          <li key={job.id} className={styles.line}>
            {job.status === 'running' ? <Running {...job} /> : <Ended {...job} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Running({ id, title, done, total }: Shown) {
  return (
    <>
      <span className={styles.text}>
        {t('running', { title })}
        <progress
          className={styles.bar}
          aria-label={t('running', { title })}
          {...(total ? { max: total, value: Math.min(done, total) } : {})}
        />
        {total === undefined ? t('progressOpen', { done }) : t('progress', { done, total })}
      </span>
      <Button size="small" aria-label={t('cancelOf', { title })} onClick={() => cancelExport(id)}>
        {t('cancel')}
      </Button>
    </>
  )
}

function Ended({ id, status, title, done, error }: Shown) {
  return (
    <>
      <span className={styles.text} role="status" data-failed={status === 'failed'}>
        {status === 'done' && t('done', { done, title })}
        {status === 'cancelled' && t('cancelled', { title })}
        {status === 'failed' && t('failed', { done, title, reason: errorText(error) })}
      </span>
      <Button size="small" onClick={() => dismissExport(id)}>
        {t('dismiss')}
      </Button>
    </>
  )
}
