import { type RefObject, useEffect } from 'react'

export type Listeners = Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>>

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
