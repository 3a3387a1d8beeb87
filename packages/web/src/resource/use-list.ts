import { useCallback, useMemo, useState } from 'react'
import { useSession } from '../state/session.ts'
import type { Resource } from './define-resource.ts'
import type { Target } from './delete/remove-rows.ts'
import type { List } from './list.ts'
import { isNarrowed, listQuery } from './list-query.ts'
import { refreshModel } from './loose-calls.ts'
import { permissionsOf } from './permissions.ts'
import { rowId, rowName } from './row-text.ts'
import { nothingSelected, type Selection, selectionOf } from './selection.ts'
import { useListState } from './use-list-state.ts'
import type { useRowRoute } from './use-row-route.ts'
import { useCount, useRows } from './use-rows.ts'
import { viewState } from './view-state.ts'

interface ListOptions {
  resource: Resource
  routes: ReturnType<typeof useRowRoute>
  /** Asks whether to delete these rows. */
  onRemove: (targets: readonly Target[]) => void
}

const OWNER_ID = 1

/** Everything a list on the screen is made of. */
export function useList({ resource, routes, onRemove }: ListOptions): List {
  const { access, user } = useSession()
  // The owner's people see the rows of every customer, so whose a row is tells them something.
  const seesAll = user?.customerId === OWNER_ID || access?.isSuperAdmin
  const [state, change] = useListState(resource)
  const can = useMemo(() => permissionsOf(resource, access), [resource, access])
  const query = useMemo(() => (can.see ? listQuery(resource, state) : null), [can.see, resource, state])
  const { rows, error, refreshing, retry } = useRows(resource, query)
  const count = useCount(resource, query?.where)
  const [selection, select] = useSelection(resource, rows ?? [], JSON.stringify(query?.where))
  const view = viewState({
    permitted: can.see,
    failed: error !== undefined,
    rows,
    page: state.page,
    narrowed: isNarrowed(state),
  })
  const columns = useMemo(
    () => resource.columns.filter(({ hidden, ownerOnly }) => !hidden && (seesAll || !ownerOnly)),
    [resource, seesAll],
  )
  const { hrefOf: hrefTo, open: openRoute } = routes
  const { form, details } = resource
  const rowRoute = useCallback(
    (row: object) => ({ action: form ? ('edit' as const) : ('view' as const), id: rowId(resource, row) }),
    [form, resource],
  )
  const opens = Boolean(form ?? details)
  const hrefOf = useCallback((row: object) => (opens ? hrefTo(rowRoute(row)) : undefined), [opens, hrefTo, rowRoute])

  return {
    resource,
    columns,
    state,
    change,
    rows: rows ?? [],
    view,
    refreshing,
    count,
    error,
    retry,
    refresh: () => void refreshModel(resource.model),
    can,
    selection,
    select,
    hrefOf,
    open: (row) => opens && openRoute(rowRoute(row)),
    openAdd: () => openRoute({ action: 'add' }),
    askRemove: useCallback(
      (row: object) => onRemove([{ id: rowId(resource, row), name: rowName(resource, row) }]),
      [onRemove, resource],
    ),
    askRemoveSelected: () => onRemove([...selection].map(([id, name]) => ({ id, name }))),
  }
}

// Rows that no longer match what the list shows must not be deleted with it: a selection ends with its conditions.
function useSelection(resource: Resource, rows: readonly object[], where: string | undefined) {
  const [held, setHeld] = useState<{ where: string | undefined; selection: Selection }>({
    where,
    selection: nothingSelected,
  })
  const selection = held.where === where ? held.selection : nothingSelected
  const select = (ids: Iterable<number>) => setHeld({ where, selection: selectionOf(resource, ids, rows, selection) })
  return [selection, select] as const
}
