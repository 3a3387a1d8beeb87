/** Id of what the page shows of itself until the app is there; `focused` and `pressed` of its data are places among the form's controls. */
export const PRERENDERED = 'prerendered'

/** It, while it is shown. */
export const prerendered = (): HTMLElement | null => document.getElementById(PRERENDERED)

/** Takes away what the page has shown of itself: the app is drawn. */
export const endPrerendered = (): void => prerendered()?.remove()
