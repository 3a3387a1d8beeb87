import { useEffect } from 'react'
import { loadOnce, useLoaded } from '../browser/load-once.ts'
import { whenIdle } from '../browser/when-idle.ts'
import type { RowRoute } from '../places/row-route.ts'

const content = loadOnce(() => import('./drawer/row-route-content.tsx'))

/** Brings the code of drawers and forms once the rows are there: most visits open one, and none needs it at first. */
export function usePreparedDrawers(): void {
  useEffect(() => whenIdle(() => void content.load().catch(() => undefined)), [])
}

interface RowRouteOutletProps {
  route: RowRoute
  onClose: () => void
}

/** What the address opens over the list. */
export function RowRouteOutlet(props: RowRouteOutletProps) {
  const { value } = useLoaded(content)
  return value ? <value.RowRouteContent {...props} /> : null
}
