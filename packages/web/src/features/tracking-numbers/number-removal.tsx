import { useEffect } from 'react'
import type { RemovalNotesProps, RetirementProps } from '../../kit/list-options.ts'
import { useImpact } from '../../kit/removal/impact.ts'
import { ImpactList } from '../../kit/removal/impact-list.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { NumberStateDialog } from './number-state-dialogs.tsx'
import { isDeletable, type OpNumber, useNumbers, usesOf } from './numbers-in-use.ts'
import { t } from './tracking-numbers.messages.ts'
import styles from './tracking-numbers.module.css'

/** Numbers leave in steps, each of which can be taken back: tracking is paused, calls are stopped, the number is given back; deleted at last. */
export function Retirement({ targets, onDelete, onClose }: RetirementProps) {
  const impact = useImpact('OpNumber', targets)
  const note = (rows: readonly OpNumber[]) => (
    <>
      <ImpactList impact={impact} />
      {rows.every(isDeletable) ? (
        <p className={styles.note}>
          {t('deletable', { count: targets.length })}{' '}
          <Button size="small" color="error" onClick={onDelete}>
            {t('deleteForGood')}
          </Button>
        </p>
      ) : (
        <p className={styles.note}>{t('deleteLater', { count: targets.length })}</p>
      )}
    </>
  )
  return (
    <NumberStateDialog
      title={t('retireTitle', { count: targets.length, name: targets[0]?.name ?? '' })}
      targets={targets}
      states={['paused', 'stopped', 'released']}
      question={t('retireQuestion')}
      note={note}
      onClose={onClose}
    />
  )
}

/** What calls tracking numbers have had, what those count for and where they go, and that deleting is no giving back. */
export function RemovalNotes({ targets, onFirst }: RemovalNotesProps) {
  const { rows, error, retry } = useNumbers(targets)
  useEffect(() => {
    if (rows) onFirst(undefined)
  }, [rows, onFirst])
  if (error !== undefined) return <ErrorState error={error} onRetry={retry} />
  if (!rows) return <p>{t('looking')}</p>
  return (
    <>
      <p>{t('usedBy')}</p>
      <ul className={styles.list}>
        {usesOf(rows).map((use) => (
          <li key={use}>{use}</li>
        ))}
      </ul>
      <p>{t('removalMeans', { count: targets.length })}</p>
    </>
  )
}
