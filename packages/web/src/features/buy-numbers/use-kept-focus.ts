import { useRef } from 'react'

/** A part of the page, for `ref`, that takes the focus where the button that had it is gone after its action. */
export function useKeptFocus() {
  const part = useRef<HTMLDivElement>(null)
  const keepFocus = () =>
    // What the action changes is on the screen after this.
    void setTimeout(() => {
      if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
    })
  return { part, keepFocus }
}
