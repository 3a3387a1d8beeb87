import { GridRow, type GridRowProps } from '@mui/x-data-grid'
import { useCallback, useState } from 'react'
import { drawInSlices } from './draw-in-slices.ts'
import { TabStopContext } from './light-cell.tsx'
import { useRowClass } from './row-class.ts'
import { isInSight } from './rows-in-sight.ts'
import { useRowEvents } from './use-row-events.ts'
import { useRowFocus } from './use-row-focus.ts'

/**
 * A row of the grid. Those in sight are drawn at once, the others in the pauses after it: a page of 100 rows is there as
 * soon as one of 25, and scrolling has nothing left to draw.
 */
export function LateRow(props: GridRowProps) {
  const [isDrawn, setDrawn] = useState(() => isInSight(props.index, Number(props.rowHeight)))
  const place = useCallback(
    (element: HTMLDivElement | null) => (element ? drawInSlices(element, () => setDrawn(true)) : undefined),
    [],
  )
  const newsClass = useRowClass(Number(props.rowId))
  const tabStop = useRowFocus(props.rowId, isDrawn)
  const events = useRowEvents(props.rowId)
  return isDrawn ? (
    <TabStopContext value={tabStop}>
      <GridRow {...props} {...events} className={newsClass} />
    </TabStopContext>
  ) : (
    <div ref={place} aria-hidden="true" style={{ height: props.rowHeight }} />
  )
}
