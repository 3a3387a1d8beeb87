import { ResourcePage } from '../../list/resource-page.tsx'
import { bringGrid } from '../../list/table/load-grid.ts'
import type { Resource } from '../../resource/define-resource.ts'
import type { LoadedScreen } from './loaded-screen.ts'
import { withTicketAction } from './open-ticket.ts'

/** The screen of a resource. */
export const listScreen = (declared: Resource): LoadedScreen => ({
  element: <ResourcePage resource={withTicketAction(declared)} />,
  bringRest: bringGrid,
})
