import { useState } from 'react'
import { useRowHeight } from '../columns/use-row-height.ts'
import { useListContext } from '../list.ts'
import { FirstRows } from './first-rows.tsx'
import styles from './grid-view.module.css'
import { ListGrid } from './list-grid.tsx'
import { ListStatePanel } from './list-state-panel.tsx'
import { LoadingRows } from './loading-rows.tsx'
import { useGridBehind } from './use-grid-behind.ts'

const noRows: readonly object[] = []

/** The list as a grid: header stays, arrows move, Enter opens a row, Space selects it. */
export function GridView() {
  const { columns, rows, view, preferences } = useListContext()
  const rowHeight = useRowHeight(preferences)
  const shown = view === 'rows' ? rows : noRows
  // Drawn without rows and then with them, the grid would take twice as long.
  const [isBegun, setBegun] = useState(false)
  if (view !== 'loading' && !isBegun) setBegun(true)
  const { place, isDrawing, isUp } = useGridBehind(isBegun)
  return (
    <div className={styles.place} ref={place}>
      {isDrawing && <ListGrid rows={shown} />}
      {isBegun && !isUp && shown.length > 0 && <FirstRows rows={shown} columns={columns} rowHeight={rowHeight} />}
      {view !== 'rows' && (
        <div className={styles.instead}>
          {view === 'loading' ? <LoadingRows rowHeight={rowHeight} /> : <ListStatePanel />}
        </div>
      )}
    </div>
  )
}
