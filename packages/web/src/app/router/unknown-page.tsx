import { allPlaces } from '../../places/place.ts'
import { t } from '../app.messages.ts'
import { LedOn } from './led-on.tsx'

/** Addresses that stand for the app as a whole: who opens them has not missed anything. */
const roots = new Set(['', ...allPlaces.map(({ path }) => path.slice(0, path.indexOf('/', 1)))])

interface UnknownPageProps {
  path: string
  /** Where it leads instead. */
  to: string
}

/** Says that there is nothing at an address, and leads on to where the app begins. */
export function UnknownPage({ path, to }: UnknownPageProps) {
  const isRoot = roots.has(path.replace(/\/+$/, ''))
  return <LedOn to={to} said={isRoot ? undefined : t('unknownPage', { path })} />
}
