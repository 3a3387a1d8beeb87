import { type ActionValues, keys } from '../action-values.ts'

/** What a key of the keyboard does to a line of the outline. */
export type LineChange = { kind: 'move'; to: number } | { kind: 'remove' } | { kind: 'key'; key: ActionValues['key'] }

interface Pressed {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

const isKey = (text: string): text is ActionValues['key'] => keys.some((key) => key === text && key.length === 1)

/** What a key press on the line at a place changes; undefined for one that changes nothing. */
export function changeOf(
  { key, altKey, ctrlKey, metaKey }: Pressed,
  at: number,
  count: number,
): LineChange | undefined {
  if (ctrlKey || metaKey) return undefined
  if (altKey && key === 'ArrowUp' && at > 0) return { kind: 'move', to: at - 1 }
  if (altKey && key === 'ArrowDown' && at < count - 1) return { kind: 'move', to: at + 1 }
  if (altKey) return undefined
  if (key === 'Delete') return { kind: 'remove' }
  return isKey(key) ? { kind: 'key', key } : undefined
}

/** The choices once a line was changed. */
export function changed(actions: readonly ActionValues[], at: number, change: LineChange): ActionValues[] {
  if (change.kind === 'key') return actions.map((each, place) => (place === at ? { ...each, key: change.key } : each))
  const others = actions.filter((_, place) => place !== at)
  const moved = actions[at]
  return change.kind === 'move' && moved ? others.toSpliced(change.to, 0, moved) : others
}
