import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useComesWithout, useSortsAlone } from '../data/related-rows.ts'
import { useAnswer } from '../data/use-answer.ts'
import type { Column } from '../kit/column.ts'
import type { Resource } from '../kit/define-resource.ts'
import { countOf, prefetchByName, rowsOf, useCallByName } from '../kit/rows/calls-by-name.ts'
import { editedSince, editsMade } from '../kit/rows/edited-rows.ts'
import { includedNames } from '../kit/rows/read-row.ts'
import { rowId } from '../kit/rows/row-text.ts'
import { askCounts, asksOf, type Counts, countsOfAll, withCounts } from '../kit/rows/with-counts.ts'
import { WordedError } from '../lib/errors/is-worded.ts'
import { isRefused } from '../state/may.ts'
import { pending } from '../state/pending-changes.ts'
import { t } from './context/list.messages.ts'
import { type ListQuery, listFilter } from './context/list-query.ts'

/**
 * Rows that are there are never asked for without anybody asking, not even where the network is back: what was missed is told, and
 * waits to be shown.
 */
const unasked = { silent: true, revalidateOnReconnect: false } as const

/** Asks at once, where the network is back, for what could not be answered without it. */
function useBackOnline(error: Error | undefined, mutate: () => Promise<unknown>): void {
  useEffect(() => {
    if (!error) return
    const ask = () => void mutate()
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [error, mutate])
}

/** Rows are told apart by numbers: with names of another kind all would be one, and it can't be known which is changed. */
const otherIds = (rows: readonly object[] | undefined): Error | undefined =>
  rows?.some((row) => Reflect.has(row, 'id') && Number.isNaN(rowId(row)))
    ? new WordedError(t('list.otherIds'))
    : undefined

/**
 * The rows of a page. Until its answer is there those of the question before stay, said to be `outdated`; one that fails
 * leaves none, but a failed repeat keeps what was answered. An answer that has been overtaken is cancelled and never
 * shown. The page after is fetched ahead.
 */
export function useRows(resource: Resource, query: ListQuery | null) {
  const filter = query && listFilter(resource, query)
  const { data, error: failed, isValidating, mutate } = useCallByName(resource.list, filter && { filter }, unasked)
  useBackOnline(failed, mutate)
  const relationsMissing = useComesWithout(resource.list, includedNames(resource.include))
  const sortsAlone = useSortsAlone(resource.list)
  const unsorted = sortsAlone && query?.sort.field.includes('.') === true
  const [answered, unreadable] = useMemo(() => {
    const found = data === undefined ? undefined : rowsOf(data)
    const problem = otherIds(found)
    return [problem ? undefined : found, problem] as const
  }, [data])
  const error = failed ?? unreadable
  const [before, setBefore] = useState(answered)
  if (answered && answered !== before) setBefore(answered)
  const rows = answered ?? (error ? undefined : before)
  const isFull = answered !== undefined && answered.length === query?.pageSize
  const next = query && isFull ? listFilter(resource, { ...query, page: query.page + 1 }) : null
  const nextKey = JSON.stringify(next)
  // Where nothing counts the rows, the page after says whether there is one, and how many it has.
  const ahead = useCallByName(resource.list, !resource.count && next ? { filter: next } : null, unasked).data
  const following = useMemo(() => (ahead === undefined ? undefined : rowsOf(ahead).length), [ahead])

  useEffect(() => {
    if (isValidating || nextKey === 'null') return
    const handle = setTimeout(() => prefetchByName(resource.list, { filter: JSON.parse(nextKey) }), 50)
    return () => clearTimeout(handle)
  }, [isValidating, nextKey, resource.list])

  return {
    rows,
    /** How many rows the page after has, where it was asked for to count them. */
    following,
    /** The rows are those of the question before. */
    outdated: rows !== answered,
    serverGaps: useMemo(() => ({ relationsMissing, unsorted }), [relationsMissing, unsorted]),
    error,
    refreshing: isValidating,
    retry: useCallback(() => void mutate(), [mutate]),
    /** Puts rows in the place of those answered, until they are asked for anew: at once where that was under way or failed. */
    patch(next: readonly object[]) {
      if (answered) void mutate(next, { revalidate: isValidating || error !== undefined })
    },
  }
}

/**
 * How many rows there are in all. Asked apart from the rows, so that counting never holds them up; undefined while
 * nobody knows, and for lists without a call for it. It also says whether counting failed.
 */
export function useCount({ count = '' }: Pick<Resource, 'count'>, where: object | undefined) {
  const { data, error, mutate } = useCallByName(count, count && where ? { where } : null, unasked)
  useBackOnline(error, mutate)
  return { count: countOf(data), failed: error !== undefined }
}

/** How many rows there are in all, as far as a page and the one after can tell: the last one that has rows, or an empty first one. */
export function countFromPage(
  rows: readonly object[] | undefined,
  query: ListQuery | null,
  following: number | undefined,
): number | undefined {
  if (!rows || !query || (rows.length === 0 && query.page > 1)) return undefined
  const before = (query.page - 1) * query.pageSize + rows.length
  if (rows.length < query.pageSize) return before
  return following === undefined || following >= query.pageSize ? undefined : before + following
}

interface CountAnswers {
  /** Edits made before they were asked for. */
  since: number
  /** Changes that could be taken back then. */
  pending: readonly number[]
  answers: unknown[]
}

type Changes = readonly Readonly<{ id: number; model: string; rows: ReadonlyMap<number, object | undefined> }>[]

const pendingIds = () => pending.list.map(({ id }) => id)

/** Rows that have changed since an answer was asked for: what it says of them may not be so any more. */
function changedSince(model: string, { since, pending: known }: CountAnswers, list: Changes): number[] {
  const changed = list.filter((change) => change.model === model && !known.includes(change.id))
  return [...editedSince(model, since), ...changed.flatMap(({ rows }) => [...rows.keys()])]
}

/** In place of what is worked out anew. */
const AWAITED = '…'

interface CountedRows {
  model: string
  column: Column | undefined
  ids: readonly number[]
  rows: readonly object[] | undefined
}

/** What a column counts, asked for the rows of the page while it is shown; those of the page before stay meanwhile, but of a row that was changed since it is said that it is being worked out. */
function useCounted({ model, column, ids, rows }: CountedRows) {
  const counted = column?.counted
  const asks = counted && !isRefused(counted.call) ? asksOf(counted, ids) : []
  const [editsBefore] = useState(editsMade)
  const { data, mutate } = useAnswer<CountAnswers>(
    counted && asks.length > 0 ? [counted.call, asks] : null,
    async (signal) => {
      const asked = { since: editsMade(), pending: pendingIds() }
      return { ...asked, answers: counted ? await askCounts(counted, asks, { signal }) : [] }
    },
    // Whoever has changed something waits for what it comes to.
    { silent: true, keepPreviousData: true, isAside: editsMade() === editsBefore && pending.list.length === 0 },
  )
  // What is looked up is of the rows as pending changes leave them.
  const { list } = useSnapshot(pending)
  const changes = useRef(list.length)
  useEffect(() => {
    if (changes.current !== list.length && counted?.ask) void mutate()
    changes.current = list.length
  }, [list.length, counted, mutate])
  return useMemo(() => {
    if (!counted || !data || !rows) return undefined
    const counts = new Map(countsOfAll(counted, data.answers, rows))
    if (counted.ask) for (const id of changedSince(model, data, list)) counts.set(id, AWAITED)
    return counts
  }, [model, data, counted, rows, list])
}

/** Rows with what the columns that are shown count for them, as soon as it is known. A list has two such columns at most. */
export function useCounts<Rows extends readonly object[] | undefined>(
  resource: Resource,
  shown: readonly Column[],
  rows: Rows,
) {
  const [first, second] = resource.columns.filter(({ counted }) => counted)
  const isShown = (column: Column | undefined) => (column && shown.includes(column) ? column : undefined)
  const ids = useMemo(() => rows?.map(rowId) ?? [], [rows])
  const { model } = resource
  const one = useCounted({ model, column: isShown(first), ids, rows })
  const other = useCounted({ model, column: isShown(second), ids, rows })
  return useMemo(() => {
    if (!rows) return rows
    const named: Counts = {
      ...(first && { [nameOf(first)]: one }),
      ...(second && { [nameOf(second)]: other }),
    }
    return withCounts(rows, named)
  }, [rows, first, second, one, other])
}

const nameOf = ({ field }: Column) => field.slice(field.indexOf('.') + 1)
