/** Whether a key pressed there goes into a text, so that it may mean nothing else. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input:not([type=checkbox], [type=range]), textarea, select') !== null)
