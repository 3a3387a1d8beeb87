import { formatFilterText, parseFilterText } from '@lineboard/sdk'
import { useEffect, useMemo, useState } from 'react'
import { useLoaded } from '../../browser/load-once.ts'
import { whenAtRest } from '../../data/when-at-rest.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { formatListState } from '../../resource/list-state.ts'
import { useListContext } from '../list.ts'
import type { PageMarks } from './row-marks.tsx'

/** How long the rows have stood before more is asked of them, in milliseconds. */
const REST_MS = 300

interface FindMarksProps {
  source: NonNullable<Resource['marks']>
  onPage: (page: PageMarks | undefined) => void
}

/** Brings what marks rows, once they stand. */
export function FindMarks({ source, onPage }: FindMarksProps) {
  const { resource, rows, where, state, outdated } = useListContext()
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => whenAtRest(() => setAtRest(true), REST_MS), [])
  const { value: loaded } = useLoaded(source, isAtRest)
  const page = useMemo(() => {
    if (!loaded || outdated) return undefined
    const only = (key: string, value: string) => {
      const { ast } = parseFilterText(state.filter, resource.searchable)
      const filter = formatFilterText([...ast, { type: 'field', key, operator: 'is', value }], resource.searchable)
      return `${resource.href}?${formatListState({ ...state, filter, page: 1 }, resource.rules)}`
    }
    return { Marks: loaded.Marks, rows, where, only }
  }, [loaded, outdated, rows, where, state, resource])
  useEffect(() => onPage(page), [onPage, page])
  return null
}
