import type { Resource } from '../kit/define-resource.ts'
import { soughtTexts } from '../kit/filter/sought-texts.ts'
import type { ListState } from '../kit/list-state.ts'
import { prefetchByName } from '../kit/rows/calls-by-name.ts'
import { listFilter, listQuery } from './list-query.ts'

/**
 * Asks for the rows and the count of a list in this state before it is drawn. Resolves when the rows are here, and asks nothing where the
 * list has to find out first what a text of its filter means.
 */
export async function askRows(resource: Resource, state: ListState): Promise<void> {
  if (soughtTexts(state.filter, resource).length > 0) return
  const query = listQuery(resource, state)
  const rows = prefetchByName(resource.list, { filter: listFilter(resource, query) })
  if (resource.count) void prefetchByName(resource.count, { where: query.where })
  await rows
}
