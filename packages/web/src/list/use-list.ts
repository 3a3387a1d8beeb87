import { type OperationId, parseFilterText } from '@lineboard/sdk'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { navigate } from '../browser/navigate.ts'
import { refresh } from '../data/use-call.ts'
import { hearGone } from '../kit/bulk/failed-rows.ts'
import type { Resource } from '../kit/define-resource.ts'
import { listKind } from '../kit/nested-list.ts'
import { mayChangeIn, permissionsOf } from '../kit/resource-permissions.ts'
import type { Target } from '../kit/row-result.ts'
import { rowId, rowName } from '../kit/rows/row-text.ts'
import { noteDay } from '../shared/period/today.ts'
import { usePresent } from '../shared/period/use-present.ts'
import { mayAs, seesEveryCustomer } from '../state/may.ts'
import { useDialledHome } from '../state/own-phone-country.ts'
import { useSession } from '../state/session.ts'
import { usePreferences, viewState } from './context/list-preferences.ts'
import type { CommandsContext, List, QueryContext, RowsContext, SelectionContext } from './context/list-provider.tsx'
import { askRows, isNarrowed, type ListQuery, listQuery } from './context/list-query.ts'
import { withGone } from './context/row-news.ts'
import { nothingSelected, type Selection, selectionOf, without } from './context/row-selection.ts'
import { type ChangeListState, useListState } from './context/use-list-state.ts'
import type { useRowRoute } from './context/use-row-route.ts'
import { useLiteralMatches } from './filter/use-literal-matches.ts'
import { useLiveRows } from './live/use-live-rows.ts'
import { usePinnedRows } from './marks/use-pinned-rows.ts'
import { usePending, useStillCounted, useWithoutRemoved } from './undo/use-pending.ts'
import { countFromPage, useCount, useCounts, useRows } from './use-rows.ts'
import { useColumns } from './views/shown-columns.ts'

type Rights = Pick<List, 'can' | 'may' | 'mayChange' | 'seesAll'>

interface ListOptions extends Pick<List, 'openMenu'> {
  resource: Resource
  routes: ReturnType<typeof useRowRoute>
  /** Deletes these rows, or asks whether to; tells whether they are gone from the list. */
  onRemove: (targets: readonly Target[]) => Promise<boolean>
}

/** A list on the screen, for `ListProvider`. */
export function useList({ resource, routes, onRemove, openMenu }: ListOptions): List {
  const rights = useRights(resource)
  const { asked, query, ...question } = useQuestion(resource, rights)
  const { forgetNews, release, retry, ...rows } = useListedRows(question, { asked, query, can: rights.can })
  const selected = useSelection(resource, rows, JSON.stringify(query?.where))
  const { selection, unselect } = selected
  useUnselectGone(resource, rows.news.gone, unselect)
  const remove = useCallback(
    async (targets: readonly Target[]) => {
      if (await onRemove(targets)) unselect(targets.map(({ id }) => id))
    },
    [onRemove, unselect],
  )
  return {
    ...rights,
    ...question,
    ...rows,
    ...selected,
    askRemoveSelected: useCallback(
      () => void remove([...selection].map(([id, name]) => ({ id, name }))),
      [remove, selection],
    ),
    ...useWaysToRows(resource, routes),
    ...useReload(resource, forgetNews, release),
    retry,
    openMenu,
    askRemove: useCallback(
      (row: object) => void remove([{ id: rowId(row), name: rowName(resource, row) }]),
      [remove, resource],
    ),
  }
}

/** What the signed-in user may do with the list. */
function useRights(resource: Resource): Rights {
  const { access } = useSession()
  return {
    // Users who see the rows of every customer are told the customer of each row.
    seesAll: seesEveryCustomer(access),
    can: useMemo(() => permissionsOf(resource, access), [resource, access]),
    may: useCallback((operation: OperationId) => mayAs(access, operation), [access]),
    mayChange: useCallback((row: object) => mayChangeIn(resource, row, access), [resource, access]),
  }
}

const everyRow = {}

interface Question extends QueryContext {
  /** What the address asks for; null while that can't be said, or may not be asked. */
  query: ListQuery | null
  /** The same without rows that are being deleted. */
  asked: ListQuery | null
}

/** The query of the list, from the address. */
function useQuestion(resource: Resource, { can, seesAll }: Rights): Question {
  const [state, changeState] = useListState(resource)
  const filter = useMemo(() => parseFilterText(state.filter, resource.searchable), [state.filter, resource.searchable])
  const literalMatches = useLiteralMatches(resource, state, filter)
  const home = useDialledHome()
  // A period by name is another one from midnight on.
  const now = usePresent()
  const query = useMemo(
    () => (can.see && literalMatches ? listQuery(resource, state, { literalMatches, filter, home, now }) : null),
    [can.see, resource, state, literalMatches, filter, home, now],
  )
  const where = useWithoutRemoved(resource, query?.where)
  const change: ChangeListState = useCallback(
    (part, options) => {
      // On its way before anything is drawn for it. What is being deleted is left out of a question, which is made when it is drawn.
      if (query && where === query.where) askRows(resource, { ...state, page: 1, ...part }).catch(() => undefined)
      changeState(part, options)
    },
    [query, where, resource, state, changeState],
  )
  const [preferences, changePreferences] = usePreferences(listKind(resource))
  return {
    resource,
    state,
    change,
    filter,
    where: where ?? everyRow,
    literalMatches,
    ...useColumns(resource, { seesAll, filter, inAddress: state.columns, preferred: preferences.columns }),
    preferences,
    changePreferences,
    seesAll,
    query,
    asked: useMemo(() => (query && where ? { ...query, where } : null), [query, where]),
  }
}

