import { type RefObject, useMemo, useState } from 'react'
import { useListeners } from '../../browser/events.ts'

/** How long the pointer rests on icons before their names come, in milliseconds: crossing them on the way shows none. */
const RESTING_MS = 200

/** Whether a slim menu shows its names: to a pointer that rests on it, and to the keyboard. */
export function useHoverExpand(menu: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false)
  const listeners = useMemo(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const change = (next: boolean, afterMs = 0) => {
      clearTimeout(resting)
      resting = setTimeout(() => setWide(next), afterMs)
    }
    return {
      pointerenter: (event: Event) =>
        event instanceof PointerEvent && event.pointerType === 'mouse' && change(true, RESTING_MS),
      pointerleave: () => change(false),
      focusin: ({ target }: Event) => target instanceof Element && target.matches(':focus-visible') && change(true),
      focusout: () => change(false),
    }
  }, [])
  useListeners(menu, listeners)
  return isWide
}
