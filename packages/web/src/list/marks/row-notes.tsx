import { type ReactNode, useCallback, useState } from 'react'
import { useLoaded } from '../../browser/load-once.ts'
import type { MarkRow } from '../../kit/marks.ts'
import { DayMarksContext } from '../days/day-cell.tsx'
import { useListContext } from '../list.ts'
import { StaysContext } from '../stays/stay.ts'
import { lateParts } from './load-late-parts.ts'
import { MarksContext } from './row-marks.tsx'

const noDays: ReadonlyMap<number, string> = new Map()

/**
 * Tells rows what is to be said beside them: why they stay, days that begin, and what the list marks. The last two are found by code that
 * only lists with such have.
 */
export function RowNotes({ children }: { children: ReactNode }) {
  const { resource, stays } = useListContext()
  const [dayMarks, setDayMarks] = useState(noDays)
  const [mark, setMark] = useState<MarkRow>()
  // A day that begins where it did, with as many rows, is drawn no second time.
  const onDayMarks = useCallback((next: ReadonlyMap<number, string>) => {
    const isSame = (before: ReadonlyMap<number, string>) =>
      before.size === next.size && [...next].every(([id, text]) => before.get(id) === text)
    setDayMarks((before) => (isSame(before) ? before : next))
  }, [])
  const onMarks = useCallback((next: MarkRow) => setMark(() => next), [])
  const { value: loaded } = useLoaded(lateParts, resource.showsDays === true || resource.marks !== undefined)
  return (
    <DayMarksContext value={dayMarks}>
      <MarksContext value={mark}>
        <StaysContext value={stays}>{children}</StaysContext>
        {resource.showsDays && loaded && <loaded.DayMarks onMarks={onDayMarks} />}
        {resource.marks && loaded && <loaded.FindMarks source={resource.marks} onMarks={onMarks} />}
      </MarksContext>
    </DayMarksContext>
  )
}
