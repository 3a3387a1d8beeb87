import type { DataGridProps, GridApi } from '@mui/x-data-grid'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Sort } from '../../kit/list-state.ts'

type OnSortModelChange = NonNullable<DataGridProps['onSortModelChange']>

interface Order {
  apiRef: RefObject<GridApi | null>
  /** The order of the rows on the screen. */
  sort: Sort
  columns: readonly { field: string }[]
  /** Asks for the rows in another order. */
  onChoose: (sort: Sort) => void
}

/**
 * Shows in the grid's head the order that its rows have, and asks for the one that somebody chooses there. The grid announces
 * what it is given as well, and forgets an order whose column is no longer shown: nobody chose either, and rows in another
 * order may have been asked for meanwhile.
 */
export function useGridOrder({ apiRef, sort, columns, onChoose }: Order): OnSortModelChange {
  const isSettingOrder = useRef(false)
  const latest = useRef(onChoose)
  useLayoutEffect(() => {
    latest.current = onChoose
  })
  /** It knows an order that was chosen in its own head; given it once more, it would look through its rows again. */
  const setOrder = useCallback(() => {
    const [known] = apiRef.current?.getSortModel() ?? []
    if (known?.field === sort.field && known.sort === sort.direction) return
    isSettingOrder.current = true
    apiRef.current?.setSortModel([{ field: sort.field, sort: sort.direction }])
    isSettingOrder.current = false
  }, [apiRef, sort])
  useLayoutEffect(setOrder, [setOrder])
  // The grid has taken over its columns by then.
  useEffect(() => {
    if (columns.some(({ field }) => field === sort.field)) setOrder()
  }, [columns, sort, setOrder])
  return useMemo<OnSortModelChange>(
    () =>
      ([model]) => {
        if (model?.sort && !isSettingOrder.current) latest.current({ field: model.field, direction: model.sort })
      },
    [],
  )
}
