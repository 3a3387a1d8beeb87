import { useEffect } from 'react'
import { eachAtRest } from '../../data/each-at-rest.ts'
import { isSeen } from '../../places/is-seen.ts'
import { placeFacts } from '../../places/place.ts'
import { useSession } from '../../state/session.ts'
import { prefetchPage } from '../router/page-loader.ts'

/** How long nothing is awaited before each of it, in milliseconds. */
const REST_MS = 300

const place = placeFacts.dashboard
const bring = () => prefetchPage(place.path)
const prepare = async () => (await bring())?.prepareAtRest?.()

/** Makes the dashboard ready while another screen rests, so that its first chart stands with the press on a link to it. */
export function useDashboardPrefetch(): void {
  const { access } = useSession()
  const isThere = access !== undefined && isSeen(place, access)
  useEffect(() => (isThere ? eachAtRest([bring, prepare], REST_MS) : undefined), [isThere])
}
