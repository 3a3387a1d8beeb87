import '@xyflow/react/dist/style.css'
import {
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
  useReactFlow,
} from '@xyflow/react'
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useMedia } from '../../../browser/use-media.ts'
import { rowHref } from '../../../places/href.ts'
import { useMayOpen } from '../../../ui/may-open.ts'
import { type ActionValues, freeKeys } from '../action-values.ts'
import type { Edit } from '../edits/edits.ts'
import { lineText } from '../outline/line-text.ts'
import type { MenuDraft } from '../use-menu-editor.ts'
import { boxes } from './boxes.tsx'
import { canvasWords } from './canvas-words.ts'
import { ChoiceBar } from './choice-bar.tsx'
import { type DrawnEdge, type DrawnNode, drawnEdges, drawnNodes, placeOfDot } from './drawn-flow.ts'
import { t } from './flow.messages.ts'
import styles from './flow.module.css'
import { FlowProvider } from './flow-context.ts'
import { editOfLine, placeOf } from './flow-edits.ts'
import { actOfKey } from './flow-keys.ts'
import { FreeKeys } from './free-keys.tsx'
import { useDragged, useDrawing } from './use-drawing.ts'
import { useFocusAfter } from './use-focus-after.ts'

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

/** Room around what is shown, for what lies over the canvas: the chosen line above, the map below. */
const room = { top: '64px', x: '24px', bottom: '118px' } as const

/** More boxes than fit at a size that can be read: at first only the menu and what its keys lead to are shown. */
const MANY = 24

function Canvas({ draft, actions, lit, readOnly, onEdit, onShow }: FlowProps) {
  const canvas = useRef<HTMLDivElement>(null)
  const { graph, findings, names, sizes, positions: arrangement } = useDrawing(draft, actions, readOnly)
  const { positions, drag, arrange } = useDragged(arrangement)
  const [selected, select] = useState<string>()
  const flow = useReactFlow<DrawnNode, DrawnEdge>()
  const [, navigate] = useLocation()
  const mayOpen = useMayOpen()
  const isNarrow = useMedia('(width < 700px)')

  const reach = useCallback(
    (id: string) => {
      select(id)
      const [at, size, shown] = [positions.get(id), sizes.get(id), canvas.current?.getBoundingClientRect()]
      if (!at || !size || !shown) return
      const corner = flow.flowToScreenPosition({ x: at.x + size.width, y: at.y + size.height })
      if (corner.x <= shown.right && corner.y <= shown.bottom) return
      void flow.setCenter(at.x + size.width / 2, at.y + size.height / 2, { zoom: flow.getZoom() })
    },
    [flow, positions, sizes],
  )
  const focusAfter = useFocusAfter(canvas, graph, reach)
  const run = (edit: Edit | undefined) => {
    if (!edit) return
    focusAfter(edit)
    onEdit(edit)
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
  const drawing = { graph, names, sizes, positions, findings, lit, selected }
  const nodes = useMemo(
    () => drawnNodes({ graph, names, sizes, positions, findings, lit, selected }),
    [graph, names, sizes, positions, findings, lit, selected],
  )
  const edges = drawnEdges(drawing, ({ choice }) => lineText(draft.setup, choice, names.formatPhone), readOnly)
  const at = selected === undefined ? undefined : placeOf(graph, selected)
  const chosen = at === undefined ? undefined : actions[at]
  const free = freeKeys(actions)
  const add = (key: ActionValues['key']) => run({ kind: 'add', key })
  const isOwn = selected !== undefined && selected === graph.nodes[0]?.id
  const first = isNarrow ? 1 : graph.nodes.length > MANY ? MANY : undefined
  const near = first === undefined ? undefined : graph.nodes.slice(0, first).map(({ id }) => ({ id }))
  return (
    <FlowProvider value={{ names, readOnly, freeKey: free[0], onAdd: add }}>
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
        minZoom={0.05}
        maxZoom={1.5}
        fitView
        fitViewOptions={{ maxZoom: 1, padding: room, ...(near && { nodes: near }) }}
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
            {chosen && at !== undefined && <ChoiceBar at={at} choice={chosen} onEdit={run} onShow={onShow} />}
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
