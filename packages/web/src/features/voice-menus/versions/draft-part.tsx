import { contains } from '@lineboard/sdk'
import { isFault } from '@lineboard/sdk/call-flow'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { reportError } from '../../../data/report-error.ts'
import { useCall } from '../../../data/use-call.ts'
import { useConfirmed } from '../../../data/use-confirmed.ts'
import type { draftOf, Kept, MenuContent } from '../../../shared/menu-drafts/revision.ts'
import { useNames } from '../../../shared/names/use-names.ts'
import { formatDateTime } from '../../../state/dates.ts'
import { toast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { Names } from '../editor/line-text.ts'
import { isSameContent } from '../menu/edited-menu.ts'
import { DifferenceList } from './difference-list.tsx'
import { differenceOf, mergeMenus } from './merge-menus.ts'
import { NotHeard } from './not-heard.tsx'
import { publishMenu, sayPublished } from './publish-menu.ts'
import { PublishNotice, useContentChecks } from './publish-notice.tsx'
import { PublishQuestion } from './publish-question.tsx'
import { prune, saveRevision } from './revisions.ts'
import type { Versions } from './version-list.tsx'
import { t } from './versions.messages.ts'
import styles from './versions.module.css'

type Changed = Pick<Versions, 'live' | 'content' | 'entries'>

/** Who changed what callers hear, and when: its version says so, else the audit log, for who may read it; else its row knows when. */
function useChangedBy({ live, content, entries }: Changed): { userId: number | undefined; at: string } {
  const version = entries.find((entry) => !entry.isElsewhere && isSameContent(entry.content, content))?.version
  const where = {
    and: [
      { or: [{ endpoint: `/Ivrs/${live.id}` }, { endpoint: contains(`/Ivrs/${live.id}/`) }] },
      { method: { inq: ['POST', 'PUT', 'DELETE'] as const } },
      { statusCode: { lt: 300 } },
    ],
  }
  const args = version ? null : { filter: { where, order: 'createdAt DESC' as const, limit: 1 } }
  const { data = [] } = useCall('AuditLog.find', args, { silent: true })
  if (version) return { userId: version.userId, at: version.createdAt }
  return { userId: data[0]?.userId, at: data[0]?.createdAt ?? live.updatedAt }
}

/** Says that callers hear something else than a draft was begun with: who changed it, when, and how. */
function LiveMoved({ base, names, ...changed }: Changed & { base: MenuContent; names: Names }) {
  const { userId, at } = useChangedBy(changed)
  const nameOf = useNames(userId === undefined ? [] : [userId])
  const when = formatDateTime(at)
  return (
    <Alert severity="warning">
      <div>{userId === undefined ? t('movedAt', { when }) : t('movedBy', { who: nameOf(userId), when })}</div>
      <DifferenceList differences={differenceOf(base, changed.content)} names={names} label={t('movedHow')} />
    </Alert>
  )
}

interface DiscardDraftProps {
  onDiscard: () => Promise<void>
  onClose: () => void
}

/** Asks before the draft of a menu is given up. */
export function DiscardDraft({ onDiscard, onClose }: DiscardDraftProps) {
  const confirmed = useConfirmed(onDiscard)
  return (
    <ConfirmDialog
      open
      title={t('discardTitle')}
      confirmLabel={t('discard')}
      destructive
      {...confirmed}
      onClose={onClose}
    >
      {t('discardText')}
    </ConfirmDialog>
  )
}

interface DraftButtonsProps {
  /** The menu that callers hear is no longer the one that the draft was begun with. */
  isMoved: boolean
  /** Something keeps the draft from being published. */
  isBlocked: boolean
  isBusy: boolean
  onTakeLive: () => void
  onAsk: (question: 'publish' | 'discard') => void
}

/** What can be done with a draft. */
function DraftButtons({ isMoved, isBlocked, isBusy, onTakeLive, onAsk }: DraftButtonsProps) {
  return (
    <div className={styles.buttons}>
      {isMoved ? (
        <Button variant="contained" loading={isBusy} onClick={onTakeLive}>
          {t('takeLive')}
        </Button>
      ) : (
        <Button variant={isBlocked ? 'outlined' : 'contained'} onClick={() => onAsk('publish')}>
          {t('publish')}
        </Button>
      )}
      <Button color="error" onClick={() => onAsk('discard')}>
        {t('discard')}
      </Button>
    </div>
  )
}

interface DraftPartProps {
  versions: Versions
  names: Names
  /** Waits for a publication, and shows nothing of it meanwhile. */
  whilePublishing: (run: Promise<unknown>) => Promise<void>
  onChanged: () => void
}

/** The draft of a menu, and its way to callers. */
export function DraftPart(props: DraftPartProps) {
  const { live, draft } = props.versions
  if (live.status !== 'published') return <NotHeard {...props} />
  if (draft) return <Draft {...props} draft={draft} />
  return (
    <section className={styles.part}>
      <h3>{t('draft')}</h3>
      <p>{t('noDraft')}</p>
    </section>
  )
}

type DraftProps = DraftPartProps & { draft: NonNullable<ReturnType<typeof draftOf>> }

/** The draft beside what callers hear: what it changes, and whether they hear by now what it was begun with. */
function Draft({ versions, draft, names, whilePublishing, onChanged }: DraftProps) {
  const { live, content, revisions } = versions
  const checked = useContentChecks(live, draft.content)
  const [asked, ask] = useState<'publish' | 'discard'>()
  const [isBusy, setBusy] = useState(false)
  const nameOf = useNames([draft.userId])
  const isBlocked = checked?.findings.some(isFault) === true
  const isMoved = !isSameContent(draft.base, content)
  const merged = mergeMenus(draft.base, content, draft.content)
  const both = merged.conflicts.map(({ path, theirs, mine }) => ({ path, before: theirs, after: mine }))
  const done = (text: string) => {
    toast({ severity: 'success', text })
    onChanged()
  }
  const change = async (kept: Kept, text: string) => {
    await saveRevision(live.id, draft, kept)
    await prune(live.id).catch(() => undefined)
    ask(undefined)
    done(text)
  }
  const takeLive = async () => {
    setBusy(true)
    await change({ kind: 'draft', content: merged.content, base: content }, t('taken')).catch(reportError)
    setBusy(false)
  }
  const publish = async (anyway: boolean) => {
    const { base } = draft
    const last = revisions.at(-1)
    await whilePublishing(publishMenu({ menuId: live.id, content: draft.content, base, last, anyway }))
    await sayPublished(live)
    onChanged()
  }
  const difference = (
    <DifferenceList differences={differenceOf(draft.base, draft.content)} names={names} label={t('changes')} />
  )
  return (
    <section className={styles.part}>
      <h3>{t('draft')}</h3>
      <p>{t('draftOf', { who: nameOf(draft.userId), when: formatDateTime(draft.createdAt) })}</p>
      {isMoved && <LiveMoved {...versions} base={draft.base} names={names} />}
      <h4>{t('changes')}</h4>
      {difference}
      {isMoved && both.length > 0 && (
        <>
          <p>{t('bothChanged')}</p>
          <DifferenceList differences={both} names={names} label={t('bothChanged')} />
        </>
      )}
      {!isMoved && checked && <PublishNotice {...checked} isHeard />}
      <DraftButtons {...{ isMoved, isBlocked, isBusy }} onTakeLive={() => void takeLive()} onAsk={ask} />
      {asked === 'publish' && (
        <PublishQuestion
          title={t('publishTitle')}
          confirmLabel={t('publish')}
          run={publish}
          onClose={() => ask(undefined)}
        >
          <p>{t('publishText')}</p>
          {difference}
        </PublishQuestion>
      )}
      {asked === 'discard' && (
        <DiscardDraft onDiscard={() => change({ kind: 'discarded' }, t('discarded'))} onClose={() => ask(undefined)} />
      )}
    </section>
  )
}
