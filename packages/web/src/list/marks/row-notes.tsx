import { type ReactNode, useCallback, useState } from 'react'
import { useLoaded } from '../../browser/load-once.ts'
import type { MarkRow } from '../../resource/marks.ts'
import { DayMarksContext } from '../days/day-cell.tsx'
import { useListContext } from '../list.ts'
import { lateParts } from './load-late-parts.ts'
import { MarksContext } from './row-marks.tsx'

const noDays: ReadonlyMap<number, string> = new Map()

/** Tells rows what is to be said beside them: days that begin, and what the list marks. Found by code that only lists with such have. */
export function RowNotes({ children }: { children: ReactNode }) {
  const { resource } = useListContext()
  const [dayMarks, setDayMarks] = useState(noDays)
  const [mark, setMark] = useState<MarkRow>()
  const onMarks = useCallback((next: MarkRow) => setMark(() => next), [])
  const { value: loaded } = useLoaded(lateParts, resource.showsDays === true || resource.marks !== undefined)
  return (
    <DayMarksContext value={dayMarks}>
      <MarksContext value={mark}>
        {children}
        {resource.showsDays && loaded && <loaded.DayMarks onMarks={setDayMarks} />}
        {resource.marks && loaded && <loaded.FindMarks source={resource.marks} onMarks={onMarks} />}
      </MarksContext>
    </DayMarksContext>
  )
}
