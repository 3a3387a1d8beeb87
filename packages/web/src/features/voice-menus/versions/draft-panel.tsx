import { isFault } from '@lineboard/sdk/call-flow'
import Alert from '@mui/material/Alert'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useLoaded } from '../../../browser/lazy.ts'
import { routingPanels } from '../../../kit/entities/saved-routing.ts'
import { useFormFacts } from '../../../kit/form/form-context.ts'
import { FieldGroup } from '../../../kit/form/form-frame.tsx'
import { putParameter } from '../../../places/href.ts'
import { draftOf } from '../../../shared/menu-drafts/revision.ts'
import { useNames } from '../../../shared/names/use-names.ts'
import { formatDateTime } from '../../../state/dates.ts'
import { Button } from '../../../ui/button.tsx'
import type { MenuEditor } from '../editor/use-menu-editor.ts'
import { contentOfRow, isSameContent } from '../menu/edited-menu.ts'
import type { Values } from '../menu/menu-values.ts'
import { t as said } from '../menu/voice-menus.messages.ts'
import { takeWanted, wantPublished } from './publish-menu.ts'
import { PublishNotice } from './publish-notice.tsx'
import { PublishQuestion } from './publish-question.tsx'
import { PutOnNumber } from './put-on-number.tsx'
import type { Beside, OpenedMenu } from './revisions.ts'
import { t } from './versions.messages.ts'
import styles from './versions.module.css'
import { VersionsDialog } from './versions-dialog.tsx'

/** Publishes what is typed, by the save of the form. Where cases fail it names them, and asks first. */
function PublishButton({ row, editor }: { row: OpenedMenu | undefined; editor: MenuEditor }) {
  const id = row?.id
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  const { submitCount, isSubmitting, isDirty } = useFormState()
  const failing = editor.simulator.tried?.results.filter(({ isMet }) => !isMet) ?? []
  const isPublished = !isDirty && row?.beside !== undefined && draftOf(row.beside.revisions) === undefined
  const isBlocked = editor.draft?.findings.some(isFault) === true
  // A save that came to nothing must not make the next one publish.
  useEffect(() => void (submitCount > 0 && !isSubmitting && takeWanted(id)), [id, submitCount, isSubmitting])

  const publish = (anyway: boolean) => {
    wantPublished(id, { anyway })
    button.current?.form?.requestSubmit()
  }
  return (
    <>
      <Button
        ref={button}
        variant={isPublished || isBlocked ? 'outlined' : 'contained'}
        disabled={isSubmitting}
        onClick={() => (failing.length > 0 ? setAsking(true) : publish(false))}
      >
        {t('publish')}
      </Button>
      {isAsking && (
        <PublishQuestion
          failing={failing}
          title={t('publishTitle')}
          confirmLabel={t('publish')}
          run={async () => publish(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** What speaks against publishing a menu as it is typed. */
function TypedNotice({ typed, draft, simulator: { tried } }: MenuEditor) {
  const failing = tried?.results.filter(({ isMet }) => !isMet)
  const isHeard = typed.status === 'published'
  return <PublishNotice findings={draft?.findings} actions={typed.actions} {...{ failing, isHeard }} />
}

/** Says of a menu whether callers hear it, and whether a draft of it is edited, with the ways to publish it, to take it back, and to what was published. */
export function DraftPanel({ row, editor }: { row: OpenedMenu | undefined; editor: MenuEditor }) {
  const { readOnly, bulk } = useFormFacts()
  const beside = row?.beside
  const hasDraft = draftOf(beside?.revisions ?? []) !== undefined
  if (bulk || (readOnly && !hasDraft)) return null
  const canPublish = !readOnly && !(beside && hasMoved(beside)) && !isWithdrawn(row, editor)
  return (
    <FieldGroup title={beside && !hasDraft ? said('published') : t('panel')}>
      <div className={styles.panel}>
        {beside ? <State beside={beside} /> : <p>{t('notHeardYet')}</p>}
        {!readOnly && isWithdrawn(row, editor) && <Alert severity="warning">{t('withdraws')}</Alert>}
        {canPublish && <TypedNotice {...editor} />}
        {!readOnly && (
          <div className={styles.buttons}>
            {canPublish && <PublishButton row={row} editor={editor} />}
            {beside && <Kept row={row} />}
            {beside && <Withdraw isWithdrawn={isWithdrawn(row, editor)} />}
          </div>
        )}
        {!readOnly && row && <Numbers row={row} />}
      </div>
    </FieldGroup>
  )
}

/** Whose calls come to the menu, and its way to more of them. */
function Numbers({ row }: { row: OpenedMenu }) {
  const { value } = useLoaded(routingPanels)
  const { isDirty } = useFormState()
  const [isChoosing, setChoosing] = useState(() => new URLSearchParams(location.search).has(putParameter))
  if (!value) return null
  return (
    <>
      <value.MenuNumbers row={row} isHeard={row.beside !== undefined} onPut={() => setChoosing(true)} />
      {isChoosing && <PutOnNumber row={row} form={isDirty ? 'changed' : 'open'} onClose={() => setChoosing(false)} />}
    </>
  )
}

/** Whether a menu that callers hear is no longer to be heard once it is saved. */
const isWithdrawn = (row: OpenedMenu | undefined, { typed }: MenuEditor): boolean =>
  row?.beside !== undefined && typed.status !== 'published'

/** Takes a menu from callers, or leaves it to them, with the next save. */
function Withdraw({ isWithdrawn }: { isWithdrawn: boolean }) {
  const { setValue } = useFormContext<Values>()
  const set = () => setValue('status', isWithdrawn ? 'published' : 'draft', { shouldDirty: true })
  return (
    <Button variant="outlined" onClick={set}>
      {t(isWithdrawn ? 'keepPublished' : 'withdraw')}
    </Button>
  )
}

/** Whether callers hear something else by now than the draft was begun with. */
function hasMoved({ live, revisions }: Beside): boolean {
  const draft = draftOf(revisions)
  return draft !== undefined && !isSameContent(draft.base, contentOfRow(live))
}

function State({ beside }: { beside: Beside }) {
  const draft = draftOf(beside.revisions)
  const nameOf = useNames(draft ? [draft.userId] : [])
  if (!draft) return <p>{t('nothingYet')}</p>
  return (
    <>
      <p>{t('editing', { who: nameOf(draft.userId), when: formatDateTime(draft.createdAt) })}</p>
      {hasMoved(beside) && <Alert severity="warning">{t('liveMoved')}</Alert>}
    </>
  )
}

function Kept({ row }: { row: OpenedMenu }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {said('versions')}
      </Button>
      {isOpen && <VersionsDialog row={row} isBehindForm onClose={() => setOpen(false)} />}
    </>
  )
}
