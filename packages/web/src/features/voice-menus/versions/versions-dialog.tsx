import { useState } from 'react'
import { useLocation } from 'wouter'
import { hrefOf } from '../../../places/href.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PlainSelect } from '../../../ui/plain-select.tsx'
import type { Names } from '../editor/line-text.ts'
import { isSameContent } from '../menu/edited-menu.ts'
import { DifferenceList } from './difference-list.tsx'
import { DraftPart } from './draft-part.tsx'
import { differenceOf } from './merge-menus.ts'
import type { OpenedMenu } from './revisions.ts'
import { nameOfEntry, useVersions, VersionList, type Versions } from './version-list.tsx'
import { t } from './versions.messages.ts'
import styles from './versions.module.css'

/** What differs between any two: what is live, the draft, and what was published; nothing where they are all the same. */
function CompareVersions({
  versions: { live, content, draft: beside, entries },
  names,
}: {
  versions: Versions
  names: Names
}) {
  const isLive = live.status === 'published'
  const draft = isLive ? beside : undefined
  const sides = [
    { id: 'live', name: t(isLive ? 'live' : 'draft'), content },
    ...(draft ? [{ id: 'draft', name: t('draft'), content: draft.content }] : []),
    ...entries.map((entry) => ({ id: entry.id, name: nameOfEntry(entry), content: entry.content })),
  ]
  const [first, setFirst] = useState<string>()
  const [second, setSecond] = useState<string>()
  const sideOf = (id: string | undefined) => sides.find((side) => side.id === id)
  // At first what was heard before what is live, or what the draft changes of it.
  const before = sides.find((side) => side.id !== 'draft' && !isSameContent(side.content, content))
  const from = sideOf(first) ?? (draft ? sides[0] : (before ?? sides[0]))
  const to = sideOf(second) ?? (draft ? sides[1] : sides[0])
  if (!from || !to || sides.every((side) => isSameContent(side.content, content))) return null
  const options = sides.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <section className={styles.part}>
      <h3>{t('compare')}</h3>
      <div className={styles.sides}>
        <PlainSelect
          label={t('from')}
          options={options}
          value={from.id}
          onChange={({ target }) => setFirst(target.value)}
        />
        <PlainSelect
          label={t('to')}
          options={options}
          value={to.id}
          onChange={({ target }) => setSecond(target.value)}
        />
      </div>
      <DifferenceList differences={differenceOf(from.content, to.content)} names={names} label={t('difference')} />
    </section>
  )
}

interface VersionsDialogProps {
  row: Pick<OpenedMenu, 'id' | 'customerId' | 'name'>
  /** It stands over the form of the menu, which a change here closes: it shows what was there before. @default false */
  isBehindForm?: boolean
  onClose: () => void
}

/** The draft of a menu and what was published of it: compared, published, discarded, brought back. */
export function VersionsDialog({ row, isBehindForm = false, onClose }: VersionsDialogProps) {
  const { versions: known, names, error, retry } = useVersions(row)
  const [held, hold] = useState<Versions>()
  const versions = held ?? known
  const [, navigate] = useLocation()
  const handleChanged = () => {
    if (!isBehindForm) return
    onClose()
    navigate(hrefOf('voiceMenus'))
  }
  // A version is kept before its menu is live, and taken back where that is refused: what is asked about stays in sight until that is known.
  const whilePublishing = async (run: Promise<unknown>) => {
    hold(versions)
    try {
      await run
    } finally {
      hold(undefined)
    }
  }
  const shared = { names, whilePublishing, onChanged: handleChanged }
  return (
    <Dialog
      title={t('title', { name: row.name })}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {error && <ErrorState error={error} onRetry={retry} />}
      {!versions && !error && <p role="status">{t('loading')}</p>}
      {versions && (
        <>
          <DraftPart versions={versions} {...shared} />
          <VersionList versions={versions} {...shared} />
          <CompareVersions versions={versions} names={names} />
        </>
      )}
    </Dialog>
  )
}
