import { type RefObject, useEffect, useSyncExternalStore } from 'react'

type Listeners = Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>>

/** Listens on an element that is no control of its own, such as a backdrop. `listeners` must stay the same object. */
export function useListeners(target: RefObject<HTMLElement | null>, listeners: Listeners): void {
  useEffect(() => {
    const element = target.current
    if (!element) return
    const all = Object.entries(listeners)
    for (const [type, listener] of all) element.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of all) element.removeEventListener(type, listener)
    }
  }, [target, listeners])
}

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

let isPressed = false
const waiting: (() => void)[] = []
/** A press ends in these, some of which come in the place of the others: who types, or is elsewhere, presses no more. */
const ends = ['pointerup', 'pointercancel', 'contextmenu', 'dragend', 'keydown']

function release(): void {
  // The click comes right after, within the same turn.
  setTimeout(() => {
    isPressed = false
    for (const action of waiting.splice(0)) action()
  })
}

if (typeof document !== 'undefined') {
  // Of another button no click comes, and its end may go to the menu that it opens.
  addEventListener('pointerdown', ({ button }) => (isPressed = button === 0), { capture: true })
  for (const end of ends) addEventListener(end, release, { capture: true })
  // Of the window itself, not of the field that a press leaves.
  addEventListener('blur', release)
}

/**
 * Does something now, or after the press that is under way. Pressing a button takes the focus from a field; what the field
 * then says of its value would move the button away from under the pointer, and the press would do nothing.
 */
export function afterPress(action: () => void): void {
  if (isPressed) waiting.push(action)
  else action()
}

/** Resolves at once, or after the press that is under way. */
export const pressOver = (): Promise<void> => new Promise(afterPress)

function subscribe(notify: () => void): () => void {
  addEventListener('online', notify)
  addEventListener('offline', notify)
  return () => {
    removeEventListener('online', notify)
    removeEventListener('offline', notify)
  }
}

/** Whether the browser believes it has a network; follows its changes. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
