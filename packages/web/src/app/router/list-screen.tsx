import type { Resource } from '../../kit/define-resource.ts'
import { ResourcePage } from '../../list/resource-page.tsx'
import { bringGrid } from '../../list/table/grid-view.tsx'
import { withTicketAction } from './open-ticket.ts'
import type { LoadedScreen } from './page-module.ts'

/** The screen of a resource. */
export const listScreen = (declared: Resource): LoadedScreen => ({
  element: <ResourcePage resource={withTicketAction(declared)} />,
  bringRest: bringGrid,
})
