import { useState } from 'react'
import { useLoaded } from '../../browser/load-once.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { useRowHeight } from '../columns/use-row-height.ts'
import { useListContext } from '../list.ts'
import { FirstRows } from './first-rows.tsx'
import styles from './grid-view.module.css'
import { ListStatePanel } from './list-state-panel.tsx'
import { gridPart } from './load-grid.ts'
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
  const { value: ListGrid, failed } = useLoaded(gridPart)
  const { place, isDrawing, isUp } = useGridBehind(isBegun)
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
