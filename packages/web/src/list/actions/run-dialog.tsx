import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useRef, useState } from 'react'
import { askBeforeLeaving } from '../../browser/page.ts'
import { isUnsure, leftText } from '../../kit/bulk/failed-rows.ts'
import { failedOf, type RowResult, type Run } from '../../kit/row-result.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { asSentence } from '../../lib/errors/is-worded.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusRows } from '../context/row-focus.ts'
import { t } from './bulk.messages.ts'
import styles from './run-dialog.module.css'

interface RunDialogProps {
  run: Run
  /** What failed, and why. */
  failed: readonly RowResult[]
  onClose: () => void
}

/** Of each row that something could not be done to why, and another try of those only: how far it is, and a way to stop. */
export function RunDialog({ run, failed: before, onClose }: RunDialogProps) {
  // What had the focus before, such as the way to stop it, is gone.
  useEffect(() => focusRows, [])
  const [done, setDone] = useState<number>()
  const [failed, setFailed] = useState<readonly RowResult[] | undefined>(before)
  const stop = useRef(new AbortController())
  const total = useRef(run.targets.length)

  const start = async (targets: Run['targets']) => {
    stop.current = new AbortController()
    total.current = targets.length
    setFailed(undefined)
    setDone(0)
    const results = await run.act(targets, setDone, stop.current.signal)
    run.notify(results)
    setDone(undefined)
    const left = failedOf(results)
    if (left.length > 0) setFailed(left)
    else onClose()
  }

  // Unlike fewer rows, so many can't be sent while the page goes.
  const isRunning = done !== undefined
  useEffect(() => (isRunning ? askBeforeLeaving() : undefined), [isRunning])

  if (failed) {
    return (
      <Dialog
        title={leftText(run, failed, total.current)}
        onClose={onClose}
        width="wide"
        role="alertdialog"
        actions={
          <>
            <Button onClick={onClose}>{t('close')}</Button>
            <Button
              variant="contained"
              color={run.kind === 'remove' ? 'error' : 'primary'}
              onClick={() => start(failed)}
            >
              {t('retry')}
            </Button>
          </>
        }
      >
        <ul className={styles.list}>
          {failed.map((result) => (
            <li key={result.id}>
              <strong>{result.name}</strong>
              <span className={styles.reason}>{reasonOf(result)}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    )
  }
  const count = total.current
  const title = t(run.kind === 'remove' ? 'removing' : 'editing', { other: run.nouns.other })
  return (
    <Dialog
      title={title}
      role="alertdialog"
      actions={<Button onClick={() => stop.current.abort()}>{t('stop')}</Button>}
    >
      <p role="status">{t('progress', { done: done ?? 0, count })}</p>
      <LinearProgress variant="determinate" value={(100 * (done ?? 0)) / Math.max(1, count)} aria-label={title} />
    </Dialog>
  )
}

function reasonOf(result: RowResult): string {
  const { outcome, error } = result
  if (outcome === 'skipped') return t('skipped')
  if (error === undefined) return t('refused')
  return isUnsure(result) ? `${asSentence(errorText(error))} ${t('mayBeDone')}` : errorText(error)
}
