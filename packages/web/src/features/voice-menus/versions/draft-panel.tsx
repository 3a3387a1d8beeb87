import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { draftOf } from '../../../parts/menu-drafts/revision.ts'
import { useNames } from '../../../parts/names/use-names.ts'
import { FieldGroup } from '../../../resource/form/field-group.tsx'
import { useFormFacts } from '../../../resource/form/form-context.ts'
import { formatDateTime } from '../../../state/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { PublishNotice } from '../publish-notice.tsx'
import type { MenuEditor } from '../use-menu-editor.ts'
import type { Values } from '../voice-menu-values.ts'
import { t as said } from '../voice-menus.messages.ts'
import { contentOfRow, isSameContent } from './menu-content.ts'
import type { Beside, OpenedMenu } from './opened-menu.ts'
import { PublishButton } from './publish-button.tsx'
import { t } from './versions.messages.ts'
import styles from './versions.module.css'
import { VersionsDialog } from './versions-dialog.tsx'

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
        {canPublish && <PublishNotice {...editor} />}
        {!readOnly && (
          <div className={styles.buttons}>
            {canPublish && <PublishButton row={row} editor={editor} />}
            {beside && <Kept row={row} />}
            {beside && <Withdraw isWithdrawn={isWithdrawn(row, editor)} />}
          </div>
        )}
      </div>
    </FieldGroup>
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
