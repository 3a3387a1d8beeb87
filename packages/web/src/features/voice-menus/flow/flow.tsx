import '@xyflow/react/dist/style.css'
import {
  type AriaLabelConfig,
  Background,
  type Connection,
  ControlButton,
  Controls,
  type EdgeChange,
  type FinalConnectionState,
  MiniMap,
  type NodeChange,
  Panel,
  ReactFlow,
  ReactFlowProvider,
} from '@xyflow/react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useMedia } from '../../../browser/hooks.ts'
import { rowHref } from '../../../places/href.ts'
import { useMayOpen } from '../../../ui/may-open.ts'
import type { Edit } from '../editor/edits.ts'
import type { MenuDraft } from '../editor/use-menu-editor.ts'
import { type ActionValues, freeKeys } from '../menu/menu-values.ts'
import { boxes, FlowProvider } from './boxes.tsx'
import { ChoiceBar, FreeKeys } from './choice-bar.tsx'
import {
  type DrawnEdge,
  type DrawnNode,
  drawnEdges,
  drawnNodes,
  placeOfDot,
  withChosen,
  withDragged,
} from './drawn-flow.ts'
import { t } from './flow.messages.ts'
import styles from './flow.module.css'
import { actOfKey, editOfLine, idAfter, placeOf } from './flow-edits.ts'
import { firstSeen } from './layout.ts'
import { useDragged, useDrawing } from './use-drawing.ts'
import { room, useAfterEdit, useInView } from './use-in-view.ts'

