import { isNamedKey, t } from './key-names.messages.ts'

/** Keys that are drawn, the same on every keyboard. */
const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
}

/** Apple's keyboards have a command key where others have Ctrl. */
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

function keyName(key: string): string {
  if (key === 'Ctrl' && isApple()) return '⌘'
  return signs[key] ?? (isNamedKey(key) ? t(key) : key)
}

/** Keys of a shortcut as they stand on the keyboard at hand. */
export const keyNames = (keys: string): string => keys.split('+').map(keyName).join(' ')
