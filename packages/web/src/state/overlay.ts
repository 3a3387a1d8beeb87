import { proxy } from 'valtio'

type Overlay = 'palette' | 'keys' | undefined

/** What lies over the screen by a key: the search over everything, or the sheet of keys. */
export const overlay = proxy<{ shown: Overlay }>({ shown: undefined })

/** Shows one of them in the place of the other, or none. */
export function showOverlay(shown: Overlay): void {
  overlay.shown = shown
}
