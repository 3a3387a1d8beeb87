import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { isTyping } from '../../browser/hooks.ts'
import { isPressed, type ShortcutId, shortcutFacts } from './shortcuts.ts'

/** Does what a key is for; `false` where there is nothing to do just now, so that the browser has the key. */
export type KeyHandler = () => boolean | undefined

/** What keys do here, by their names. `'itself'` is for those that the control with the focus handles. */
export type KeyHandlers = Readonly<Partial<Record<ShortcutId, KeyHandler | 'itself'>>>

interface KeyOptions {
  /** An element of the dialog that the keys are for. @default the page below all dialogs */
  within?: RefObject<Element | null>
  /** What the sheet of keys says of this part of the screen besides. */
  notes?: () => ReactNode
}

/** A part of the screen that has keys. */
interface KeyLayer {
  handlers: KeyHandlers
  options: KeyOptions
}

/**
 * The dialog that something stands in; null for the page. Where nothing has the focus, as what had it is gone, a press is for the dialog over all
 * else, which takes the focus back a moment later, and never for the page under it.
 */
function dialogOf(target: unknown): Element | null {
  if (!(target instanceof Element)) return null
  if (target !== document.body) return target.closest('[role=dialog], [role=alertdialog], [role=menu], dialog')
  return [...document.querySelectorAll(':is([role=dialog], [role=alertdialog])[aria-modal=true]')].at(-1) ?? null
}

function isMeant(id: ShortcutId, target: EventTarget | null, { options: { within } }: KeyLayer): boolean {
  const { isEverywhere, isOverDialogs } = shortcutFacts[id]
  if (isEverywhere) return true
  if (isTyping(target)) return false
  return isOverDialogs === true || dialogOf(target) === dialogOf(within?.current)
}

/** What the keys of a part of the screen are called. */
export const idsOf = ({ handlers }: KeyLayer): ShortcutId[] =>
  // The names are those of the type, which has no others.
  Object.keys(handlers) as ShortcutId[]

/** Does what a press is for in one of the parts of the screen, the last one first. */
export function press(event: KeyboardEvent, layers: readonly KeyLayer[]): void {
  if (event.defaultPrevented) return
  for (const layer of layers.toReversed()) {
    for (const id of idsOf(layer)) {
      const handler = layer.handlers[id]
      if (!handler || handler === 'itself' || !isPressed(id, event) || !isMeant(id, event.target, layer)) continue
      if (handler() === false) continue
      event.preventDefault()
      return
    }
  }
}

/** Those there are; the last one that came is asked first. */
const layers: { current: KeyLayer }[] = []

const handlePress = (event: KeyboardEvent) => press(event, heldLayers())

/** Has keys do something for as long as a part of the screen is there. */
export function useKeys(handlers: KeyHandlers, options: KeyOptions = {}): void {
  const layer = useRef<KeyLayer>({ handlers, options })
  useLayoutEffect(() => {
    layer.current = { handlers, options }
  })
  useLayoutEffect(() => {
    if (layers.length === 0) addEventListener('keydown', handlePress)
    layers.push(layer)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) removeEventListener('keydown', handlePress)
    }
  }, [])
}

/** All parts of the screen that have keys now. */
export const heldLayers = (): readonly KeyLayer[] => layers.map(({ current }) => current)
