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
