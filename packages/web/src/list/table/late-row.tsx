import { GridRow, type GridRowProps } from '@mui/x-data-grid'
import { useDeferredValue } from 'react'
import { isInSight } from './rows-in-sight.ts'

/**
 * A row of the grid. Those in sight are drawn at once, the others in the pauses after it: a page of 100 rows is there as
 * soon as one of 25, and scrolling has nothing left to draw.
 */
export function LateRow(props: GridRowProps) {
  const isDrawn = useDeferredValue(true, isInSight(props.index, Number(props.rowHeight)))
  return isDrawn ? <GridRow {...props} /> : <div aria-hidden="true" style={{ height: props.rowHeight }} />
}
