import type { Resource } from '../../kit/define-resource.ts'
import { callByName, rowsOf } from '../../kit/rows/calls-by-name.ts'
import type { Entry } from './entry.ts'
import { inTurn } from './in-turn.ts'
import { recordEntry } from './record-entry.ts'
import { isFoundBy, RECORDS_A_LIST, recordFilter } from './record-question.ts'

/** Questions under way at a time: a server is not to be flooded by every letter. */
const AT_ONCE = 3

interface Finding {
  onFound: (entries: readonly Entry[]) => void
  /** Hears of each list that could not be asked. */
  onFailed: (resource: Resource) => void
  signal: AbortSignal
}

/** Rows of a list that a text finds, the newest first. Throws what the call throws. */
export async function findRows(typed: string, resource: Resource, signal: AbortSignal): Promise<object[]> {
  const rows = rowsOf(await callByName(resource.list, { filter: recordFilter(resource, typed) }, { signal }))
  return rows.filter((row) => isFoundBy(resource, typed, row)).slice(0, RECORDS_A_LIST)
}

/** Asks each list for what a text finds; resolves when all have answered, or soon after it is called off. Never rejects. */
export const findRecords = (typed: string, lists: readonly Resource[], { onFound, onFailed, signal }: Finding) =>
  inTurn(lists, AT_ONCE, async (resource) => {
    if (signal.aborted) return
    try {
      const rows = await findRows(typed, resource, signal)
      if (!signal.aborted) onFound(rows.map((row) => recordEntry(resource, row, typed)))
    } catch {
      if (!signal.aborted) onFailed(resource)
    }
  })
