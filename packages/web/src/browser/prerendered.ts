/** Id of what the page shows of itself until the app is there; `focused` and `pressed` of its data say what the keyboard stands on, and what was pressed. */
export const PRERENDERED = 'prerendered'

/** It, while it is shown. */
export const prerendered = (): HTMLElement | null => document.getElementById(PRERENDERED)

/** Takes away what the page has shown of itself: the app is drawn. */
export const endPrerendered = (): void => prerendered()?.remove()
