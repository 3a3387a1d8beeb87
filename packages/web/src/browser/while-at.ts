import type { Listeners } from './use-listeners.ts'

const hasMoved = (event: Event) => event instanceof MouseEvent && (event.movementX !== 0 || event.movementY !== 0)

/**
 * Listeners, for useListeners, that hold something while somebody is at an element with pointer or focus. What comes up below a
 * pointer that rests is not held: nobody went there, and it would stay for good.
 */
export function whileAt(hold: () => void, release: () => void): Listeners {
  return {
    mousemove: (event) => {
      if (hasMoved(event)) hold()
    },
    mouseleave: release,
    focusin: hold,
    focusout: release,
  }
}
