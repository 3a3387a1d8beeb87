import { Redirect, useParams } from 'wouter'
import { fillPath, formatRowRoute } from '../../places/href.ts'
import { type Place, placeFacts } from '../../places/place.ts'

/** Leads on to where a page stands now; `:name` in its address is filled from the one that was opened. */
export function MovedPage({ place: { redirectTo = 'dashboard', row } }: { place: Place }) {
  const params = useParams()
  const rest = row === 'add' ? { action: row } : row && { action: row, id: Number(params.id) }
  const to = fillPath(placeFacts[redirectTo].path, params)
  return <Redirect to={rest ? `${to}${formatRowRoute(rest)}` : to} replace />
}
