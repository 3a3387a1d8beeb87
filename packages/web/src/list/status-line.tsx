import { useRef } from 'react'
import { useListeners } from '../browser/events.ts'
import { NARROW, useMedia } from '../browser/hooks.ts'
import { loadOnce, useLoaded } from '../browser/lazy.ts'
import { useHistoryState } from '../browser/navigate.ts'
import type { BannerProps, Resource } from '../kit/define-resource.ts'
import { useWanted } from '../ui/use-wanted.ts'
import { t } from './context/list.messages.ts'
import {
  type QueryContext,
  type RowsContext,
  type SelectionContext,
  useListCommands,
  useListQuery,
  useListRows,
  useListSelection,
} from './context/list-provider.tsx'
import { focusRows } from './context/row-focus.ts'
import { viewRefOf } from './context/saved-views.ts'
import { FilterChips } from './filter/filter-chips.tsx'
import { LiveMark, NewsLine } from './live/live-mark.tsx'
import { marksAndChips } from './marks/row-notes.tsx'
import styles from './status-line.module.css'

const bar = loadOnce(() => import('./actions/selection-panels.ts'))

/** What can be done with the selected rows, in code that comes with the first selection. */
function LazySelectionBar() {
  const value = useWanted(bar)
  return value ? <value.SelectionBar /> : null
}

/** Links to parts of a list, once their code is here. */
function ListBanner({ banner, searchable }: Pick<Resource, 'banner' | 'searchable'>) {
  return banner ? <Loaded source={banner} searchable={searchable} /> : null
}

interface LoadedProps extends BannerProps {
  source: NonNullable<Resource['banner']>
}

function Loaded({ source, searchable }: LoadedProps) {
  const { value } = useLoaded(source)
  return value ? <value.Banner searchable={searchable} /> : null
}

/** Usual ways to narrow the list, where it has any: their place is kept until they are here. */
function LazyQuickChips() {
  const hasAny = useListQuery().resource.quickFilters !== undefined
  const { value: loaded } = useLoaded(marksAndChips, hasAny)
  return hasAny && <div className={styles.quickChips}>{loaded && <loaded.QuickChips />}</div>
}

const line = loadOnce(async () => (await import('./toolbar-panels.ts')).ChangedView)

/** What is said of a changed view, whose code comes with the first list that was opened by one. */
function LazyChangedView() {
  const isOpen = viewRefOf(useHistoryState()) !== undefined
  const ChangedView = useWanted(line, isOpen)
  return isOpen && ChangedView ? <ChangedView /> : null
}

// Much goes once it was pressed, such as a condition that is taken out, and the focus of the keyboard with it.
const listeners = { click: focusRows }

/** Between filter and rows: how many there are and what narrows them, or what can be done with the selected ones. */
export function StatusLine() {
  const list = { ...useListQuery(), ...useListRows(), ...useListSelection(), ...useListCommands() }
  const line = useRef<HTMLDivElement>(null)
  useListeners(line, listeners)
  // Where the line scrolls, what narrows the list now is in sight before what else may; elsewhere what is pressed stays where it is.
  const isOneLine = useMedia(NARROW)
  return (
    <div ref={line} className={styles.line} data-selecting={list.selection.size > 0}>
      {list.resource.bannerFirst && list.selection.size === 0 && <ListBanner {...list.resource} />}
      <Count {...list} />
      {isOneLine && <FilterChips />}
      {list.selection.size > 0 ? <LazySelectionBar /> : <Narrowing {...list} />}
      <LiveMark {...list.resource} />
      <NewsLine />
      <LazyChangedView />
      {!isOneLine && <FilterChips />}
      {list.can.readOnly && (
        <span className={styles.readOnly}>{t('list.readOnly', { nouns: list.resource.nouns.other })}</span>
      )}
    </div>
  )
}

/** The usual ways to see fewer rows. */
function Narrowing({ resource }: QueryContext) {
  return (
    <>
      <LazyQuickChips />
      {!resource.bannerFirst && <ListBanner {...resource} />}
    </>
  )
}

/** How many rows there are, or how many are selected. One element says both: only what stood there before is read out once it says something else. */
function Count({ resource, count, counting, view, listed, selection }: QueryContext & RowsContext & SelectionContext) {
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
