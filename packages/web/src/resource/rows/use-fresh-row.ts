import { useCallback, useEffect, useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import type { Resource } from '../define-resource.ts'
import { callByName, rowsOf } from './calls-by-name.ts'

interface RowState {
  row: object | undefined
  error: Error | undefined
  /** The answer has come, and there is no such row. */
  isMissing: boolean
}

const waiting: RowState = { row: undefined, error: undefined, isMissing: false }

/** What a list's filter must say to answer one row, with all that the resource reads of it. */
export const oneRow = ({ idField, include }: Pick<Resource, 'idField' | 'include'>, id: number) => ({
  where: { [idField]: id },
  limit: 1,
  ...(include.length > 0 && { include }),
})

async function readRow(resource: Resource, id: number): Promise<RowState> {
  try {
    const [row] = rowsOf(await callByName(resource.list, { filter: oneRow(resource, id) }))
    return { row, error: undefined, isMissing: row === undefined }
  } catch (error) {
    reportError(error)
    return { ...waiting, error: error instanceof Error ? error : new Error(String(error)) }
  }
}

/** A row that was read, or why it is not there; `retry` reads it again. */
export interface FreshRow extends RowState {
  retry: () => void
}

/** A row as the server has it now, never from a cache: what is edited must not be an old version. */
export function useFreshRow(resource: Resource, id: number): FreshRow {
  const [state, setState] = useState(waiting)
  const read = useCallback(() => {
    let isWanted = true
    readRow(resource, id).then((next) => isWanted && setState(next))
    return () => {
      isWanted = false
    }
  }, [resource, id])
  useEffect(read, [read])

  const retry = () => {
    setState(waiting)
    read()
  }
  return { ...state, retry }
}
