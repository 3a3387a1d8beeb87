import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import type { List } from '../list.ts'
import type { Shown } from './alone-lines.tsx'

const lines = loadOnce(() => import('./alone-lines.tsx'))

/** Above rows that the server sends without what they are related to, or not in an order by it: that it does. Most servers do neither. */
export function AloneLine({ view, ...shown }: Shown & Pick<List, 'view'>) {
  const isNeeded = (shown.alone || shown.unsorted) && view === 'rows'
  const { value } = useLoaded(lines, isNeeded)
  return <div role="status">{isNeeded && value && <value.AloneLines {...shown} />}</div>
}