/** What the canvas itself says. */
const canvasWords: Partial<AriaLabelConfig> = {
  'node.a11yDescription.default': t('nodeHelp'),
  'node.a11yDescription.keyboardDisabled': t('nodeHelp'),
  'node.a11yDescription.ariaLiveMessage': () => t('movedTo'),
  'edge.a11yDescription.default': t('edgeHelp'),
  'controls.ariaLabel': t('controls'),
  'controls.zoomIn.ariaLabel': t('zoomIn'),
  'controls.zoomOut.ariaLabel': t('zoomOut'),
  'controls.fitView.ariaLabel': t('fitAll'),
  'minimap.ariaLabel': t('map'),
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

/** Where a line was let go: the id of the box there. */
function boxUnder(event: MouseEvent | TouchEvent): string | undefined {
  const point = 'changedTouches' in event ? event.changedTouches[0] : event
  const found = point && document.elementFromPoint(point.clientX, point.clientY)
  return found?.closest<HTMLElement>('.react-flow__node')?.dataset.id
}

function Canvas({ draft, actions, lit, readOnly, onEdit, onShow }: FlowProps) {
  const canvas = useRef<HTMLDivElement>(null)
  const { graph, words, findings, formatPhone, sizes, positions } = useDrawing(draft, actions, readOnly)
  const { dragged, drag, arrange } = useDragged()
  const [selected, select] = useState<string>()
  const [, navigate] = useLocation()
  const mayOpen = useMayOpen()
  const isNarrow = useMedia('(width < 700px)')

  const ids = useMemo(() => graph.nodes.map(({ id }) => id), [graph])
  const { begin, bringIntoView } = useInView({ ids, first: () => firstSeen(graph, positions, isNarrow), isNarrow })
  const goTo = useAfterEdit(canvas, bringIntoView)
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
  const open = (id: string) => press({ key: 'Enter', altKey: false, ctrlKey: false, metaKey: false }, id)
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    if (!(target instanceof Element) || target.closest('button, select, a')) return
    // Escape lets go of what is chosen before it closes the form.
    if (event.key === 'Escape' && selected !== undefined) event.stopPropagation()
    const id = target.closest('.react-flow__node, .react-flow__edge')?.getAttribute('data-id')
    if (id && press(event, id)) event.preventDefault()
  }
  const handleNodes = (changes: NodeChange<DrawnNode>[]) => {
    for (const change of changes) {
      if (change.type === 'position' && change.position) drag(change.id, change.position)
      if (change.type === 'select') choose(change.id, change.selected)
    }
  }
  const handleEdges = (changes: EdgeChange<DrawnEdge>[]) => {
    for (const change of changes) if (change.type === 'select') choose(change.id, change.selected)
  }
  const choose = (id: string, isChosen: boolean) =>
    select((before) => (isChosen ? id : before === id ? undefined : before))
  const connect = ({ sourceHandle, target }: Connection) =>
    run(editOfLine(graph, actions, placeOfDot(sourceHandle), target))
  const letGo = (event: MouseEvent | TouchEvent, { isValid, fromHandle }: FinalConnectionState) => {
    if (isValid || fromHandle?.type !== 'source') return
    const under = boxUnder(event)
    if (under) run(editOfLine(graph, actions, placeOfDot(fromHandle.id), under))
    else if (placeOfDot(fromHandle.id) === undefined) run({ kind: 'add' })
  }
  const drawn = useMemo(
    () => drawnNodes({ graph, formatPhone, sizes, positions, findings, lit }),
    [graph, formatPhone, sizes, positions, findings, lit],
  )
  const lines = useMemo(() => drawnEdges({ graph, lit }, words, readOnly), [graph, lit, words, readOnly])
  const nodes = useMemo(() => withChosen(withDragged(drawn, dragged), selected), [drawn, dragged, selected])
  const edges = useMemo(() => withChosen(lines, selected), [lines, selected])
  const at = selected === undefined ? undefined : placeOf(graph, selected)
  const chosen = at === undefined ? undefined : actions[at]
  const free = freeKeys(actions)
  const add = (key: ActionValues['key']) => run({ kind: 'add', key })
  const freeKey = free[0]
  const latest = useRef(add)
  useEffect(() => {
    latest.current = add
  })
  // The same object as long as it says the same: boxes are drawn anew with it.
  const facts = useMemo(
    () => ({ formatPhone, readOnly, freeKey, onAdd: (key: ActionValues['key']) => latest.current(key) }),
    [formatPhone, readOnly, freeKey],
  )
  const isOwn = selected !== undefined && selected === graph.nodes[0]?.id
  return (
    <FlowProvider value={facts}>
      <ReactFlow
        ref={canvas}
        className={styles.canvas}
        aria-label={t('canvas', { name: draft.menu.name })}
        nodes={nodes}
        edges={edges}
        nodeTypes={boxes}
        onNodesChange={handleNodes}
        onEdgesChange={handleEdges}
        onConnect={connect}
        onConnectEnd={letGo}
        onReconnect={({ data }, { target }) => run(data && editOfLine(graph, actions, data.flow.at, target))}
        onNodeDoubleClick={(_, { id }) => open(id)}
        onEdgeDoubleClick={(_, { id }) => open(id)}
        onKeyDown={handleKey}
        nodesConnectable={!readOnly}
        connectionRadius={40}
        zoomOnDoubleClick={false}
        onlyRenderVisibleElements
        minZoom={0.1}
        maxZoom={1.5}
        onInit={() => void begin()}
        ariaLabelConfig={canvasWords}
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        panActivationKeyCode={null}
      >
        <Background gap={24} />
        <Controls showInteractive={false} fitViewOptions={{ maxZoom: 1, padding: room }}>
          <ControlButton onClick={arrange} aria-label={t('arrange')} title={t('arrange')}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3 9h6v6H3zM15 3h6v6h-6zm0 12h6v6h-6zM9 11h3V6h3v2h-1v8h1v2h-3v-5H9z" />
            </svg>
          </ControlButton>
        </Controls>
        {!isNarrow && <MiniMap pannable zoomable style={{ width: 150, height: 90 }} />}
        {!readOnly && (
          <Panel position="top-left">
            {chosen && at !== undefined && (
              <ChoiceBar at={at} choice={chosen} onEdit={(edit) => run(edit, edit.kind !== 'remove')} onShow={onShow} />
            )}
            {isOwn && <FreeKeys keys={free} onAdd={add} />}
          </Panel>
        )}
      </ReactFlow>
    </FlowProvider>
  )
}

/** The canvas of a menu over all its levels. What is drawn there edits the same choices as the outline and the fields. */
export function Flow(props: FlowProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  )
}
