import type { HTMLAttributes } from 'react'
import type { Entry, EntryKind } from './entries/entry.ts'
import { t } from './palette.messages.ts'
import styles from './palette.module.css'

interface PaletteListProps {
  listbox: HTMLAttributes<HTMLElement>
  entries: readonly Entry[]
  optionProps: (entry: Entry, index: number) => HTMLAttributes<HTMLElement> & { key: unknown }
}

/** What was found, under the names of its kinds. */
export function PaletteList({ listbox, entries, optionProps }: PaletteListProps) {
  const groups: { kind: EntryKind; entries: [entry: Entry, index: number][] }[] = []
  for (const [index, entry] of entries.entries()) {
    const last = groups.at(-1)
    if (last?.kind === entry.kind) last.entries.push([entry, index])
    else groups.push({ kind: entry.kind, entries: [[entry, index]] })
  }
  return (
    <div {...listbox} role="listbox" className={styles.list} aria-label={t('results')} aria-labelledby={undefined}>
      {groups.map(({ kind, entries: members }) => (
        <fieldset key={kind} className={styles.group} aria-label={t(`kinds.${kind}`)}>
          <p className={styles.kind} aria-hidden="true">
            {t(`kinds.${kind}`)}
          </p>
          {members.map(([entry, index]) => {
            const { key: _, ...props } = optionProps(entry, index)
            return (
              <div {...props} key={entry.key} className={styles.entry}>
                <span className={styles.name} dir="auto">
                  {entry.label}
                </span>
                {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
              </div>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
