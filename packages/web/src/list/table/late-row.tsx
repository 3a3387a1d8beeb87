import { GridRow, type GridRowProps } from '@mui/x-data-grid'
import { useDeferredValue } from 'react'

/** What the top bar, the title, the filter and the pager take of the window at least, in pixels. */
const AROUND_PX = 300

/** Whether a row can be in sight before anything is scrolled. Our rows have one height, in pixels. */
const isInSight = ({ index, rowHeight }: GridRowProps) => index * Number(rowHeight) < window.innerHeight - AROUND_PX

/**
 * A row of the grid. Those in sight are drawn at once, the others in the pauses after it: a page of 100 rows is there as
 * soon as one of 25, and scrolling has nothing left to draw.
 */
export function LateRow(props: GridRowProps) {
  const isDrawn = useDeferredValue(true, isInSight(props))
  return isDrawn ? <GridRow {...props} /> : <div aria-hidden="true" style={{ height: props.rowHeight }} />
}
