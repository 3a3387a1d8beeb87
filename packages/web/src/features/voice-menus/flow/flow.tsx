import '@xyflow/react/dist/style.css'
import {
  type AriaLabelConfig,
  Background,
  ControlButton,
  Controls,
  MiniMap,
  Panel,
  ReactFlow,
  ReactFlowProvider,
} from '@xyflow/react'
import { useMemo, useRef } from 'react'
import { useMedia } from '../../../browser/hooks.ts'
import { type ActionValues, freeKeys } from '../menu/menu-values.ts'
import { boxes, FlowProvider } from './boxes.tsx'
import { ChoiceBar, FreeKeys } from './choice-bar.tsx'
import { t } from './flow.messages.ts'
import styles from './flow.module.css'
import { placeOf } from './flow-edits.ts'
import { firstSeen } from './layout.ts'
import { canvasHandlers, type FlowProps, useBoxFacts, useCanvasEdits, useDrawn } from './use-canvas.ts'
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

interface ToolsProps {
  isNarrow: boolean
  onArrange: () => void
}

/** Zooming, arranging, and the map where there is room. */
function Tools({ isNarrow, onArrange }: ToolsProps) {
  return (
    <>
      <Background gap={24} />
      <Controls showInteractive={false} fitViewOptions={{ maxZoom: 1, padding: room }}>
        <ControlButton onClick={onArrange} aria-label={t('arrange')} title={t('arrange')}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 9h6v6H3zM15 3h6v6h-6zm0 12h6v6h-6zM9 11h3V6h3v2h-1v8h1v2h-3v-5H9z" />
          </svg>
        </ControlButton>
      </Controls>
      {!isNarrow && <MiniMap pannable zoomable style={{ width: 150, height: 90 }} />}
    </>
  )
}

function Canvas(props: FlowProps) {
  const { draft, actions, readOnly, onShow } = props
  const canvas = useRef<HTMLDivElement>(null)
  const drawing = useDrawing(draft, actions, readOnly)
  const { graph, positions } = drawing
  const { dragged, drag, arrange } = useDragged()
  const isNarrow = useMedia('(width < 700px)')

  const ids = useMemo(() => graph.nodes.map(({ id }) => id), [graph])
  const { begin, bringIntoView } = useInView({ ids, first: () => firstSeen(graph, positions, isNarrow), isNarrow })
  const edits = useCanvasEdits(props, graph, useAfterEdit(canvas, bringIntoView))
  const { selected, run } = edits
  const at = selected === undefined ? undefined : placeOf(graph, selected)
  const chosen = at === undefined ? undefined : actions[at]
  const free = freeKeys(actions)
  const add = (key: ActionValues['key']) => run({ kind: 'add', key })
  const facts = useBoxFacts(drawing.formatPhone, readOnly, free[0], add)
  const drawn = useDrawn(drawing, props, dragged, selected)
  const isOwn = selected !== undefined && selected === graph.nodes[0]?.id
  return (
    <FlowProvider value={facts}>
      <ReactFlow
        ref={canvas}
        className={styles.canvas}
        aria-label={t('canvas', { name: draft.menu.name })}
        {...drawn}
        {...canvasHandlers(graph, actions, edits, drag)}
        nodeTypes={boxes}
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
        <Tools isNarrow={isNarrow} onArrange={arrange} />
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
