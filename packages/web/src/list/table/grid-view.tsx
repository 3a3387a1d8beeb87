import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPress } from '../../browser/events.ts'
import { afterPaint } from '../../browser/keep-current.ts'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { downloadRest } from '../../browser/rest.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { t } from '../context/list.messages.ts'
import { useRowHeight } from '../context/list-preferences.ts'
import { useListQuery, useListRows } from '../context/list-provider.tsx'
import { FirstRows } from './first-rows.tsx'
import styles from './grid-view.module.css'
import { ListStatePanel } from './list-state-panel.tsx'
import loadingRowsStyles from './loading-rows.module.css'

/** Windows in which lists are cards. */
export const NARROW = '(width < 700px)'

/** The grid's code, a quarter of what a list needs: the rows in sight stand without it. */
export const gridPart = loadOnce(async () => (await import('./list-grid.tsx')).ListGrid)

/**
 * Brings the grid ahead of need where lists are grids; failing is no harm, the list tries again. In a page that begins with a list it is only
 * downloaded: run, it would hold up the first rows.
 */
export function bringGrid(): void {
  if (!matchMedia(NARROW).matches && !downloadRest()) gridPart.load().catch(() => undefined)
}

/** What stands where rows will be until they are there: one element, for the grid takes longer to draw than they take to come. */
function LoadingRows({ rowHeight }: { rowHeight: number }) {
  const { resource, state } = useListQuery()
  return (
    <div
      role="status"
      aria-label={t('list.loading', { nouns: resource.nouns.other })}
      className={loadingRowsStyles.rows}
      style={{ height: state.pageSize * rowHeight, lineHeight: `${rowHeight}px` }}
    />
  )
}

const SCROLLER = 'MuiDataGrid-virtualScroller'

const positions = {
  'MuiDataGrid-scrollbar--vertical': 'scrollTop',
  'MuiDataGrid-scrollbar--horizontal': 'scrollLeft',
} as const

/** What a scrollbar of the grid follows; undefined for another element. */
function positionOf({ classList }: Element): 'scrollTop' | 'scrollLeft' | undefined {
  for (const [name, position] of Object.entries(positions)) if (classList.contains(name)) return position
  return undefined
}

/**
 * Keeps from a grid that it is being scrolled. It would look for rows to draw, by asking each of its cells, with every
 * frame; where all rows are drawn there are none, and on a slow machine that search is most of what a frame takes. What
 * the grid does beside it is done here: its scrollbars, elements of its own, follow.
 */
function quietScroll(around: HTMLElement): () => void {
  const written = new WeakMap<Element, number>()

  function lead(scroller: Element) {
    for (const bar of scroller.parentElement?.children ?? []) {
      const position = positionOf(bar)
      if (!position || bar[position] === scroller[position]) continue
      bar[position] = scroller[position]
      written.set(bar, bar[position])
    }
  }

  function onScroll(event: Event) {
    const { target } = event
    if (!(target instanceof Element)) return
    const position = positionOf(target)
    const isScroller = target.classList.contains(SCROLLER)
    if (isScroller) lead(target)
    // A bar that follows would lead the rows back to where they were when it was told to.
    if (isScroller || (position && written.get(target) === target[position])) event.stopPropagation()
  }

  around.addEventListener('scroll', onScroll, { capture: true, passive: true })
  return () => around.removeEventListener('scroll', onScroll, { capture: true })
}

/** Calls once something matches in an element. */
function whenThere(around: HTMLElement, selector: string, done: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (!around.querySelector(selector)) return
    observer.disconnect()
    done()
  })
  observer.observe(around, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * Lets the first rows be seen before the grid is there: it is drawn after they are painted, behind, and takes over in the
 * moment in which it has its rows, so that there are never two of them.
 */
function useGridBehind(isBegun: boolean) {
  const [isUp, setUp] = useState(false)
  const [isDrawing, setDrawing] = useState(false)
  // Never as a deferred value: what the grid registers while a drawing goes on that React then gives up keeps that grid,
  // half a megabyte, for as long as the page lives.
  useEffect(() => (isBegun ? afterPaint(() => setDrawing(true)) : undefined), [isBegun])
  const place = useCallback((around: HTMLElement | null) => {
    if (!around) return
    // A press that began on a row of before would end on one of the grid, and be no click on either.
    const takeOver = () => afterPress(() => flushSync(() => setUp(true)))
    const ends = [quietScroll(around), whenThere(around, '.MuiDataGrid-row', takeOver)]
    return () => {
      for (const end of ends) end()
    }
  }, [])
  return { place, isDrawing, isUp }
}

const noRows: readonly object[] = []

/** The list as a grid: header stays, arrows move, Enter opens a row, Space selects it. */
export function GridView() {
  const { columns, preferences } = useListQuery()
  const { rows, view } = useListRows()
  const rowHeight = useRowHeight(preferences)
  const shown = view === 'rows' ? rows : noRows
  // Drawn without rows and then with them, the grid would take twice as long.
  const [isBegun, setBegun] = useState(false)
  if (view !== 'loading' && !isBegun) setBegun(true)
  const { place, isDrawing, isUp } = useGridBehind(isBegun)
  const { value: ListGrid, failed } = useLoaded(gridPart, isDrawing)
  return (
    <div className={styles.place} ref={place}>
      {isDrawing && ListGrid && <ListGrid rows={shown} />}
      {isBegun && !isUp && !failed && shown.length > 0 && (
        <FirstRows rows={shown} columns={columns} rowHeight={rowHeight} />
      )}
      {failed && (
        <div className={styles.instead}>
          <ErrorState error={undefined} onRetry={() => location.reload()} />
        </div>
      )}
      {view !== 'rows' && (
        <div className={styles.instead}>
          {view === 'loading' ? <LoadingRows rowHeight={rowHeight} /> : <ListStatePanel />}
        </div>
      )}
    </div>
  )
}
