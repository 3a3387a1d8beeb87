import { useCallback, useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import type { Resource } from '../../kit/define-resource.ts'
import type { First, RemovalNotesProps } from '../../kit/list-options.ts'
import { useImpact } from '../../kit/removal/impact.ts'
import { ImpactList } from '../../kit/removal/impact-list.tsx'
import { bothFirst, isSettled, movesFirst } from '../../kit/removal/plan.ts'
import { t } from '../../kit/removal/removal.messages.ts'
import { SettleChoice } from '../../kit/removal/settle-choice.tsx'
import { useSettlement } from '../../kit/removal/settlement.ts'
import type { Target } from '../../kit/row-result.ts'
import { isCallTarget } from '../../shared/call-flow/call-target.ts'
import { DraftsLeadingThere, isNamedByDrafts } from '../../shared/menu-drafts/drafts-leading-there.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { removeLater } from './remove-later.ts'

const lostCalls = loadOnce(() => import('../../shared/call-flow/call-flow-panels.ts'))

interface AskRemovalProps {
  resource: Resource
  targets: readonly Target[]
  /** Hears which rows leave the list. */
  onRemoved: (ids: readonly number[]) => void
  onClose: () => void
}

/** Asks whether to delete, saying what depends on the rows and what becomes of that. It all can be taken back for a while. */
export function AskRemoval({ resource, targets, onRemoved, onClose }: AskRemovalProps) {
  const [notes, setNotes] = useState<{ first: First | undefined } | 'refused' | undefined>(
    resource.removalNotes ? undefined : { first: undefined },
  )
  const handleFirst = useCallback<RemovalNotesProps['onFirst']>(
    (next) => setNotes(next === 'refused' ? next : { first: next }),
    [],
  )
  const isRefused = notes === 'refused'
  const impact = useImpact(resource.entity, targets)
  const { value, choice } = useSettlement(resource, targets, impact)
  const settlement = value && isSettled(value) ? value : undefined
  const isKnown =
    notes &&
    !isRefused &&
    impact &&
    value === settlement &&
    choice.replacements !== undefined &&
    choice.replacements !== 'unread'
  const { one, other } = resource.nouns
  const count = targets.length
  const ids = targets.map(({ id }) => id)
  const isKept = value?.option !== 'move'
  const withNumbers = value?.option === 'delete'
  const moveToId = settlement?.option === 'move' ? settlement.moveToId : undefined

  const asked = useConfirmed(async () => {
    const dependents = (impact ?? []).map(({ dependent }) => dependent)
    const moves = await movesFirst({ resource, targets, settlement, dependents })
    removeLater(resource, targets, { settlement, first: bothFirst(moves, isRefused ? undefined : notes?.first) })
    onRemoved(ids)
    onClose()
  })
  return (
    <ConfirmDialog
      open
      destructive
      title={t('title', { count, one, other })}
      confirmLabel={t('confirm')}
      disabled={!isKnown}
      {...asked}
      onClose={onClose}
    >
      {/* Of what the server would not have deleted nothing is said to go with it. */}
      {isRefused ? (
        count === 1 && targets[0]?.name
      ) : (
        <>
          <Unbroken>{`${t('text', { count, name: targets[0]?.name ?? '', other })} ${t('undo')}`}</Unbroken>
          <ImpactList impact={impact} />
          {value && <SettleChoice {...choice} resource={resource} count={count} value={value} />}
          {impact && isKept && isCallTarget(resource.model) && (
            <LostCalls model={resource.model} ids={ids} withNumbers={withNumbers} />
          )}
          {isNamedByDrafts(resource.model) && <DraftsLeadingThere model={resource.model} ids={ids} />}
        </>
      )}
      {resource.removalNotes && (
        <Notes source={resource.removalNotes} targets={targets} moveToId={moveToId} onFirst={handleFirst} />
      )}
    </ConfirmDialog>
  )
}

type Lost = Parameters<Awaited<ReturnType<typeof lostCalls.load>>['LostByRemoval']>[0]

function LostCalls(props: Lost) {
  const { value } = useLoaded(lostCalls)
  return value ? <value.LostByRemoval {...props} /> : null
}

interface NotesProps extends RemovalNotesProps {
  source: NonNullable<Resource['removalNotes']>
}

function Notes({ source, ...props }: NotesProps) {
  const { value } = useLoaded(source)
  return value ? <value.RemovalNotes {...props} /> : null
}
