import { useEffect } from 'react'
import type { RemovalNotesProps } from '../../kit/removal-notes.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { usesOf } from './numbers-in-use.ts'
import { t } from './tracking-numbers.messages.ts'
import styles from './tracking-numbers.module.css'
import { useNumbers } from './use-numbers.ts'

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
