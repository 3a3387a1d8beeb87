import { type Edit, edited, editOfKey, type LeadsTo } from '../editor/edits.ts'
import type { ActionValues } from '../menu/menu-values.ts'
import { type FlowEdge, type FlowGraph, lineIds, menuNodeId } from './flow-graph.ts'

/** Where a choice leads that is connected with a node: to its menu, or to what the choice that ends there leads to. */
function leadsTo({ nodes }: FlowGraph, nodeId: string, actions: readonly ActionValues[]): LeadsTo | undefined {
  const node = nodes.find(({ id }) => id === nodeId)
  if (!node) return undefined
  if (node.kind === 'menu') return { kind: 'voice_menu', recordId: node.menu.id, text: '' }
  const { kind, target = '', id } = node.choice
  const own = node.isOwn ? actions[-id - 1] : undefined
  if (own) return { kind: own.kind, recordId: own.recordId, text: own.text }
  return kind === 'dial_gateway' || kind === 'voice_menu'
    ? { kind, recordId: target ? Number(target) : null, text: '' }
    : { kind, recordId: null, text: target }
}

/** What drawing a line to a node does: the choice at a place leads there, or a new one does; undefined where it leads there already. */
export function editOfLine(
  graph: FlowGraph,
  actions: readonly ActionValues[],
  at: number | undefined,
  nodeId: string,
): Edit | undefined {
  const to = leadsTo(graph, nodeId, actions)
  if (!to) return undefined
  if (at === undefined) return { kind: 'add', to }
  const before = actions[at]
  const isSame = before?.kind === to.kind && before.recordId === to.recordId && before.text === to.text
  return before && !isSame ? { kind: 'lead', at, to } : undefined
}

const placesOf = (edges: readonly FlowEdge[]) => edges.flatMap(({ at }) => at ?? [])

/** What deleting a line or a node does: the choices of the menu itself that are or lead to it go. Undefined where there are none. */
export function editOfRemoval({ edges }: FlowGraph, id: string): Edit | undefined {
  const at = placesOf(edges.filter((edge) => edge.id === id || edge.to === id))
  return at.length > 0 ? { kind: 'remove', at } : undefined
}

/** The place of the choice that a line or a node stands for; undefined where there is none of the menu itself. */
export const placeOf = ({ edges }: FlowGraph, id: string): number | undefined =>
  placesOf(edges.filter((edge) => edge.id === id || edge.to === id))[0]

/** The line that an edit leaves people at: that of the choice, or the next one, or the menu where none is left. Undefined where it changes nothing. */
export function idAfter(menuId: number, actions: readonly ActionValues[], edit: Edit): string | undefined {
  const after = edited(actions, edit)
  if (JSON.stringify(after) === JSON.stringify(actions)) return undefined
  const ids = lineIds(menuId, after)
  if (edit.kind === 'add') return ids.at(-1)
  const at = edit.kind === 'remove' ? edit.at[0] : edit.kind === 'move' ? edit.to : edit.at
  return ids[at ?? 0] ?? ids.at(-1) ?? menuNodeId(menuId)
}

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
