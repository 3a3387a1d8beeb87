import { entities } from '@lineboard/contract/entities'
import { useCallback, useEffect, useState } from 'react'
import { comesWithout } from '../../data/related-rows.ts'
import { reportError } from '../../data/report-error.ts'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { commitEdits } from '../../state/pending-changes.ts'
import type { Resource } from '../define-resource.ts'
import { t } from '../resource.messages.ts'
import { callByName, rowsOf } from './calls-by-name.ts'

/** Names of the relations that a list embeds. */
export const includedNames = (include: Resource['include']): string[] =>
  include.flatMap((each) => (typeof each === 'string' ? each : Object.keys(each)))

type Read = Pick<Resource, 'list' | 'entity' | 'include' | 'fixed'>

/** The filter that returns one row, with all that the resource reads of it. A nested list has no rows of other owners. */
export const oneRow = ({ include, fixed }: Pick<Resource, 'include' | 'fixed'>, id: number) => ({
  where: { ...fixed, id },
  limit: 1,
  ...(include.length > 0 && { include }),
})

/** Relations by which a row is what it is, such as a menu by its choices: they do not only name others. */
function ownRows({ entity, include }: Pick<Resource, 'entity' | 'include'>): string[] {
  const relations: Readonly<Record<string, { type: string }>> = entities[entity].relations
  return includedNames(include).filter((name) => relations[name]?.type !== 'belongsTo')
}

/**
 * Rows to be edited. Throws, in words, where the server keeps back rows that a form would edit with them: an empty form saved would
 * take those away.
 */
export async function readToEdit(resource: Read, filter: object): Promise<object[]> {
  const rows = rowsOf(await callByName(resource.list, { filter }))
  const own = ownRows(resource)
  if (own.length > 0 && comesWithout(resource.list, own)) throw new WordedError(t('row.incomplete'), { isFinal: true })
  return rows
}

/** A row to be edited, as the server has it now; undefined where there is none. Throws as `readToEdit` does. */
export async function readOneRow(resource: Read, id: number): Promise<object | undefined> {
  const [row] = await readToEdit(resource, oneRow(resource, id))
  return row
}

/** What a form edits of a row, as the server has it now; undefined where there is none. Throws as `readToEdit` does. */
export async function readOpenedRow(resource: Resource, id: number): Promise<object | undefined> {
  // What was changed in the list a moment ago stands in the form, and is not done after what is typed there.
  await commitEdits(resource.model, id)
  const row = await readOneRow(resource, id)
  const form = (await resource.form?.load())?.form
  return row && form?.draft ? form.draft.open(row) : row
}

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
