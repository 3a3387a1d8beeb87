import { type LoadOnce, loadOnce } from '../../browser/load-once.ts'
import { isSeen } from '../../places/is-seen.ts'
import { arrival, type Place } from '../../places/place.ts'
import { placeAt } from '../../places/place-at.ts'
import { tracked } from '../../state/activity.ts'
import { accessKnown, hasSession } from '../../state/session.ts'
import { loadListAsker, loadScreen } from './load-screen.ts'
import type { LoadedScreen } from './loaded-screen.ts'

/** Something of each place, brought once. */
function onceAPlace<Brought>(bring: (place: Place) => Promise<Brought>): (place: Place) => LoadOnce<Brought> {
  const known = new WeakMap<Place, LoadOnce<Brought>>()
  return (place) => {
    const one = known.get(place) ?? loadOnce(() => bring(place))
    known.set(place, one)
    return one
  }
}

/** The page of a place. */
export const pageOf = onceAPlace<LoadedScreen>(loadScreen)

// Kept, too: an import of what is here already answers after the press that follows, and its work.
const askerOf = onceAPlace(loadListAsker)

/** Brings the code of an address ahead of need; failing is no harm, the navigation tries again. */
export async function prefetchPage(address: string): Promise<LoadedScreen | undefined> {
  const place = placeAt(address)
  if (!place) return undefined
  askerOf(place)
    .load()
    .catch(() => undefined)
  const screen = await pageOf(place)
    .load()
    .catch(() => undefined)
  screen?.bringRest?.()
  return screen
}

/**
 * Brings the code of an address and asks for what it shows first, both ahead of need. Nothing is asked for a screen that
 * the person may not see, nor before it is known who that is. Resolves when the screen can be drawn.
 */
export async function prepareScreen({ pathname, search }: { pathname: string; search: string }): Promise<void> {
  const place = placeAt(pathname)
  if (!place) return
  const page = prefetchPage(pathname)
  const asker = askerOf(place)
    .load()
    .catch(() => undefined)
  const access = await accessKnown()
  if (!hasSession() || !access || !isSeen(arrival(place), access)) return
  const ask = (await asker) ?? (await page)?.ask
  await Promise.all([page, ask?.(search)])
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
  const place = placeAt(to)
  latest += 1
  const mine = latest
  const go = () => mine === latest && navigate(to, options)
  if (!place || pageOf(place).peek()) {
    go()
    return
  }
  tracked(() => pageOf(place).load())
    .catch(() => undefined)
    .finally(go)
  // Many presses are not told of by a pointer or the focus: a tap, a key, the search over everything.
  void prepareScreen(new URL(to, 'http://app'))
}
