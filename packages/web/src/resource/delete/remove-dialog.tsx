import { errorMessage } from '@lineboard/sdk'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { toast } from '../../state/toasts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { Resource } from '../define-resource.ts'
import { t } from '../resource.messages.ts'
import styles from './remove-dialog.module.css'
import type { RemovalResult, Target } from './remove-rows.ts'

interface RemoveDialogProps {
  resource: Pick<Resource, 'nouns'>
  targets: readonly Target[]
  /** Deletes the rows; never throws. */
  remove: (targets: readonly Target[], onProgress: (done: number) => void) => Promise<RemovalResult[]>
  /** Hears what became of every row, once all is done. */
  onRemoved: (results: readonly RemovalResult[]) => void
  onClose: () => void
}

/** Asks, deletes, and says what became of it: in a toast when all went well, row by row when something failed. */
export function RemoveDialog({ resource, targets, remove, onRemoved, onClose }: RemoveDialogProps) {
  const [done, setDone] = useState<number>()
  const [failed, setFailed] = useState<readonly RemovalResult[]>()
  const { one, other } = resource.nouns
  const isRunning = done !== undefined

  const run = async (chosen: readonly Target[]) => {
    setDone(0)
    setFailed(undefined)
    const results = await remove(chosen, setDone)
    const refused = results.filter(({ outcome }) => outcome === 'failed')
    sayDone(resource, results)
    onRemoved(results)
    setDone(undefined)
    if (refused.length > 0) setFailed(refused)
    else onClose()
  }

  if (failed) {
    return <FailedDialog total={targets.length} failed={failed} onRetry={() => run(failed)} onClose={onClose} />
  }
  const count = targets.length
  return (
    <ConfirmDialog
      open
      destructive
      pending={isRunning}
      title={t('remove.title', { count, one, other })}
      confirmLabel={t('remove.confirm')}
      onConfirm={() => run(targets)}
      onClose={onClose}
    >
      {isRunning && count > 1
        ? t('remove.running', { done: done ?? 0, count })
        : t('remove.text', { count, name: targets[0]?.name ?? '', other })}
    </ConfirmDialog>
  )
}

function sayDone({ nouns }: Pick<Resource, 'nouns'>, results: readonly RemovalResult[]): void {
  const deleted = results.filter(({ outcome }) => outcome === 'deleted')
  const gone = results.filter(({ outcome }) => outcome === 'gone')
  const count = deleted.length
  if (count > 0) {
    toast({ severity: 'success', text: t('remove.done', { count, name: deleted[0]?.name ?? '', other: nouns.other }) })
  }
  if (gone.length > 0) toast({ severity: 'info', text: t('remove.gone', { count: gone.length }) })
}

interface FailedDialogProps {
  total: number
  failed: readonly RemovalResult[]
  onRetry: () => void
  onClose: () => void
}

function FailedDialog({ total, failed, onRetry, onClose }: FailedDialogProps) {
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} role="alertdialog" aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('remove.someTitle', { failed: failed.length, count: total })}</DialogTitle>
      <DialogContent>
        <ul className={styles.list}>
          {failed.map(({ id, name, error }) => (
            <li key={id}>
              <strong>{name}</strong>
              <span className={styles.reason}>
                {error === undefined ? t('remove.notMatched') : errorMessage(error)}
              </span>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('remove.close')}</Button>
        <Button variant="contained" color="error" onClick={onRetry}>
          {t('remove.retry')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
