import { useCallback, useEffect, useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import type { Resource } from '../define-resource.ts'
import { readOneRow } from './read-one-row.ts'

interface RowState {
  row: object | undefined
  error: Error | undefined
  /** The answer has come, and there is no such row. */
  isMissing: boolean
}

const waiting: RowState = { row: undefined, error: undefined, isMissing: false }

async function readRow(reading: Promise<object | undefined>): Promise<RowState> {
  try {
    const row = await reading
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

/** A row as the server has it now, never from a cache: what is edited must not be an old version. `readIt` is always the same function. */
export function useFreshRow(
  resource: Resource,
  id: number,
  readIt: (resource: Resource, id: number) => Promise<object | undefined> = readOneRow,
): FreshRow {
  const [state, setState] = useState(waiting)
  const read = useCallback(() => {
    let isWanted = true
    readRow(readIt(resource, id)).then((next) => isWanted && setState(next))
    return () => {
      isWanted = false
    }
  }, [resource, id, readIt])
  useEffect(read, [read])

  const retry = () => {
    setState(waiting)
    read()
  }
  return { ...state, retry }
}
