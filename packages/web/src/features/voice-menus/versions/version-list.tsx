import { useState } from 'react'
import { comma } from '../../../lib/messages.ts'
import { useNames } from '../../../shared/names/use-names.ts'
import { formatDateTime } from '../../../state/dates.ts'
import { toast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import type { Names } from '../editor/line-text.ts'
import { isSameContent } from '../menu/menu-content.ts'
import { DifferenceList } from './difference-list.tsx'
import { differenceOf } from './merge-menus.ts'
import { publishMenu } from './publish-menu.ts'
import { PublishQuestion } from './publish-question.tsx'
import { type Entry, liveEntry, nameOfEntry, type Versions } from './use-versions.ts'
import { t } from './versions.messages.ts'
import styles from './versions.module.css'

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
    toast({ severity: 'success', text: t('published') })
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
          <p>{t('makeLiveText')}</p>
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
