import type { Connection, EdgeChange, FinalConnectionState, NodeChange, ReactFlowProps } from '@xyflow/react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { rowHref } from '../../../places/href.ts'
import { useMayOpen } from '../../../ui/may-open.ts'
import { type Edit, edited, editOfKey, type LeadsTo } from '../editor/edits.ts'
import type { MenuDraft } from '../editor/use-menu-editor.ts'
import type { ActionValues } from '../menu/menu-values.ts'
import {
  type DrawnEdge,
  type DrawnNode,
  drawnEdges,
  drawnNodes,
  placeOfDot,
  withChosen,
  withDragged,
} from './drawn-flow.ts'
import { type FlowEdge, type FlowGraph, lineIds, menuNodeId } from './flow-graph.ts'
import type { useDragged, useDrawing } from './use-drawing.ts'

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

/** The place of a choice that a press goes to the fields of: one that leads somewhere, and whose target nobody has chosen yet. */
export function awaitsTarget(graph: FlowGraph, actions: readonly ActionValues[], id: string): number | undefined {
  const at = placeOf(graph, id)
  const choice = at === undefined ? undefined : actions[at]
  if (!choice || choice.kind === 'repeat' || choice.kind === 'hang_up') return undefined
  return choice.recordId === null && choice.text === '' ? at : undefined
}

export interface FlowProps {
  draft: MenuDraft
  actions: readonly ActionValues[]
  /** Choices that a call met: their lines are lit. */
  lit: ReadonlySet<number>
  readOnly: boolean
  onEdit: (edit: Edit) => void
  /** Brings the fields of a choice into view. */
  onShow: (at: number) => void
}

type Drawing = ReturnType<typeof useDrawing>
type Dragged = ReturnType<typeof useDragged>

/** What is chosen on the canvas, and what edits and keys do there. `goTo` brings people to the line that an edit leaves them at. */
export function useCanvasEdits(
  { draft, actions, readOnly, onEdit, onShow }: FlowProps,
  graph: Drawing['graph'],
  goTo: (id: string, keepsFocus: boolean) => void,
) {
  const [selected, select] = useState<string>()
  const [, navigate] = useLocation()
  const mayOpen = useMayOpen()

  const run = (edit: Edit | undefined, keepsFocus = false) => {
    const id = edit && idAfter(draft.menu.id, actions, edit)
    if (!edit || id === undefined) return
    onEdit(edit)
    select(id)
    goTo(id, keepsFocus)
  }
  const openMenu = (id: number) => {
    const href = rowHref('voiceMenus', { action: 'edit', id })
    if (mayOpen(href)) navigate(href)
  }
  const press = (event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>, id: string) => {
    const act = actOfKey(graph, actions, id, event, readOnly)
    if (!act) return false
    if ('edit' in act) run(act.edit)
    else if ('show' in act) onShow(act.show)
    else openMenu(act.openMenu)
    return true
  }
  return {
    selected,
    choose: (id: string, isChosen: boolean) => select((before) => (isChosen ? id : before === id ? undefined : before)),
    run,
    press,
    open: (id: string) => press({ key: 'Enter', altKey: false, ctrlKey: false, metaKey: false }, id),
    openUnset(id: string) {
      const at = awaitsTarget(graph, actions, id)
      if (at !== undefined) onShow(at)
    },
  }
}

type CanvasEdits = ReturnType<typeof useCanvasEdits>

/** Where a line was let go: the id of the box there. */
function boxUnder(event: MouseEvent | TouchEvent): string | undefined {
  const point = 'changedTouches' in event ? event.changedTouches[0] : event
  const found = point && document.elementFromPoint(point.clientX, point.clientY)
  return found?.closest<HTMLElement>('.react-flow__node')?.dataset.id
}

/** What the library's events do to the choices of a menu. */
export function canvasHandlers(
  graph: Drawing['graph'],
  actions: readonly ActionValues[],
  { selected, choose, run, press, open, openUnset }: CanvasEdits,
  drag: Dragged['drag'],
) {
  const lead = (at: number | undefined, to: string) => run(editOfLine(graph, actions, at, to))
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { target } = event
      if (!(target instanceof Element) || target.closest('button, select, a')) return
      // Escape lets go of what is chosen before it closes the form.
      if (event.key === 'Escape' && selected !== undefined) event.stopPropagation()
      const id = target.closest('.react-flow__node, .react-flow__edge')?.getAttribute('data-id')
      if (id && press(event, id)) event.preventDefault()
    },
    onNodesChange(changes: NodeChange<DrawnNode>[]) {
      for (const change of changes) {
        if (change.type === 'position' && change.position) drag(change.id, change.position)
        if (change.type === 'select') choose(change.id, change.selected)
      }
    },
    onEdgesChange(changes: EdgeChange<DrawnEdge>[]) {
      for (const change of changes) if (change.type === 'select') choose(change.id, change.selected)
    },
    onConnect: ({ sourceHandle, target }: Connection) => lead(placeOfDot(sourceHandle), target),
    onConnectEnd(event: MouseEvent | TouchEvent, { isValid, fromHandle }: FinalConnectionState) {
      if (isValid || fromHandle?.type !== 'source') return
      const under = boxUnder(event)
      if (under) lead(placeOfDot(fromHandle.id), under)
      else if (placeOfDot(fromHandle.id) === undefined) run({ kind: 'add' })
    },
    onReconnect: ({ data }, { target }) => data && lead(data.flow.at, target),
    onNodeClick: (_, { id }) => openUnset(id),
    onEdgeClick: (_, { id }) => openUnset(id),
    onNodeDoubleClick: (_, { id }) => void open(id),
    onEdgeDoubleClick: (_, { id }) => void open(id),
  } satisfies Partial<ReactFlowProps<DrawnNode, DrawnEdge>>
}

/** The boxes and lines of a menu, where they were dragged to, with the chosen one. */
export function useDrawn(
  { graph, words, findings, formatPhone, sizes, positions }: Drawing,
  { lit, readOnly }: FlowProps,
  dragged: Dragged['dragged'],
  selected: string | undefined,
) {
  const drawn = useMemo(
    () => drawnNodes({ graph, formatPhone, sizes, positions, findings, lit }),
    [graph, formatPhone, sizes, positions, findings, lit],
  )
  const lines = useMemo(() => drawnEdges({ graph, lit }, words, readOnly), [graph, lit, words, readOnly])
  const nodes = useMemo(() => withChosen(withDragged(drawn, dragged), selected), [drawn, dragged, selected])
  const edges = useMemo(() => withChosen(lines, selected), [lines, selected])
  return { nodes, edges }
}

/** What boxes know of the canvas. It stays the same object while it says the same, because boxes are drawn anew with it. */
export function useBoxFacts(
  formatPhone: Drawing['formatPhone'],
  readOnly: boolean,
  freeKey: ActionValues['key'] | undefined,
  add: (key: ActionValues['key']) => void,
) {
  const latest = useRef(add)
  useEffect(() => {
    latest.current = add
  })
  return useMemo(
    () => ({ formatPhone, readOnly, freeKey, onAdd: (key: ActionValues['key']) => latest.current(key) }),
    [formatPhone, readOnly, freeKey],
  )
}
