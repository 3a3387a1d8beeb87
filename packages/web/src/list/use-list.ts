import type { OperationId } from '@lineboard/sdk'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { navigate } from '../browser/navigate.ts'
import { refresh } from '../data/use-call.ts'
import type { Resource } from '../kit/define-resource.ts'
import { listKind } from '../kit/nested-list.ts'
import { mayChangeIn, permissionsOf } from '../kit/resource-permissions.ts'
import type { Target } from '../kit/row-result.ts'
import { rowId, rowName } from '../kit/rows/row-text.ts'
import { hearGone } from '../kit/runs/gone-rows.ts'
import { mayAs, seesEveryCustomer } from '../state/may.ts'
import { useSession } from '../state/session.ts'
import type { List } from './context/list.ts'
import { usePreferences } from './context/list-preferences.ts'
import { askRows, isNarrowed, listQuery } from './context/list-query.ts'
import { withGone } from './context/row-news.ts'
import { nothingSelected, type Selection, selectionOf, without } from './context/row-selection.ts'
import { type ChangeListState, useListState } from './context/use-list-state.ts'
import type { useRowRoute } from './context/use-row-route.ts'
import { viewState } from './context/view-state.ts'
import { useLiteralMatches } from './filter/use-literal-matches.ts'
import { useLiveRows } from './live/use-live-rows.ts'
import { usePinnedRows } from './marks/use-pinned-rows.ts'
import { usePending, useStillCounted, useWithoutRemoved } from './undo/use-pending.ts'
import { countFromPage, useCount, useCounts, useRows } from './use-rows.ts'
import { useColumns } from './views/shown-columns.ts'

interface ListOptions extends Pick<List, 'openMenu'> {
  resource: Resource
  routes: ReturnType<typeof useRowRoute>
  /** Deletes these rows, or asks whether to; tells whether they are gone from the list. */
  onRemove: (targets: readonly Target[]) => Promise<boolean>
}

