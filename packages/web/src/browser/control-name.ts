/** What a field, a link or a button is known by, in what the page has shown as in what the app draws: the app may draw more. */
export const controlName = (control: Element): string =>
  ['name', 'href', 'aria-label'].map((name) => control.getAttribute(name) ?? '').join(' ') + control.textContent

/** The field, link or button of this name. */
export const controlIn = (place: ParentNode, name: string): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>('a, button, input, select')].find((control) => controlName(control) === name)
