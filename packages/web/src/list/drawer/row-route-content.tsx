import type { RowRoute } from '../../places/row-route.ts'
import { RouteRemoval } from '../delete/route-removal.tsx'
import { useListContext } from '../list.ts'
import { AddDrawer } from './add-drawer.tsx'
import { DetailsDrawer } from './details-drawer.tsx'
import { EditDrawer } from './edit-drawer.tsx'
import { MayNotAdd } from './may-not-add.tsx'

interface RowRouteContentProps {
  route: RowRoute
  onClose: () => void
}

/** What the address opens over the list; the reason where this person may add nothing, nothing for what can't be. */
export function RowRouteContent({ route, onClose }: RowRouteContentProps) {
  const { resource, can } = useListContext()
  if (route.action === 'add') return can.add ? <AddDrawer onClose={onClose} /> : <MayNotAdd onClose={onClose} />
  const { id } = route
  if (route.action === 'delete') return can.remove ? <RouteRemoval key={id} id={id} onClose={onClose} /> : null
  // Rows that can be added but never changed, such as tickets, have a form and are shown by their details.
  const isForm = resource.form && (resource.update || !resource.details)
  // One drawer for one row after the other: it stands still while they change.
  return isForm ? <EditDrawer key={id} id={id} onClose={onClose} /> : <DetailsDrawer id={id} onClose={onClose} />
}