/** Everything a list on the screen is made of. */
export function useList({ resource, routes, onRemove, openMenu }: ListOptions): List {
  const { access } = useSession()
  // Whoever sees the rows of every customer is told something by whose a row is.
  const seesAll = seesEveryCustomer(access)
  const [state, changeState] = useListState(resource)
  const can = useMemo(() => permissionsOf(resource, access), [resource, access])
  const may = useCallback((operation: OperationId) => mayAs(access, operation), [access])
  const mayChange = useCallback((row: object) => mayChangeIn(resource, row, access), [resource, access])
  const literalMatches = useLiteralMatches(resource, state)
  const query = useMemo(
    () => (can.see && literalMatches ? listQuery(resource, state, literalMatches) : null),
    [can.see, resource, state, literalMatches],
  )
  const where = useWithoutRemoved(resource, query?.where)
  const change: ChangeListState = (part, options) => {
    // On its way before anything is drawn for it. What is being deleted is left out of a question, which is made when it is drawn.
    if (query && where === query.where) askRows(resource, { ...state, page: 1, ...part }).catch(() => undefined)
    changeState(part, options)
  }
  const asked = useMemo(() => (query && where ? { ...query, where } : null), [query, where])
  const {
    rows: answered,
    relationsMissing,
    unsorted,
    outdated,
    error,
    refreshing,
    retry,
    patch,
  } = useRows(resource, asked)
  const { count: counted, failed: uncounted } = useCount(resource, asked?.where)
  const [news, forgetNews] = useLiveRows({
    resource,
    query,
    rows: outdated ? undefined : answered,
    count: counted,
    countedWith: asked?.where,
    patch,
  })
  const stillCounted = useStillCounted(resource)
  const count = resource.count
    ? counted && Math.max(0, counted - stillCounted)
    : countFromPage(outdated ? undefined : answered, query)
  const { rows: stored, pinned, extra, release } = usePinnedRows(resource, query, { rows: answered, outdated })
  const pended = usePending(resource, stored)
  const [preferences, changePreferences] = usePreferences(listKind(resource))
  const { columns, offered } = useColumns(resource, seesAll, state.columns, preferences.columns)
  const rows = useCounts(resource, columns, pended)
  const listed = useMemo(
    () => (rows ?? []).filter((row) => !extra.includes(rowId(resource, row))),
    [resource, rows, extra],
  )
  const whyPinned = useMemo(() => withGone(pinned, news.gone), [pinned, news.gone])
  // All rows of the page are being deleted: the next ones are on their way.
  const isRefilling = refreshing && rows?.length === 0 && stored?.length !== 0
  const { selection, select, unselect } = useSelection(resource, rows ?? [], JSON.stringify(query?.where), outdated)
  useUnselectGone(resource, news.gone, unselect)
  const view = viewState({
    permitted: can.see,
    failed: error !== undefined,
    rows: isRefilling ? undefined : rows,
    page: state.page,
    narrowed: isNarrowed(state),
  })
  const { hrefOf: hrefTo, open: openRoute } = routes
  const { form } = resource
  const rowRoute = useCallback(
    (row: object) => ({ action: form ? ('edit' as const) : ('view' as const), id: rowId(resource, row) }),
    [form, resource],
  )
  const { leadHref } = resource
  const hrefOf = useCallback((row: object) => leadHref?.(row) ?? hrefTo(rowRoute(row)), [leadHref, hrefTo, rowRoute])

  const readAgain = () => {
    forgetNews()
    void refresh(resource.model)
  }

  const rowFocus = useRef<(id: number) => void>(() => undefined)
  const focusRow = useCallback((id: number) => rowFocus.current(id), [])

  const remove = useCallback(
    async (targets: readonly Target[]) => {
      if (await onRemove(targets)) unselect(targets.map(({ id }) => id))
    },
    [onRemove, unselect],
  )

  return {
    resource,
    columns,
    offered,
    seesAll,
    preferences,
    changePreferences,
    state,
    change,
    where: asked?.where ?? {},
    literalMatches,
    rows: rows ?? [],
    stored,
    view,
    relationsMissing,
    unsorted,
    outdated,
    refreshing,
    count,
    counting: count === undefined && (resource.count === undefined ? outdated : !uncounted),
    error,
    retry,
    news,
    pinned: whyPinned,
    listed,
    refresh: readAgain,
    askAgain() {
      release()
      readAgain()
    },
    can,
    may,
    mayChange,
    selection,
    select,
    unselect,
    hrefOf,
    open: (row) => (leadHref ? navigate(leadHref(row)) : openRoute(rowRoute(row))),
    openMenu,
    openAdd: () => openRoute({ action: 'add' }),
    focusRow,
    rowFocus,
    askRemove: useCallback(
      (row: object) => void remove([{ id: rowId(resource, row), name: rowName(resource, row) }]),
      [remove, resource],
    ),
    askRemoveSelected: () => void remove([...selection].map(([id, name]) => ({ id, name }))),
  }
}

/** What somebody else has taken out of the list is not selected any more, whichever way that is heard of. */
function useUnselectGone({ model }: Resource, gone: ReadonlySet<number>, unselect: List['unselect']) {
  useEffect(() => hearGone((of, ids) => of === model && unselect(ids)), [model, unselect])
  useEffect(() => {
    if (gone.size > 0) unselect([...gone])
  }, [gone, unselect])
}

// Rows that no longer match what the list shows must not be deleted with it: a selection ends with its conditions.
// So must rows that were found by the conditions before, while they still stand there.
function useSelection(resource: Resource, rows: readonly object[], where: string | undefined, outdated: boolean) {
  const [held, setHeld] = useState<{ where: string | undefined; selection: Selection }>({
    where,
    selection: nothingSelected,
  })
  // Those that stand there by the same conditions may be chosen: another page is on its way, or a deletion was taken back.
  const [found, setFound] = useState(where)
  if (!outdated && found !== where) setFound(where)
  const selection = held.where === where ? held.selection : nothingSelected
  const select = (ids: Iterable<number>, known: readonly object[] = []) =>
    found !== where || setHeld({ where, selection: selectionOf(resource, ids, [...rows, ...known], selection) })
  const unselect = useCallback(
    (ids: readonly number[]) => setHeld((held) => ({ ...held, selection: without(held.selection, ids) })),
    [],
  )
  return { selection, select, unselect }
}
