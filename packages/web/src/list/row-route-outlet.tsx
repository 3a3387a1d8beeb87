import { loadOnce } from '../browser/load-once.ts'
import { useAhead } from '../data/use-ahead.ts'
import type { RowRoute } from '../places/row-route.ts'
import { useWanted } from '../ui/use-wanted.ts'

const content = loadOnce(() => import('./drawer/row-route-content.tsx'))

/** How long a list has stood before what opens its rows is brought, in milliseconds. */
const REST_MS = 1500

/** Brings the code of drawers and forms once the rows have stood for a while: most visits open one, and none needs it at first. */
export const usePreparedDrawers = (): void => useAhead(content, REST_MS)

interface RowRouteOutletProps {
  route: RowRoute
  onClose: () => void
}

/** What the address opens over the list. */
export function RowRouteOutlet(props: RowRouteOutletProps) {
  const value = useWanted(content)
  return value ? <value.RowRouteContent {...props} /> : null
}
