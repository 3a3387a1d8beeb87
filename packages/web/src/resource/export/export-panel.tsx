import { errorMessage } from '@lineboard/sdk'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useSnapshot } from 'valtio'
import { formatTimeZone } from '../../lib/format.ts'
import { useListContext } from '../list.ts'
import { periodName } from '../period/period-text.ts'
import { t } from './export.messages.ts'
import { cancelExport, exportJob, forgetExport, startExport } from './export-job.ts'
import styles from './export-panel.module.css'

/** Says what an export will hold before it starts, how far it is, and how it ended. */
export function Panel() {
  const { status } = useSnapshot(exportJob)
  return (
    <div className={styles.panel}>
      {status === 'idle' && <Offer />}
      {status === 'running' && <Progress />}
      {status !== 'idle' && status !== 'running' && <Outcome />}
    </div>
  )
}

function Offer() {
  const list = useListContext()
  const { resource, state, columns, count } = list
  const labels = columns.map(({ label }) => label).join(', ')
  return (
    <>
      <h2>{count === undefined ? t('whatever', resource.nouns) : t('what', { count, ...resource.nouns })}</h2>
      <ul>
        {state.filter && <li>{t('filter', { filter: state.filter })}</li>}
        {state.period && <li>{t('period', { period: periodName(state.period) })}</li>}
        <li>{t('columns', { count: columns.length, labels })}</li>
        <li>{t('zone', { zone: formatTimeZone() })}</li>
      </ul>
      <Button fullWidth variant="contained" disabled={count === 0} onClick={() => void startExport(list)}>
        {t('start')}
      </Button>
    </>
  )
}

function Progress() {
  const { title, done, total } = useSnapshot(exportJob)
  return (
    <>
      <h2>{t('running', { title })}</h2>
      <LinearProgress
        aria-label={t('running', { title })}
        {...(total ? { variant: 'determinate' as const, value: Math.min(100, (done / total) * 100) } : {})}
      />
      <p role="status">{total === undefined ? t('progressOpen', { done }) : t('progress', { done, total })}</p>
      <Button fullWidth variant="outlined" onClick={cancelExport}>
        {t('cancel')}
      </Button>
    </>
  )
}

function Outcome() {
  const { status, title, done, error } = useSnapshot(exportJob)
  return (
    <>
      <p role="status" data-failed={status === 'failed'}>
        {status === 'done' && t('done', { done, title })}
        {status === 'cancelled' && t('cancelled')}
        {status === 'failed' && t('failed', { done, reason: errorMessage(error) })}
      </p>
      <Button fullWidth variant="outlined" onClick={forgetExport}>
        {t('again')}
      </Button>
    </>
  )
}
