import type { GridRowProps } from '@mui/x-data-grid'
import { useCallback, useState } from 'react'
import { drawLate } from './draw-late.ts'
import styles from './grid-view.module.css'
import { heightStyle, LightRow } from './light-row.tsx'
import { RowSketch } from './row-sketch.tsx'
import { isInSight } from './rows-in-sight.ts'

/**
 * A row of the grid. Those in sight are drawn at once, the others after them, first as texts alone and then, in the pauses, whole: a page of 100
 * rows is there as soon as one of 25, and scrolling has nothing left to draw.
 */
export function LateRow(props: GridRowProps) {
  const { index, rowHeight } = props
  const [stage, setStage] = useState<'bare' | 'sketch' | 'whole'>(() =>
    isInSight(index, Number(rowHeight)) ? 'whole' : 'bare',
  )
  const place = useCallback(
    (element: HTMLDivElement | null) =>
      element ? drawLate(element, { sketch: () => setStage('sketch'), draw: () => setStage('whole') }) : undefined,
    [],
  )
  if (stage === 'whole') return <LightRow {...props} />
  return (
    <div ref={place} className={styles.late} aria-hidden="true" style={heightStyle(rowHeight)}>
      {stage === 'sketch' && <RowSketch {...props} />}
    </div>
  )
}
