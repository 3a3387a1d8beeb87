import { RouteRemoval } from './delete/route-removal.tsx'
import { AddDrawer } from './drawer/add-drawer.tsx'
import { DetailsDrawer } from './drawer/details-drawer.tsx'
import { EditDrawer } from './drawer/edit-drawer.tsx'
import { useListContext } from './list.ts'
import type { RowRoute } from './row-route.ts'

interface RowRouteOutletProps {
  route: RowRoute
  onClose: () => void
}

/** What the address opens over the list; nothing for what this resource or this person can't do. */
export function RowRouteOutlet({ route, onClose }: RowRouteOutletProps) {
  const { resource, can } = useListContext()
  if (route.action === 'add') return can.add ? <AddDrawer onClose={onClose} /> : null
  const props = { key: route.id, id: route.id, onClose }
  if (route.action === 'delete') return can.remove ? <RouteRemoval {...props} /> : null
  if (resource.form) return <EditDrawer {...props} />
  return resource.details ? <DetailsDrawer {...props} /> : null
}
