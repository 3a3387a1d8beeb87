import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { errorText } from '../../lib/errors/error-text.ts'
import { cancelExport, dismissEnded, dismissExport, type ExportJob, exportJobs } from '../../state/export-jobs.ts'
import { Button } from '../../ui/button.tsx'
import styles from './export-lines.module.css'
import { t } from './exports.messages.ts'

type Shown = Readonly<Omit<ExportJob, 'abort'>>

/** How long is said that an export has ended, in milliseconds. */
const SAID_MS = 10_000

/** The exports of this visit: how far each is and the way to end it, or how it ended, for a while or until the page is left. */
export function ExportLines() {
  const { all } = useSnapshot(exportJobs)
  const [path] = useLocation()
  return (
    <section aria-label={t('label')}>
      <EndsWithPage key={path} />
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

/** Puts away what has ended, as soon as another page is shown. */
function EndsWithPage() {
  useEffect(() => dismissEnded, [])
  return null
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
  useEffect(() => {
    if (status === 'failed') return
    const timer = setTimeout(() => dismissExport(id), SAID_MS)
    return () => clearTimeout(timer)
  }, [id, status])
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
