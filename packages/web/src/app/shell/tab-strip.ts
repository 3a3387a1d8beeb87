import { showWithin } from '../../browser/hooks.ts'
import { allPlaces } from '../../places/place.ts'
import type { PlaceId } from '../../places/places.ts'
import { titleOf } from '../../places/title-of.ts'

/**
 * As the ref of the tab of the open screen: shows it where there are more tabs than fit, and again whenever the strip or one of its tabs has another
 * width, as fonts, tools, counts and the words beside them come and change.
 */
export const showTab = (tab: HTMLElement | null) => {
  const strip = tab?.parentElement
  if (!tab || !strip) return
  // It tells of each width it is given once the page is laid out: asked for before, the page would be laid out for the answer alone.
  const widths = new ResizeObserver(() => showWithin(strip, tab))
  for (const part of [strip, ...strip.children]) widths.observe(part)
  return () => widths.disconnect()
}

/** What the tab of a route is called. */
export const tabTitle = (path: string): string => {
  const place = allPlaces.find((each) => each.path === path)
  return place ? titleOf(place.id) : path
}

/** The title of the present screen in the top bar: without slashes, in capitals. */
export const barTitle = (id: PlaceId): string => titleOf(id).replaceAll('/', '').toUpperCase()
