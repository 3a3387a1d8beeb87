import { type ReactNode, useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { DayMarksContext } from '../days/day-cell.tsx'
import { useListContext } from '../list.ts'
import { MarksContext, type PageMarks } from './row-marks.tsx'

const days = loadOnce(() => import('../days/day-marks.tsx'))
const marks = loadOnce(() => import('./find-marks.tsx'))

const noDays: ReadonlyMap<number, string> = new Map()

/** Tells rows what is to be said beside them: days that begin, and what the list marks. Found by code that only lists with such have. */
export function RowNotes({ children }: { children: ReactNode }) {
  const { resource } = useListContext()
  const [dayMarks, setDayMarks] = useState(noDays)
  const [page, setPage] = useState<PageMarks>()
  const { value: withDays } = useLoaded(days, resource.showsDays === true)
  const { value: withMarks } = useLoaded(marks, resource.marks !== undefined)
  return (
    <DayMarksContext value={dayMarks}>
      <MarksContext value={page}>
        {children}
        {resource.showsDays && withDays && <withDays.DayMarks onMarks={setDayMarks} />}
        {resource.marks && withMarks && <withMarks.FindMarks source={resource.marks} onPage={setPage} />}
      </MarksContext>
    </DayMarksContext>
  )
}
