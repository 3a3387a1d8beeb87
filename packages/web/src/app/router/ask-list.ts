import type { Resource } from '../../kit/define-resource.ts'
import { parseListState } from '../../kit/list-state.ts'
import { askRows } from '../../list/context/list-query.ts'
import { listSeed } from '../../list/context/saved-views.ts'

/**
 * Asks ahead of need for the rows and the count a list will show at an address with this query. It is downloaded with the
 * list's declaration, so that rows are on their way while the grid is. Resolves when the rows are here.
 */
export const askList = (resource: Resource, search: string): Promise<void> =>
  askRows(resource, parseListState(search || listSeed(resource), resource.rules))
