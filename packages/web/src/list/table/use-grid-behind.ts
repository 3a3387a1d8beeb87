import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from '../../browser/after-paint.ts'
import { afterPress } from '../../browser/after-press.ts'
import { quietScroll } from './quiet-scroll.ts'

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
export function useGridBehind(isBegun: boolean) {
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
