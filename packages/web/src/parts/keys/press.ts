import { isTyping } from '../../browser/is-typing.ts'
import type { KeyLayer } from './key-layer.ts'
import { isPressed, type ShortcutId, shortcutFacts } from './shortcuts.ts'

const dialogOf = (target: unknown) =>
  target instanceof Element ? target.closest('[role=dialog], [role=alertdialog], [role=menu], dialog') : null

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
