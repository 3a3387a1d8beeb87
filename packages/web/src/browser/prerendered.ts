/** Id of what the page shows of itself until the app is there; `focused` and `pressed` of its data say what the keyboard stands on, and what was pressed. */
export const PRERENDERED = 'prerendered'

/** It, while it is shown. */
export const prerendered = (): HTMLElement | null => document.getElementById(PRERENDERED)

/** Takes away what the page has shown of itself: the app is drawn. */
export const endPrerendered = (): void => prerendered()?.remove()

/** What a field, a link or a button is known by, in what the page has shown as in what the app draws: the app may draw more. */
export const controlName = (control: Element): string =>
  ['name', 'href', 'aria-label'].map((name) => control.getAttribute(name) ?? '').join(' ') + control.textContent

/** The field, link or button of this name. */
export const controlIn = (place: ParentNode, name: string): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>('a, button, input, select')].find((control) => controlName(control) === name)
