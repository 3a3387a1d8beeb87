import { useMemo } from 'react'
import { useLocation } from 'wouter'
import type { Neighbours } from '../../resource/drawer/neighbours.ts'
import { rowId } from '../../resource/rows/row-text.ts'
import { useListContext } from '../list.ts'

/** The rows around one, and the way to them: in its place, so that closing still leads back to the list. */
export function useRowNeighbours(id: number): Neighbours {
  const { resource, rows, hrefOf } = useListContext()
  const [, navigate] = useLocation()
  return useMemo(() => {
    const at = rows.findIndex((row) => rowId(resource, row) === id)
    return {
      before: rows.slice(0, Math.max(0, at)).reverse(),
      after: at < 0 ? [] : rows.slice(at + 1),
      open: (row) => navigate(hrefOf(row), { replace: true, state: history.state }),
    }
  }, [id, resource, rows, hrefOf, navigate])
}
