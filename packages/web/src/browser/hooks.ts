import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { whenIdle } from './timing.ts'

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

/** Where a table has no room for all its columns, nor a row of buttons for all of them: most phones. */
export const NARROW = '(width < 700px)'

/** What each query last was on the screen. */
const onScreen = new Map<string, boolean>()

/** A sheet of paper has a width of its own, for which no screen is drawn anew: while one is printed, the screen's holds. */
function isTrue(query: string): boolean {
  if (!(onScreen.has(query) && matchMedia('print').matches)) onScreen.set(query, matchMedia(query).matches)
  return onScreen.get(query) === true
}

/** Whether a media query holds now; follows its changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => isTrue(query))
}

/** Whether the browser has had a pause since this was first drawn: what is not needed before comes then. */
export function useHadPause(): boolean {
  const [had, setHad] = useState(false)
  useEffect(() => whenIdle(() => setHad(true)), [])
  return had
}

/**
 * The first of all values that say the same, so that what is made of it is made again for news alone. `says` is what is compared,
 * by itself the value as JSON, which knows no functions.
 */
export function useStable<Value>(value: Value, says: string = JSON.stringify(value)): Value {
  const [kept, keep] = useState({ value, says })
  if (kept.says === says) return kept.value
  keep({ value, says })
  return value
}

/** Whether a key pressed there goes into a text, so that it may mean nothing else. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input:not([type=checkbox], [type=range]), textarea, select') !== null)

interface Placed {
  getBoundingClientRect(): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
}

/** How far one has to scroll along one axis until a part is within a box. */
function missing(box: readonly [number, number], part: readonly [number, number]): number {
  if (part[0] < box[0]) return part[0] - box[0]
  return part[1] > box[1] ? Math.min(part[1] - box[1], part[0] - box[0]) : 0
}

/**
 * Scrolls a box until a part of it is in sight, by no more than that takes. Unlike `scrollIntoView()` it leaves alone where the Tab key
 * goes on from, so that the first stop of a page stays the first.
 */
export function showWithin(box: Placed & Pick<Element, 'scrollLeft' | 'scrollTop'>, part: Placed): void {
  const [outer, inner] = [box.getBoundingClientRect(), part.getBoundingClientRect()]
  box.scrollLeft += missing([outer.left, outer.right], [inner.left, inner.right])
  box.scrollTop += missing([outer.top, outer.bottom], [inner.top, inner.bottom])
}
