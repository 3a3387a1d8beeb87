import { formatFilterText, parseFilterText } from '@lineboard/sdk'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { type LoadOnce, useLoaded } from '../../browser/load-once.ts'
import { whenAtRest } from '../../data/when-at-rest.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { formatListState } from '../../resource/list-state.ts'
import type { MarksProps } from '../../resource/marks.ts'
import { useListContext } from '../list.ts'

interface PageMarks extends Pick<MarksProps, 'rows' | 'where' | 'only'> {
  Marks(props: MarksProps): ReactNode
}

const MarksContext = createContext<PageMarks | undefined>(undefined)

/** How long the rows have stood before more is asked of them, in milliseconds. */
const REST_MS = 300

const none: LoadOnce<undefined> = { peek: () => undefined, load: async () => undefined }

/** Brings what marks rows, once they stand. */
export function RowMarksProvider({ children }: { children: ReactNode }) {
  const { resource, rows, where, state, outdated } = useListContext()
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => (resource.marks ? whenAtRest(() => setAtRest(true), REST_MS) : undefined), [resource.marks])
  const { value: loaded } = useLoaded<Awaited<ReturnType<NonNullable<Resource['marks']>['load']>> | undefined>(
    resource.marks ?? none,
    isAtRest,
  )
  const page = useMemo(() => {
    if (!loaded || outdated) return undefined
    const only = (key: string, value: string) => {
      const { ast } = parseFilterText(state.filter, resource.searchable)
      const filter = formatFilterText([...ast, { type: 'field', key, operator: 'is', value }], resource.searchable)
      return `${resource.href}?${formatListState({ ...state, filter, page: 1 }, resource.rules)}`
    }
    return { Marks: loaded.Marks, rows, where, only }
  }, [loaded, outdated, rows, where, state, resource])
  return <MarksContext value={page}>{children}</MarksContext>
}

interface RowMarksProps {
  row: object
  tabIndex: number
}

/** What is to be known of a row at a glance. */
export function RowMarks({ row, tabIndex }: RowMarksProps) {
  const page = useContext(MarksContext)
  if (!page) return null
  const { Marks, ...rest } = page
  return <Marks row={row} tabIndex={tabIndex} {...rest} />
}
