import type { RowRoute } from '../../places/row-route.ts'
import { RouteRemoval } from '../delete/route-removal.tsx'
import { useListContext } from '../list.ts'
import { useRemovalOf } from '../undo/use-pending.ts'
import { AddDrawer } from './add-drawer.tsx'
import { DetailsDrawer } from './details-drawer.tsx'
import { EditDrawer } from './edit-drawer.tsx'
import { LeavingDrawer } from './leaving-drawer.tsx'
import { MayNotAdd } from './may-not-add.tsx'

interface RowRouteContentProps {
  route: RowRoute
  onClose: () => void
}

/** What the address opens over the list; the reason where this person may add nothing, nothing for what can't be. */
export function RowRouteContent({ route, onClose }: RowRouteContentProps) {
  const { can } = useListContext()
  if (route.action === 'add') return can.add ? <AddDrawer onClose={onClose} /> : <MayNotAdd onClose={onClose} />
  const { id, action } = route
  if (action === 'delete') return can.remove ? <RouteRemoval key={id} id={id} onClose={onClose} /> : null
  return <RowContent id={id} onClose={onClose} />
}

/** The drawer of a row. */
function RowContent({ id, onClose }: { id: number; onClose: () => void }) {
  const { resource } = useListContext()
  const removal = useRemovalOf(resource, id)
  if (removal) return <LeavingDrawer removal={removal} onClose={onClose} />
  // Rows that can be added but never changed, such as tickets, have a form and are shown by their details.
  const isForm = resource.form && (resource.update || !resource.details)
  // One drawer for one row after the other: it stands still while they change.
  return isForm ? <EditDrawer key={id} id={id} onClose={onClose} /> : <DetailsDrawer id={id} onClose={onClose} />
}
