import { useRef } from 'react'
import { useListeners } from '../../browser/use-listeners.ts'
import { LazySelectionBar } from '../bulk/lazy-selection-bar.tsx'
import { FilterChips } from '../filter/filter-chips.tsx'
import { focusRows } from '../keyboard/row-focus.ts'
import { t } from '../list.messages.ts'
import { type List, useListContext } from '../list.ts'
import { ListBanner } from '../list-banner.tsx'
import { LiveMark } from '../live/live-mark.tsx'
import { NewsLine } from '../live/news-line.tsx'
import { LazyQuickChips } from '../quick/lazy-quick-chips.tsx'
import { LazyChangedView } from '../views/lazy-changed-view.tsx'
import styles from './status-line.module.css'

// Much goes once it was pressed, such as a condition that is taken out, and the focus of the keyboard with it.
const listeners = { click: focusRows }

/** Between filter and rows: how many there are and what narrows them, or what can be done with the selected ones. */
export function StatusLine() {
  const list = useListContext()
  const line = useRef<HTMLDivElement>(null)
  useListeners(line, listeners)
  return (
    <div ref={line} className={styles.line} data-selecting={list.selection.size > 0}>
      <Count {...list} />
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

/** The usual ways to see fewer rows. */
function Narrowing({ resource }: List) {
  return (
    <>
      <LazyQuickChips />
      <ListBanner {...resource} />
    </>
  )
}

/** How many rows there are, or how many are selected. One element says both: only what stood there before is read out once it says something else. */
function Count({ resource, count, counting, view, listed, selection }: List) {
  const isSelecting = selection.size > 0
  const counted = !isSelecting && (view === 'rows' || view === 'no-match' || view === 'empty')
  return (
    <span className={styles.count} role="status">
      {isSelecting && t('list.selected', { count: selection.size })}
      {counted && count !== undefined && t('list.count', { count, ...resource.nouns })}
      {counted && counting && t('list.counting')}
      {counted && count === undefined && !counting && t('list.more', { count: listed.length, ...resource.nouns })}
    </span>
  )
}
