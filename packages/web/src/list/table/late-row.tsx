import type { GridRowProps } from '@mui/x-data-grid'
import { useCallback, useState } from 'react'
import { drawInSlices } from './draw-in-slices.ts'
import { LightRow } from './light-row.tsx'
import { isInSight } from './rows-in-sight.ts'

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
  if (isDrawn) return <LightRow {...props} />
  return <div ref={place} aria-hidden="true" style={{ height: props.rowHeight }} />
}
