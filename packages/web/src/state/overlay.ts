import { proxy } from 'valtio'
import type { PlaceId } from '../places/places.ts'

type Overlay = 'palette' | 'keys' | undefined

/** What of the guide is asked for: the page of a screen, a page by its name, at one of its sections, or what there is. */
export interface GuideAsked {
  screen?: PlaceId
  page?: string
  section?: string
}

/**
 * What lies over the screen by a key: the search over everything, or the sheet of keys; and what is open of the guide, which
 * stands beside the screen.
 */
export const overlay = proxy<{ shown: Overlay; guide: GuideAsked | undefined }>({ shown: undefined, guide: undefined })

/** Shows one of them in the place of the other, or none. */
export function showOverlay(shown: Overlay): void {
  overlay.shown = shown
}

/** Opens the guide, or closes it. */
export function showGuide(asked: GuideAsked | undefined): void {
  overlay.guide = asked
}
