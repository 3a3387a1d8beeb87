import { type ActionValues, blankAction, keys } from '../menu/menu-values.ts'

/** Where a choice leads: what it does, and to what. */
export type LeadsTo = Pick<ActionValues, 'kind' | 'recordId' | 'text'>

/** Something people do to the choices of a menu, on the canvas, in the outline or beside the fields; `at` is a place from 0. */
export type Edit =
  /** A new choice at the end: on the first free key and to no number yet, unless it is said. */
  | { kind: 'add'; key?: ActionValues['key']; to?: LeadsTo }
  | { kind: 'remove'; at: readonly number[] }
  | { kind: 'move'; at: number; to: number }
  | { kind: 'key'; at: number; key: ActionValues['key'] }
  | { kind: 'lead'; at: number; to: LeadsTo }

/** Where a choice leads that does this and says no more. */
export const nowhereYet = (kind: ActionValues['kind']): LeadsTo => ({ kind, recordId: null, text: '' })

const changedAt = (actions: readonly ActionValues[], at: number, change: Partial<ActionValues>) =>
  actions.map((each, place) => (place === at ? { ...each, ...change } : each))

/** The choices after an edit. Every way to edit them goes through here, so that all save the same. */
export function edited(actions: readonly ActionValues[], edit: Edit): ActionValues[] {
  switch (edit.kind) {
    case 'add': {
      const { key, to } = edit
      return [...actions, { ...blankAction(actions), ...(key && { key }), ...to }]
    }
    case 'remove':
      return actions.filter((_, place) => !edit.at.includes(place))
    case 'move': {
      const moved = actions[edit.at]
      return moved ? actions.toSpliced(edit.at, 1).toSpliced(edit.to, 0, moved) : [...actions]
    }
    case 'key':
      return changedAt(actions, edit.at, { key: edit.key })
    case 'lead':
      return changedAt(actions, edit.at, edit.to)
  }
}

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
