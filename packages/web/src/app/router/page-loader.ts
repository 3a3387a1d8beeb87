import { type LoadOnce, loadOnce } from '../../browser/load-once.ts'
import { tracked } from '../../state/activity.ts'
import { hasSession } from '../../state/session.ts'
import type { AppRoute, LoadedScreen } from './app-route.ts'
import { routeAt } from './match-route.ts'

const pages = new WeakMap<AppRoute, LoadOnce<LoadedScreen>>()

/** The page of a route, brought once. */
export function pageOf(route: AppRoute): LoadOnce<LoadedScreen> {
  const known = pages.get(route)
  if (known) return known
  const page = loadOnce(route.load)
  pages.set(route, page)
  return page
}

/** Brings the code of an address ahead of need; failing is no harm, the navigation tries again. */
export async function prefetchPage(address: string): Promise<LoadedScreen | undefined> {
  const route = routeAt(address)
  return (
    route &&
    pageOf(route)
      .load()
      .catch(() => undefined)
  )
}

/** Brings the code of an address and asks for what it shows first, both ahead of need. */
export async function prepareScreen({ pathname, search }: { pathname: string; search: string }): Promise<void> {
  const page = await prefetchPage(pathname)
  if (hasSession()) page?.ask?.(search)
}

let latest = 0

/**
 * Goes to an address once its page is here, so that the old page stays instead of a blank or a spinner. A later
 * navigation overtakes one that still waits.
 */
export function navigateWhenLoaded<Options>(
  navigate: (to: string, options?: Options) => void,
  to: string,
  options?: Options,
): void {
  const route = routeAt(to)
  latest += 1
  const mine = latest
  const go = () => mine === latest && navigate(to, options)
  if (!route || pageOf(route).peek()) go()
  else
    tracked(() => pageOf(route).load())
      .catch(() => undefined)
      .finally(go)
}
