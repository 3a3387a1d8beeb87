import { Redirect } from 'wouter'
import { hrefOf } from '../../places/href.ts'
import { allPlaces } from '../../places/place.ts'
import { useSession } from '../../state/session.ts'

/** Addresses that stand for the app as a whole: who opens them has not missed anything. */
const roots = new Set(['', ...allPlaces.map(({ path }) => path.slice(0, path.indexOf('/', 1)))])

/**
 * Leads from an address that there is nothing at to a page that says so and stays: to who is signed in, within the app; to visitors, the
 * sign-in page.
 */
export function UnknownPage({ path }: { path: string }) {
  const { user } = useSession()
  const isRoot = roots.has(path.replace(/\/+$/, ''))
  const to = user && !isRoot ? hrefOf('serviceError404', {}, { of: path }) : hrefOf('login')
  return <Redirect key={to} to={to} replace {...(!isRoot && { state: { missing: path } })} />
}
