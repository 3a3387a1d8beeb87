import { soughtTexts } from '../../list/filter/sought-texts.ts'
import { listFilter, listQuery } from '../../list/list-query.ts'
import { listSeed } from '../../list/list-seed.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { parseListState } from '../../resource/list-state.ts'
import { prefetchByName } from '../../resource/rows/calls-by-name.ts'

/**
 * Asks ahead of need for the rows and the count a list will show at an address with this query. It is downloaded with the
 * list's declaration, so that rows are on their way while the grid is. Resolves when the rows are here, and asks nothing where the list has to
 * find out first what a text of its filter means.
 */
export async function askList(resource: Resource, search: string): Promise<void> {
  const state = parseListState(search || listSeed(resource), resource.rules)
  if (soughtTexts(state.filter, resource).length > 0) return
  const query = listQuery(resource, state)
  const rows = prefetchByName(resource.list, { filter: listFilter(resource, query) })
  if (resource.count) void prefetchByName(resource.count, { where: query.where })
  await rows
}
