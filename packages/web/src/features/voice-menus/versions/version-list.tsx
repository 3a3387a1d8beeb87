import { setupOf } from '@lineboard/sdk/call-flow'
import { useMemo, useState } from 'react'
import { useCall } from '../../../data/use-call.ts'
import { savedPlaceText } from '../../../kit/entities/saved-routing.ts'
import { comma } from '../../../lib/messages.ts'
import {
  draftOf,
  keptUnder,
  type MenuContent,
  revisionsOf,
  type Version,
  versionsOf,
} from '../../../shared/menu-drafts/revision.ts'
import { useNames } from '../../../shared/names/use-names.ts'
import { formatDateTime } from '../../../state/dates.ts'
import { toast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import type { Names } from '../editor/line-text.ts'
import { contentOfRow, isSameContent, useMenuRows } from '../menu/edited-menu.ts'
import { DifferenceList } from './difference-list.tsx'
import { differenceOf } from './merge-menus.ts'
import { publishMenu } from './publish-menu.ts'
import { PublishQuestion } from './publish-question.tsx'
import { t } from './versions.messages.ts'
import styles from './versions.module.css'

/** Something of a menu that can be compared, and brought back. */
interface Entry {
  id: string
  content: MenuContent
  version: Version
  /** It is what callers heard before that version, changed without one. */
  isElsewhere: boolean
}

/** Versions, newest first, with what callers heard between them that is no version. */
export function entriesOf(versions: readonly Version[]): Entry[] {
  return versions.flatMap((version, at) => {
    const { id, content, before } = version
    const previous = versions[at + 1]?.content
    const own: Entry = { id: String(id), content, version, isElsewhere: false }
    const isKnown = before === undefined || (previous && isSameContent(before, previous))
    return isKnown ? [own] : [own, { id: `${id} before`, content: before, version, isElsewhere: true }]
  })
}

/** Which of the entries callers hear, the newest of those that say the same; undefined where they hear none of them. */
export const liveEntry = (entries: readonly Entry[], content: MenuContent): Entry | undefined =>
  entries.find((entry) => isSameContent(entry.content, content))

/** What is kept of a menu, and what callers hear; undefined while it is looked up. */
export function useVersions({ id, customerId }: { id: number; customerId: number }) {
  const kept = useCall('Template.find', { filter: { where: keptUnder(id) } }, { silent: true })
  const menus = useCall('Ivr.find', { filter: { where: { id }, include: ['Actions'] } }, { silent: true })
  const rows = useMenuRows(customerId)
  const names = useMemo(() => setupOf({ menus: rows?.menus ?? [], gateways: rows?.gateways ?? [] }), [rows])
  const [live] = menus.data ?? []
  const error = kept.error ?? menus.error
  const retry = () => void Promise.all([kept.mutate(), menus.mutate()])
  if (!kept.data || !live) return { error, retry, names, versions: undefined }
  const revisions = revisionsOf(kept.data, id)
  const content = contentOfRow(live)
  return {
    ...{ error, retry, names },
    versions: { live, content, revisions, draft: draftOf(revisions), entries: entriesOf(versionsOf(revisions)) },
  }
}

export type Versions = NonNullable<ReturnType<typeof useVersions>['versions']>

/** What something is called that can be brought back. */
export const nameOfEntry = ({ isElsewhere, version }: Entry): string =>
  t(isElsewhere ? 'elsewhere' : 'version', { number: version.number })

interface VersionListProps {
  versions: Versions
  names: Names
  /** Waits for a publication, and shows nothing of it meanwhile. */
  whilePublishing: (run: Promise<unknown>) => Promise<void>
  onChanged: () => void
}

/** What was published of a menu, newest first; each can be brought back. */
export function VersionList({ versions, names, whilePublishing, onChanged }: VersionListProps) {
  const { live, content, revisions, entries } = versions
  const [chosen, choose] = useState<Entry>()
  const nameOf = useNames(entries.map(({ version }) => version.userId))
  const heard = live.status === 'published' ? liveEntry(entries, content) : undefined
  const bringBack = async (entry: Entry, anyway: boolean) => {
    const note = { restored: entry.version.createdAt }
    const last = revisions.at(-1)
    await whilePublishing(publishMenu({ menuId: live.id, content: entry.content, base: content, last, anyway, note }))
    const said = await savedPlaceText('Ivr')(live)
    toast({ severity: 'success', ...(said ?? { text: t('published') }) })
    onChanged()
  }
  return (
    <section className={styles.part}>
      <h3>{t('versions')}</h3>
      {entries.length === 0 && <p>{t('noVersions')}</p>}
      <ul className={styles.versions} aria-label={t('versions')}>
        {entries.map((entry) => {
          const isLive = entry === heard
          const isSame = live.status === 'published' && isSameContent(entry.content, content)
          return (
            <li key={entry.id} data-live={isLive || undefined}>
              <Said entry={entry} nameOf={nameOf} isLive={isLive} />
              {!isSame && (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={t('bringBackOf', { name: nameOfEntry(entry) })}
                  onClick={() => choose(entry)}
                >
                  {t('bringBack')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {chosen && (
        <PublishQuestion
          title={t('bringBackTitle', { name: nameOfEntry(chosen) })}
          confirmLabel={t('makeLive')}
          run={(anyway) => bringBack(chosen, anyway)}
          onClose={() => choose(undefined)}
        >
          <p>{t(live.status === 'published' ? 'makeLiveText' : 'publishOldText')}</p>
          <DifferenceList differences={differenceOf(content, chosen.content)} names={names} label={t('difference')} />
        </PublishQuestion>
      )}
    </section>
  )
}

interface SaidProps {
  entry: Entry
  nameOf: (id: number) => string
  isLive: boolean
}

function Said({ entry, nameOf, isLive }: SaidProps) {
  const { version, isElsewhere } = entry
  const { failing = [], restored } = version.note
  if (isElsewhere) {
    return (
      <span className={styles.said}>
        <strong>{nameOfEntry(entry)}</strong>
        <small>{t('elsewhereText', { number: version.number })}</small>
      </span>
    )
  }
  return (
    <span className={styles.said}>
      <strong>
        {nameOfEntry(entry)}
        {isLive && ` · ${t('live')}`}
      </strong>
      <small>{t('versionBy', { who: nameOf(version.userId), when: formatDateTime(version.createdAt) })}</small>
      {restored && <small>{t('restored', { when: formatDateTime(restored) })}</small>}
      {failing.length > 0 && <small>{t('failing', { count: failing.length, names: failing.join(comma) })}</small>}
    </span>
  )
}
