import { listFilter, listQuery } from '../../list/list-query.ts'
import { listSeed } from '../../list/list-seed.ts'
import { ResourcePage } from '../../list/resource-page.tsx'
import type { Resource } from '../../resource/define-resource.ts'
import { parseListState } from '../../resource/list-state.ts'
import { prefetchByName } from '../../resource/rows/calls-by-name.ts'
import type { LoadedScreen } from './loaded-screen.ts'
import { withTicketAction } from './open-ticket.ts'

/** Asks ahead of need for the rows and the count a list will show at an address with this query. */
function askList(resource: Resource, search: string): void {
  const state = parseListState(search || listSeed(resource), resource.rules)
  const query = listQuery(resource, state)
  prefetchByName(resource.list, { filter: listFilter(resource, query) })
  if (resource.count) prefetchByName(resource.count, { where: query.where })
}

/** The screen of a resource. */
export function listScreen(declared: Resource): LoadedScreen {
  const resource = withTicketAction(declared)
  return { element: <ResourcePage resource={resource} />, ask: (search) => askList(resource, search) }
}
