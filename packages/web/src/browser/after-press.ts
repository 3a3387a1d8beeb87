let isPressed = false
const waiting: (() => void)[] = []

function release(): void {
  // The click comes right after, within the same turn.
  setTimeout(() => {
    isPressed = false
    for (const action of waiting.splice(0)) action()
  })
}

if (typeof document !== 'undefined') {
  addEventListener('pointerdown', () => (isPressed = true), { capture: true })
  addEventListener('pointerup', release, { capture: true })
  addEventListener('pointercancel', release, { capture: true })
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
