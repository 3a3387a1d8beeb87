import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useNames } from '../../../parts/names/use-names.ts'
import { FieldGroup } from '../../../resource/form/field-group.tsx'
import { useFormFacts } from '../../../resource/form/form-context.ts'
import { formatDateTime } from '../../../state/dates.ts'
import { Button } from '../../../ui/button.tsx'
import type { MenuEditor } from '../use-menu-editor.ts'
import { t as said } from '../voice-menus.messages.ts'
import { contentOfRow, isSameContent } from './menu-content.ts'
import type { Beside, OpenedMenu } from './opened-menu.ts'
import { PublishButton } from './publish-button.tsx'
import { draftOf } from './revision.ts'
import { t } from './versions.messages.ts'
import styles from './versions.module.css'
import { VersionsDialog } from './versions-dialog.tsx'

/** Says of a menu that callers hear whether its draft is edited, with the ways to publish it, and to what was published. */
export function DraftPanel({ row, editor }: { row: OpenedMenu | undefined; editor: MenuEditor }) {
  const { readOnly, bulk } = useFormFacts()
  const isPublishing = editor.typed.status === 'published'
  const beside = row?.beside
  if (bulk || !row || (readOnly && !draftOf(beside?.revisions ?? []))) return null
  if (!beside) return isPublishing ? <FirstPublication row={row} editor={editor} /> : null
  const isMoved = hasMoved(beside)
  return (
    <FieldGroup title={t('panel')}>
      <div className={styles.panel}>
        <State beside={beside} />
        {!readOnly && !isPublishing && <Alert severity="warning">{t('withdraws')}</Alert>}
        {!readOnly && (
          <div className={styles.buttons}>
            {isPublishing && !isMoved && <PublishButton row={row} editor={editor} />}
            <Kept row={row} />
          </div>
        )}
      </div>
    </FieldGroup>
  )
}

/** A menu that nobody hears is published by its save; where cases fail that needs a question. */
function FirstPublication({ row, editor }: { row: OpenedMenu; editor: MenuEditor }) {
  if (editor.simulator.tried?.results.every(({ isMet }) => isMet) ?? true) return null
  return (
    <FieldGroup title={t('publish')}>
      <div className={styles.buttons}>
        <PublishButton row={row} editor={editor} />
      </div>
    </FieldGroup>
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
