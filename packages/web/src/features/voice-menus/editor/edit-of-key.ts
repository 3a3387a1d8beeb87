import { type ActionValues, keys } from '../menu/action-values.ts'
import type { Edit } from './edits.ts'

interface Pressed {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

const isKey = (text: string): text is ActionValues['key'] => keys.some((key) => key === text && key.length === 1)

/** What a key of the keyboard does to the line at a place, in the outline and on the canvas; undefined for one that changes nothing. */
export function editOfKey({ key, altKey, ctrlKey, metaKey }: Pressed, at: number, count: number): Edit | undefined {
  if (ctrlKey || metaKey) return undefined
  if (altKey && key === 'ArrowUp' && at > 0) return { kind: 'move', at, to: at - 1 }
  if (altKey && key === 'ArrowDown' && at < count - 1) return { kind: 'move', at, to: at + 1 }
  if (altKey) return undefined
  if (key === 'Insert') return { kind: 'add' }
  if (key === 'Delete') return { kind: 'remove', at: [at] }
  return isKey(key) ? { kind: 'key', at, key } : undefined
}
