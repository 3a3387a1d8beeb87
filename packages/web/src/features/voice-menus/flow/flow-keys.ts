import { editOfKey } from '../editor/edit-of-key.ts'
import type { Edit } from '../editor/edits.ts'
import type { ActionValues } from '../menu/action-values.ts'
import { editOfRemoval, placeOf } from './flow-edits.ts'
import type { FlowGraph } from './flow-graph.ts'

type Pressed = Parameters<typeof editOfKey>[0]

/** What a key press on a line or a box of the canvas does: an edit, or it opens the fields of a choice or another menu. */
export type FlowAct = { edit: Edit } | { show: number } | { openMenu: number }

/** What a key press does to a line or a box; undefined for one that does nothing. */
export function actOfKey(
  graph: FlowGraph,
  actions: readonly ActionValues[],
  id: string,
  pressed: Pressed,
  readOnly: boolean,
): FlowAct | undefined {
  const at = placeOf(graph, id)
  const node = graph.nodes.find((each) => each.id === id)
  if (pressed.key === 'Enter') {
    if (node?.kind === 'menu') return node.isOwn ? undefined : { openMenu: node.menu.id }
    return at === undefined ? undefined : { show: at }
  }
  if (readOnly) return undefined
  const edit = editOfKey(pressed, at ?? 0, at === undefined ? 0 : actions.length)
  // The menu itself is no choice: only another key can be added there. Nor does one key stand for a menu that several lead to.
  const stands = at !== undefined && !(node?.kind === 'menu' && node.isOwn)
  if (edit?.kind === 'add') return { edit }
  if (!edit || !stands) return undefined
  const removal = edit.kind === 'remove' ? editOfRemoval(graph, id) : edit
  return removal && { edit: removal }
}
