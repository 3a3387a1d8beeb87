import { useState } from 'react'
import { PlainSelect } from '../../../ui/plain-select.tsx'
import type { Names } from '../outline/line-text.ts'
import { DifferenceList } from './difference-list.tsx'
import { nameOfEntry } from './entry-name.ts'
import { isSameContent } from './menu-content.ts'
import { differenceOf } from './merge-menus.ts'
import type { Versions } from './use-versions.ts'
import { t } from './versions.messages.ts'
import styles from './versions.module.css'

/** What differs between any two: what is live, the draft, and what was published. */
export function CompareVersions({
  versions: { content, draft, entries },
  names,
}: {
  versions: Versions
  names: Names
}) {
  const sides = [
    { id: 'live', name: t('live'), content },
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
  if (!from || !to) return null
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
