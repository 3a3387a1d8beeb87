import { type ReactNode, useState } from 'react'
import { useLoaded } from '../../browser/load-once.ts'
import { DayMarksContext } from '../days/day-cell.tsx'
import { useListContext } from '../list.ts'
import { lateParts } from './load-late-parts.ts'
import { MarksContext, type PageMarks } from './row-marks.tsx'

const noDays: ReadonlyMap<number, string> = new Map()

/** Tells rows what is to be said beside them: days that begin, and what the list marks. Found by code that only lists with such have. */
export function RowNotes({ children }: { children: ReactNode }) {
  const { resource } = useListContext()
  const [dayMarks, setDayMarks] = useState(noDays)
  const [page, setPage] = useState<PageMarks>()
  const { value: loaded } = useLoaded(lateParts, resource.showsDays === true || resource.marks !== undefined)
  return (
    <DayMarksContext value={dayMarks}>
      <MarksContext value={page}>
        {children}
        {resource.showsDays && loaded && <loaded.DayMarks onMarks={setDayMarks} />}
        {resource.marks && loaded && <loaded.FindMarks source={resource.marks} onPage={setPage} />}
      </MarksContext>
    </DayMarksContext>
  )
}
