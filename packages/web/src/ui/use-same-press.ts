import { type MouseEvent, useRef } from 'react'

const pressable = 'a, button, input, label, select, summary, textarea'

/**
 * Of a double press the second counts for what the first was on: where something else has taken that place by then, it does nothing.
 * For `onClickCapture` of what holds both.
 */
export function useSamePress(): (event: MouseEvent) => void {
  const first = useRef<Element>(null)
  return (event) => {
    const pressed = event.target instanceof Element ? event.target.closest(pressable) : null
    if (event.detail > 1 && pressed !== first.current) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.detail <= 1) first.current = pressed
  }
}
