import { useRef } from 'react'

/** A part of the page, for `ref` of what has a `tabIndex` of -1, that takes the focus where the button that had it is gone after its action. */
export function useKeptFocus<Part extends HTMLElement = HTMLDivElement>() {
  const part = useRef<Part>(null)
  const keepFocus = () =>
    // What the action changes is on the screen after this.
    void setTimeout(() => {
      if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
    })
  return { part, keepFocus }
}
