import { type ReactNode, useCallback, useState } from 'react'
import { afterPaint } from '../../browser/keep-current.ts'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import type { MarkRow } from '../../kit/list-options.ts'
import { useListQuery, useListRows } from '../context/list-provider.tsx'
import { PinnedRowsContext } from '../context/row-news.ts'
import { DayMarksContext, MarksContext } from './row-marks.tsx'

/** What only some lists show beside their rows, in one file that the others never fetch. Asking for it takes time, too, which the rows have first. */
export const marksAndChips = loadOnce(async () => {
  await new Promise<void>((resolve) => void afterPaint(resolve))
  return import('./marks-and-chips.tsx')
})

const noDays: ReadonlyMap<number, string> = new Map()

/**
 * Tells rows what is to be said beside them: why they stay, days that begin, and what the list marks. The last two are found by code that
 * only lists with such have.
 */
export function RowNotes({ children }: { children: ReactNode }) {
  const { resource } = useListQuery()
  const { pinned } = useListRows()
  const [dayMarks, setDayMarks] = useState(noDays)
  const [mark, setMark] = useState<MarkRow>()
  // A day that begins where it did, with as many rows, is drawn no second time.
  const onDayMarks = useCallback((next: ReadonlyMap<number, string>) => {
    const isSame = (before: ReadonlyMap<number, string>) =>
      before.size === next.size && [...next].every(([id, text]) => before.get(id) === text)
    setDayMarks((before) => (isSame(before) ? before : next))
  }, [])
  const onMarks = useCallback((next: MarkRow) => setMark(() => next), [])
  const { value: loaded } = useLoaded(marksAndChips, resource.showsDays === true || resource.marks !== undefined)
  return (
    <DayMarksContext value={dayMarks}>
      <MarksContext value={mark}>
        <PinnedRowsContext value={pinned}>{children}</PinnedRowsContext>
        {resource.showsDays && loaded && <loaded.DayMarks onMarks={onDayMarks} />}
        {resource.marks && loaded && <loaded.FindMarks source={resource.marks} onMarks={onMarks} />}
      </MarksContext>
    </DayMarksContext>
  )
}
