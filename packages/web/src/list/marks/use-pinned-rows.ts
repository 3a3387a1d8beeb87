import { and } from '@lineboard/sdk'
import { useCallback, useMemo, useState } from 'react'
import type { Resource } from '../../kit/define-resource.ts'
import { rowsOf, useCallByName } from '../../kit/rows/calls-by-name.ts'
import { editedSince, editsMade } from '../../kit/rows/edited-rows.ts'
import { rowId } from '../../kit/rows/row-text.ts'
import type { ListQuery } from '../context/list-query.ts'
import type { WhyPinned } from '../context/row-news.ts'

interface Page {
  /** Rows as they stand on the screen. */
  before: readonly object[]
  /** What the same question is answered now. */
  answered: readonly object[]
  /** Rows that were edited since the question was asked. */
  edited: ReadonlySet<number>
  idOf: (row: object) => number
}

interface KeptInPlace {
  rows: readonly object[]
  /** Rows that stand there and are not in the answer. */
  left: readonly number[]
  /** Rows of the answer that stand at another place than there. */
  moved: readonly number[]
}

/** The rows of an answer, but each edited one where it stood before. Without such ones it is the answer itself. */
export function keepInPlace({ before, answered, edited, idOf }: Page): KeptInPlace {
  const stay = new Set(before.map(idOf).filter((id) => edited.has(id)))
  if (stay.size === 0) return { rows: answered, left: [], moved: [] }
  const now = new Map(answered.map((row) => [idOf(row), row]))
  const rows = answered.filter((row) => !stay.has(idOf(row)))
  let above: number[] = []
  for (const row of before) {
    const id = idOf(row)
    if (stay.has(id)) rows.splice(placeBelow(rows.map(idOf), above), 0, now.get(id) ?? row)
    above = [id, ...above]
  }
  const left = [...stay].filter((id) => !now.has(id))
  const moved = outOfOrder(rows.map(idOf), [...now.keys()]).filter((id) => stay.has(id))
  return left.length + moved.length === 0 ? { rows: answered, left, moved } : { rows, left, moved }
}

/** Below the nearest of the rows above that is still there; at the top without one. */
function placeBelow(ids: readonly number[], above: readonly number[]): number {
  const nearest = above.find((id) => ids.includes(id))
  return nearest === undefined ? 0 : ids.indexOf(nearest) + 1
}

/** Those that stand before or after another one, and the other way round in the order that is right. */
function outOfOrder(shown: readonly number[], right: readonly number[]): number[] {
  const places = new Map(right.map((id, place) => [id, place]))
  const known = shown.flatMap((id) => places.get(id) ?? [])
  const isOut = (place: number, at: number) =>
    known.some((other, otherAt) => (otherAt < at && other > place) || (otherAt > at && other < place))
  return known.flatMap((place, at) => (isOut(place, at) ? (right[place] ?? []) : []))
}

interface Answered {
  /** Rows as they are answered; undefined while there are none. */
  rows: readonly object[] | undefined
  /** They are those of the question before. */
  outdated: boolean
}

interface Held extends KeptInPlace {
  question: string
  /** The moment from which edits count. */
  since: number
  answered: readonly object[] | undefined
}

const begin = (question: string, answered: Held['answered']): Held => ({
  question,
  since: editsMade(),
  answered,
  rows: answered ?? [],
  left: [],
  moved: [],
})

const unasked = { silent: true, revalidateOnReconnect: false } as const

/**
 * Rows as they stand: one that this person edits keeps its place until they ask the next question or call `release`, even where it no
 * longer matches what is asked or the order has another place for it. `pinned` says which and why, as soon as it is known;
 * `extra` are those that the answer does not have.
 */
export function usePinnedRows(resource: Resource, query: ListQuery | null, { rows: answered, outdated }: Answered) {
  const { model, include, list } = resource
  const question = JSON.stringify(query)
  const [held, setHeld] = useState(() => begin(question, answered))
  if (!outdated && held.question !== question) setHeld(begin(question, answered))
  else if (!outdated && answered && held.answered !== answered) {
    const edited = editedSince(model, held.since)
    const idOf = (row: object) => rowId(row)
    setHeld({ ...held, answered, ...keepInPlace({ before: held.rows, answered, edited, idOf }) })
  }
  const { left, moved } = held
  const among: object | undefined = left.length > 0 ? { id: { inq: left } } : undefined
  const limit = left.length
  const filter = among && { where: among, limit, ...(include.length > 0 && { include }) }
  const now = useCallByName(list, filter ? { filter } : null, { ...unasked, keepPreviousData: true })
  const still = useCallByName(
    list,
    among && query ? { filter: { where: and(query.where, among), limit } } : null,
    unasked,
  )
  const current = useMemo(() => byId(now.data), [now.data])
  const matching = useMemo(() => byId(still.data), [still.data])

  // One that was deleted meanwhile does not stay.
  const gone = current && !now.isValidating && !now.error ? left.filter((id) => !current.has(id)) : []
  if (gone.length > 0) setHeld(withoutRows(held, new Set(gone)))

  const rows = useMemo(
    () => (current && left.length > 0 ? held.rows.map((row) => current.get(rowId(row)) ?? row) : held.rows),
    [held.rows, left, current],
  )
  const pinned = useMemo(() => {
    const whyLeft = (id: number): WhyPinned => (matching?.has(id) ? 'order' : 'filter')
    return new Map<number, WhyPinned>([
      ...moved.map((id) => [id, 'order'] as const),
      ...(matching ? left.map((id) => [id, whyLeft(id)] as const) : []),
    ])
  }, [left, moved, matching])
  return {
    rows: answered && rows,
    pinned,
    extra: left,
    release: useCallback(() => setHeld(begin(question, answered)), [question, answered]),
  }
}

const byId = (data: unknown): ReadonlyMap<number, object> | undefined =>
  data === undefined ? undefined : new Map(rowsOf(data).map((row) => [rowId(row), row]))

const withoutRows = (held: Held, ids: ReadonlySet<number>): Held => ({
  ...held,
  rows: held.rows.filter((row) => !ids.has(rowId(row))),
  left: held.left.filter((id) => !ids.has(id)),
})
