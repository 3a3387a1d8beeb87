import { formatFilterText } from '@lineboard/sdk'
import { useEffect, useMemo, useState } from 'react'
import { useLoaded } from '../../browser/lazy.ts'
import { whenAtRest } from '../../data/when-at-rest.ts'
import type { Resource } from '../../kit/define-resource.ts'
import type { MarkedPage, MarkRow, UseMarks } from '../../kit/list-options.ts'
import { formatListState } from '../../kit/list-state.ts'
import { useListQuery, useListRows } from '../context/list-provider.tsx'

/** How long the rows have stood before more is asked of them, in milliseconds. */
const REST_MS = 300

interface FindMarksProps {
  source: NonNullable<Resource['marks']>
  onMarks: (mark: MarkRow) => void
}

/** Brings what marks rows, once they stand. */
export function FindMarks({ source, onMarks }: FindMarksProps) {
  const { resource, where, state, filter } = useListQuery()
  const { rows, outdated } = useListRows()
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => whenAtRest(() => setAtRest(true), REST_MS), [])
  const { value: loaded } = useLoaded(source, isAtRest)
  // Apart from the rows: with another function each row is drawn again, and one row that changes is no reason to.
  const only = useMemo(
    () => (key: string, value: string) => {
      const block = { type: 'field', key, operator: 'is', value } as const
      const text = formatFilterText([...filter.ast, block], resource.searchable)
      return `${resource.href}?${formatListState({ ...state, filter: text, page: 1 }, resource.rules)}`
    },
    [state, filter, resource],
  )
  const page = useMemo(() => ({ rows, where, only }), [rows, where, only])
  // Rows of the question before keep their marks for as long as they stand.
  const [marked, setMarked] = useState(page)
  if (!outdated && marked !== page) setMarked(page)
  return loaded && <Marked page={marked} useMarks={loaded.useMarks} onMarks={onMarks} />
}

interface MarkedProps {
  page: MarkedPage
  useMarks: UseMarks
  onMarks: (mark: MarkRow) => void
}

function Marked({ page, useMarks, onMarks }: MarkedProps) {
  const mark = useMarks(page)
  useEffect(() => onMarks(mark), [onMarks, mark])
  return null
}
