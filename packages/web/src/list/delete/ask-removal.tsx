import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useLoaded } from '../../browser/load-once.ts'
import { reportError } from '../../data/report-error.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { type Dependents, type Impact, impactOf } from '../../resource/removal/dependents.ts'
import type { First, RemovalNotesProps } from '../../resource/removal/removal-notes.ts'
import type { RowResult, Target } from '../../resource/rows/row-result.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { t } from '../bulk/bulk.messages.ts'
import { RunDialog } from '../bulk/run-dialog.tsx'
import { undoableRows } from '../bulk/undoable-rows.ts'
import { t as listText } from '../list.messages.ts'
import styles from './ask-removal.module.css'
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
  const [pending, setPending] = useState(false)
  const [notes, setNotes] = useState<{ first: First } | undefined>(
    resource.removalNotes ? undefined : { first: undefined },
  )
  const first = notes?.first
  const { one, other } = resource.nouns
  const count = targets.length
  const isFinal = count > undoableRows || first !== undefined
  const handleFirst = useCallback((next: First) => setNotes({ first: next }), [])
  const impact = useImpact(resource.dependents, targets)

  if (isRunning) {
    const handleDone = (results: readonly RowResult[]) =>
      onAway(results.filter(({ outcome }) => outcome === 'done' || outcome === 'gone').map(({ id }) => id))
    return <RunDialog run={removalRun(resource, targets)} onDone={handleDone} onClose={onClose} />
  }
  const runNow = async () => {
    setPending(true)
    try {
      await first?.()
      setRunning(true)
    } catch (error) {
      reportError(error)
      setPending(false)
    }
  }
  const confirm = () => {
    if (isFinal) return void runNow()
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
      pending={pending}
      disabled={notes === undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('ask', { count, name: targets[0]?.name ?? '', other })} {isFinal && t('askFinal')}
      <ImpactList impact={impact} />
      {resource.removalNotes && <Notes source={resource.removalNotes} targets={targets} onFirst={handleFirst} />}
    </ConfirmDialog>
  )
}

interface NotesProps extends RemovalNotesProps {
  source: NonNullable<Resource['removalNotes']>
}

function Notes({ source, ...props }: NotesProps) {
  const { value } = useLoaded(source)
  return value ? <value.RemovalNotes {...props} /> : null
}

function ImpactList({ impact }: { impact: readonly Impact[] | undefined }) {
  if (!impact) return <p className={styles.note}>{t('counting')}</p>
  const known = impact.filter(({ isHidden }) => !isHidden)
  const hidden = impact.filter(({ isHidden }) => isHidden).map(({ nouns }) => nouns.other)
  return (
    <>
      {known.length > 0 && (
        <>
          <p className={styles.note}>{t('dependents')}</p>
          <ul className={styles.list}>
            {known.map((each) => (
              <li key={each.nouns.other}>
                {each.href ? <Link href={each.href}>{impactText(each)}</Link> : impactText(each)}
              </li>
            ))}
          </ul>
        </>
      )}
      {hidden.length > 0 && <p className={styles.note}>{t('hiddenDependents', { nouns: hidden.join(', ') })}</p>}
    </>
  )
}

function impactText({ nouns, count, isMore }: Impact): string {
  if (count === undefined) return `${nouns.other}: ${t('uncounted')}`
  return isMore ? t('moreDependents', { count, ...nouns }) : listText('list.count', { count, ...nouns })
}

const none: readonly Dependents[] = []

function useImpact(dependents = none, targets: readonly Target[]): Impact[] | undefined {
  const [impact, setImpact] = useState<Impact[]>()
  useEffect(() => {
    if (dependents.length === 0) return
    let isWanted = true
    void impactOf(dependents, targets).then((found) => isWanted && setImpact(found))
    return () => {
      isWanted = false
    }
  }, [dependents, targets])
  return dependents.length === 0 ? [] : impact
}
