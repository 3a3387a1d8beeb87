/** Where a key holds: on every screen, in a list, among its rows, in an open row, in the filter, in a recording. */
export type KeyScope = 'anywhere' | 'list' | 'rows' | 'details' | 'filter' | 'recording'

interface Shortcut {
  scope: KeyScope
  /** Keys that do it, each alone, named as events name them. `Ctrl` is the command key on Apple's keyboards. */
  keys: readonly string[]
  /** Keys that the control with the focus handles itself, beside those. */
  ownKeys?: readonly string[]
  /** It is meant while a text is typed, too, and over a dialog. @default false */
  isEverywhere?: true
  /** It is meant over a dialog, but not while a text is typed. @default false */
  isOverDialogs?: true
}

/** Every key of the app, once. What each does is said in `keys.messages.ts`; the sheet of keys shows those the screen has. */
const shortcuts = {
  palette: { scope: 'anywhere', keys: ['Ctrl+K'], isEverywhere: true },
  help: { scope: 'anywhere', keys: ['?'], isOverDialogs: true },
  nextControl: { scope: 'anywhere', keys: ['Tab'] },
  endActing: { scope: 'anywhere', keys: ['F8'], isEverywhere: true },

  filter: { scope: 'list', keys: ['/', 'F'] },
  nextRow: { scope: 'list', keys: ['J'] },
  previousRow: { scope: 'list', keys: ['K'] },
  undo: { scope: 'list', keys: ['Ctrl+Z'] },

  openRow: { scope: 'rows', keys: ['Enter'] },
  editRow: { scope: 'rows', keys: ['E'] },
  removeRow: { scope: 'rows', keys: ['Delete'] },
  selectRow: { scope: 'rows', keys: ['X'], ownKeys: ['Space'] },
  selectTo: { scope: 'rows', keys: ['Shift+X'] },
  moveCell: { scope: 'rows', keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] },
  rowEnds: { scope: 'rows', keys: ['Home', 'End'] },
  screenOfRows: { scope: 'rows', keys: ['PageUp', 'PageDown'] },
  sort: { scope: 'rows', keys: ['Enter'] },
  copyCell: { scope: 'rows', keys: ['Ctrl+C'] },

  nextDetails: { scope: 'details', keys: ['J'] },
  previousDetails: { scope: 'details', keys: ['K'] },
  closeDetails: { scope: 'details', keys: ['Escape'] },

  suggest: { scope: 'filter', keys: ['ArrowDown'] },
  applyFilter: { scope: 'filter', keys: ['Enter'] },
  revertFilter: { scope: 'filter', keys: ['Escape'] },

  skipBack: { scope: 'recording', keys: ['ArrowLeft'] },
  playPause: { scope: 'recording', keys: ['Space'] },
  skipOn: { scope: 'recording', keys: ['ArrowRight'] },
  louder: { scope: 'recording', keys: ['ArrowUp'] },
  quieter: { scope: 'recording', keys: ['ArrowDown'] },
  toStart: { scope: 'recording', keys: ['Home'] },
  slower: { scope: 'recording', keys: ['<'] },
  faster: { scope: 'recording', keys: ['>'] },
  nextRecording: { scope: 'recording', keys: ['N'] },
} as const satisfies Readonly<Record<string, Shortcut>>

/** Name of something that keys do. */
export type ShortcutId = keyof typeof shortcuts

/** What is known of each, whatever its kind. */
export const shortcutFacts: Readonly<Record<ShortcutId, Shortcut>> = shortcuts

const isShortcutId = (name: string): name is ShortcutId => Object.hasOwn(shortcuts, name)

/** All of them in their order. */
export const shortcutIds: readonly ShortcutId[] = Object.keys(shortcuts).filter(isShortcutId)

/** The keys of one as `aria-keyshortcuts` writes them. */
export const ariaKeys = (id: ShortcutId): string =>
  shortcutFacts[id].keys.map((key) => key.replace('Ctrl', 'Control')).join(' ')

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether a press is one of the keys of a shortcut. */
export function isPressed(id: ShortcutId, { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean {
  if (altKey) return false
  return shortcutFacts[id].keys.some((keys) => {
    const parts = keys.split('+')
    const wanted = parts.at(-1) ?? ''
    const isLetter = /^[A-Z]$/.test(wanted)
    if (parts.includes('Ctrl') !== (ctrlKey || metaKey)) return false
    // Signs such as ? are typed with the shift key on many keyboards, and without on others.
    if (isLetter && parts.includes('Shift') !== shiftKey) return false
    return (wanted === 'Space' ? ' ' : wanted).toLowerCase() === key.toLowerCase()
  })
}
