import { LazySelectionBar } from '../bulk/lazy-selection-bar.tsx'
import { FilterChips } from '../filter/filter-chips.tsx'
import { t } from '../list.messages.ts'
import { type List, useListContext } from '../list.ts'
import { ListBanner } from '../list-banner.tsx'
import { LiveMark } from '../live/live-mark.tsx'
import { NewsLine } from '../live/news-line.tsx'
import { LazyQuickChips } from '../quick/lazy-quick-chips.tsx'
import { LazyChangedView } from '../views/lazy-changed-view.tsx'
import styles from './status-line.module.css'

/** Between filter and rows: how many there are and what narrows them, or what can be done with the selected ones. */
export function StatusLine() {
  const list = useListContext()
  return (
    <div className={styles.line} data-selecting={list.selection.size > 0}>
      {list.selection.size > 0 ? <LazySelectionBar /> : <Narrowing {...list} />}
      <LiveMark {...list.resource} />
      <NewsLine />
      <LazyChangedView />
      <FilterChips />
      {list.can.readOnly && (
        <span className={styles.readOnly}>{t('list.readOnly', { nouns: list.resource.nouns.other })}</span>
      )}
    </div>
  )
}

/** How many rows there are, and the usual ways to see fewer. */
function Narrowing(list: List) {
  return (
    <>
      <Count {...list} />
      <LazyQuickChips />
      {list.resource.banner && <ListBanner source={list.resource.banner} />}
    </>
  )
}

function Count({ resource, count, counting, view, listed }: List) {
  const counted = view === 'rows' || view === 'no-match' || view === 'empty'
  return (
    <span className={styles.count} role="status">
      {counted && count !== undefined && t('list.count', { count, ...resource.nouns })}
      {counted && counting && t('list.counting')}
      {counted && count === undefined && !counting && t('list.more', { count: listed.length, ...resource.nouns })}
    </span>
  )
}
