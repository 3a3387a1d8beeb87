import { LazySelectionBar } from '../bulk/lazy-selection-bar.tsx'
import { FilterChips } from '../filter/filter-chips.tsx'
import { t } from '../list.messages.ts'
import { type List, useListContext } from '../list.ts'
import { LiveMark } from '../live/live-mark.tsx'
import { NewsLine } from '../live/news-line.tsx'
import styles from './status-line.module.css'

/** Between filter and rows: how many there are and what narrows them, or what can be done with the selected ones. */
export function StatusLine() {
  const list = useListContext()
  return (
    <div className={styles.line} data-selecting={list.selection.size > 0}>
      {list.selection.size > 0 ? <LazySelectionBar /> : <Count {...list} />}
      {list.resource.channel && <LiveMark />}
      <NewsLine />
      <FilterChips />
      {list.can.readOnly && (
        <span className={styles.readOnly}>{t('list.readOnly', { nouns: list.resource.nouns.other })}</span>
      )}
    </div>
  )
}

function Count({ resource, count, counting, view, rows }: List) {
  const counted = view === 'rows' || view === 'no-match' || view === 'empty'
  return (
    <span className={styles.count} role="status">
      {counted && count !== undefined && t('list.count', { count, ...resource.nouns })}
      {counted && counting && t('list.counting')}
      {counted && count === undefined && !counting && t('list.more', { count: rows.length, ...resource.nouns })}
    </span>
  )
}
