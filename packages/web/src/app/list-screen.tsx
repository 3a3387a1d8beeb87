import type { Resource } from '../resource/define-resource.ts'
import { recallList } from '../resource/list-memory.ts'
import { listFilter, listQuery } from '../resource/list-query.ts'
import { parseListState } from '../resource/list-state.ts'
import { prefetchLoose } from '../resource/loose-calls.ts'
import { ResourcePage } from '../resource/resource-page.tsx'
import type { LoadedScreen } from './app-route.ts'

/** Asks ahead of need for the rows and the count a list will show at an address with this query. */
function askList(resource: Resource, search: string): void {
  const state = parseListState(search || recallList(resource.path), resource.rules)
  const query = listQuery(resource, state)
  prefetchLoose(resource.list, { filter: listFilter(resource, query) })
  prefetchLoose(resource.count, { where: query.where })
}

/** The screen of a resource. */
export function listScreen(resource: Resource): LoadedScreen {
  return { element: <ResourcePage resource={resource} />, ask: (search) => askList(resource, search) }
}
