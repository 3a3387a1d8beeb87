import { isTyping } from '../../browser/hooks.ts'
import type { KeyLayer } from './key-layer.ts'
import { isPressed, type ShortcutId, shortcutFacts } from './shortcuts.ts'

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
