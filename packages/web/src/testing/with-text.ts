/** Finds what has this text as people read it, whatever it is marked up with: a phone number stands in an element of its own. */
export const withText =
  (text: string | RegExp) =>
  (_own: string, element: Element | null): boolean => {
    const isIt = (each: Element | null) =>
      typeof text === 'string' ? each?.textContent?.trim() === text : text.test(each?.textContent ?? '')
    return isIt(element) && ![...(element?.children ?? [])].some(isIt)
  }
