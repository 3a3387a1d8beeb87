/** Keys that are called otherwise on a keyboard than in an event. */
const names: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
}

/** Apple's keyboards have a command key where others have Ctrl. */
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Keys of a shortcut as they stand on the keyboard at hand. */
export const keyNames = (keys: string): string =>
  keys
    .split('+')
    .map((key) => (key === 'Ctrl' && isApple() ? '⌘' : (names[key] ?? key)))
    .join(' ')