interface ListedRows extends RowsContext, Pick<CommandsContext, 'retry'> {
  forgetNews: () => void
  /** Pins no row any more. */
  release: () => void
}

type Asked = Pick<Question, 'query' | 'asked'> & Pick<Rights, 'can'>

/** The rows that the query finds, as the list shows them. */
function useListedRows({ resource, state, columns }: QueryContext, { query, asked, can }: Asked): ListedRows {
  const { rows: answered, following, outdated, error, refreshing, serverGaps, retry, patch } = useRows(resource, asked)
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
    : countFromPage(outdated ? undefined : answered, query, following)
  const { rows: stored, pinned, extra, release } = usePinnedRows(resource, query, { rows: answered, outdated })
  const pended = usePending(resource, stored)
  const rows = useCounts(resource, columns, pended)
  const listed = useMemo(() => (rows ?? noRows).filter((row) => !extra.includes(rowId(row))), [rows, extra])
  // All rows of the page are being deleted: the next ones are on their way.
  const isRefilling = refreshing && rows?.length === 0 && stored?.length !== 0
  return {
    rows: rows ?? noRows,
    stored,
    listed,
    view: viewState({
      permitted: can.see,
      failed: error !== undefined,
      rows: isRefilling ? undefined : rows,
      page: state.page,
      narrowed: isNarrowed(state),
    }),
    outdated,
    refreshing,
    count,
    counting: count === undefined && (resource.count === undefined ? outdated : !uncounted),
    error,
    news,
    pinned: useMemo(() => withGone(pinned, news.gone), [pinned, news.gone]),
    serverGaps,
    retry,
    forgetNews,
    release,
  }
}

const noRows: readonly object[] = []

/** What another user has deleted is not selected any more, however the list learns of it. */
function useUnselectGone({ model }: Resource, gone: ReadonlySet<number>, unselect: List['unselect']) {
  useEffect(() => hearGone((of, ids) => of === model && unselect(ids)), [model, unselect])
  useEffect(() => {
    if (gone.size > 0) unselect([...gone])
  }, [gone, unselect])
}

type Selected = Pick<SelectionContext, 'selection' | 'select' | 'unselect'>

// Rows that no longer match what the list shows must not be deleted with it: a selection ends with its conditions.
// So must rows that were found by the previous conditions, while they are still on the screen.
function useSelection(
  resource: Resource,
  { rows, outdated }: Pick<RowsContext, 'rows' | 'outdated'>,
  where: string | undefined,
): Selected {
  const [held, setHeld] = useState<{ where: string | undefined; selection: Selection }>({
    where,
    selection: nothingSelected,
  })
  // Rows on the screen that match the same conditions may be chosen: another page is loading, or a deletion was taken back.
  const [found, setFound] = useState(where)
  if (!outdated && found !== where) setFound(where)
  const selection = held.where === where ? held.selection : nothingSelected
  const select = useCallback(
    (ids: Iterable<number>, known: readonly object[] = []) => {
      if (found === where) setHeld({ where, selection: selectionOf(resource, ids, [...rows, ...known], selection) })
    },
    [found, where, resource, rows, selection],
  )
  const unselect = useCallback(
    (ids: readonly number[]) => setHeld((held) => ({ ...held, selection: without(held.selection, ids) })),
    [],
  )
  return { selection, select, unselect }
}

type WaysToRows = Pick<CommandsContext, 'hrefOf' | 'open' | 'openAdd' | 'focusRow' | 'rowFocus'>

/** Leads to a row: by its address, or with the focus. */
function useWaysToRows({ form, leadHref }: Resource, routes: ListOptions['routes']): WaysToRows {
  const { hrefOf: hrefTo, open: openRoute } = routes
  const rowRoute = useCallback(
    (row: object) => ({ action: form ? ('edit' as const) : ('view' as const), id: rowId(row) }),
    [form],
  )
  const rowFocus = useRef<(id: number) => void>(() => undefined)
  return {
    hrefOf: useCallback((row: object) => leadHref?.(row) ?? hrefTo(rowRoute(row)), [leadHref, hrefTo, rowRoute]),
    open: useCallback(
      (row: object) => (leadHref ? navigate(leadHref(row)) : openRoute(rowRoute(row))),
      [leadHref, openRoute, rowRoute],
    ),
    openAdd: useCallback(() => openRoute({ action: 'add' }), [openRoute]),
    focusRow: useCallback((id: number) => rowFocus.current(id), []),
    rowFocus,
  }
}

/** Loads the list again, with or without pinned rows. */
function useReload({ model }: Resource, forgetNews: () => void, release: () => void) {
  const reload = useCallback(() => {
    noteDay()
    forgetNews()
    void refresh(model)
  }, [forgetNews, model])
  const askAgain = useCallback(() => {
    release()
    reload()
  }, [release, reload])
  return { refresh: reload, askAgain }
}
