import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { t } from '../bulk/bulk.messages.ts'
import type { RowResult, Target } from '../bulk/row-result.ts'
import { RunDialog } from '../bulk/run-dialog.tsx'
import { undoableRows } from '../bulk/undoable-rows.ts'
import type { Resource } from '../define-resource.ts'
import { t as listText } from '../resource.messages.ts'
import styles from './ask-removal.module.css'
import { type Impact, impactOf, type LooseDependents } from './dependents.ts'
import { removalRun, removeLater } from './remove-later.ts'

interface AskRemovalProps {
  resource: Resource
  targets: readonly Target[]
  /** Hears which rows leave the list. */
  onAway: (ids: readonly number[]) => void
  onClose: () => void
}

/** Asks whether to delete, saying what depends on the rows. A few can be taken back; many are deleted at once, with progress. */
export function AskRemoval({ resource, targets, onAway, onClose }: AskRemovalProps) {
  const [isRunning, setRunning] = useState(false)
  const { one, other } = resource.nouns
  const count = targets.length
  const isFinal = count > undoableRows
  const impact = useImpact(resource.dependents, targets)

  if (isRunning) {
    const handleDone = (results: readonly RowResult[]) =>
      onAway(results.filter(({ outcome }) => outcome === 'done' || outcome === 'gone').map(({ id }) => id))
    return <RunDialog run={removalRun(resource, targets)} onDone={handleDone} onClose={onClose} />
  }
  const confirm = () => {
    if (isFinal) return setRunning(true)
    removeLater(resource, targets)
    onAway(targets.map(({ id }) => id))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      destructive
      title={t('askTitle', { count, one, other })}
      confirmLabel={t('remove')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('ask', { count, name: targets[0]?.name ?? '', other })} {isFinal && t('askFinal')}
      <ImpactList impact={impact} />
    </ConfirmDialog>
  )
}

function ImpactList({ impact }: { impact: readonly Impact[] | undefined }) {
  if (!impact) return <p className={styles.note}>{t('counting')}</p>
  if (impact.length === 0) return null
  return (
    <>
      <p className={styles.note}>{t('dependents')}</p>
      <ul className={styles.list}>
        {impact.map(({ nouns, count }) => (
          <li key={nouns.other}>
            {count === undefined ? `${nouns.other}: ${t('uncounted')}` : listText('list.count', { count, ...nouns })}
          </li>
        ))}
      </ul>
    </>
  )
}

const none: readonly LooseDependents[] = []

function useImpact(dependents = none, targets: readonly Target[]): Impact[] | undefined {
  const [impact, setImpact] = useState<Impact[]>()
  useEffect(() => {
    if (dependents.length === 0) return
    let isWanted = true
    void impactOf(
      dependents,
      targets.map(({ id }) => id),
    ).then((found) => isWanted && setImpact(found))
    return () => {
      isWanted = false
    }
  }, [dependents, targets])
  return dependents.length === 0 ? [] : impact
}
