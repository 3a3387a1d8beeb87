import '@xyflow/react/dist/style.css'
import {
  type AriaLabelConfig,
  Background,
  ControlButton,
  Controls,
  getViewportForBounds,
  MiniMap,
  Panel,
  ReactFlow,
  ReactFlowProvider,
  type Rect,
  useReactFlow,
  useStore,
  type Viewport,
} from '@xyflow/react'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useMedia, useStable } from '../../../browser/hooks.ts'
import { type ActionValues, freeKeys } from '../menu/menu-values.ts'
import { boxes, FlowProvider } from './boxes.tsx'
import { ChoiceBar, FreeKeys } from './choice-bar.tsx'
import type { DrawnEdge, DrawnNode } from './drawn-flow.ts'
import { t } from './flow.messages.ts'
import styles from './flow.module.css'
import { firstSeen, type Size } from './layout.ts'
import { canvasHandlers, type FlowProps, placeOf, useBoxFacts, useCanvasEdits, useDrawn } from './use-canvas.ts'
import { useDragged, useDrawing } from './use-drawing.ts'

const margins = { top: 64, x: 24, bottom: 118 } as const

/** Room around what is shown, for what lies over the canvas: the chosen line above, the map below. */
const room = { top: `${margins.top}px`, x: `${margins.x}px`, bottom: `${margins.bottom}px` } as const

/** As small as boxes are shown without being asked for: what stands in smaller ones can't be read. */
const READABLE = 0.4

/** Whether what is within bounds can be read where all of it is shown in a canvas, or at least as it is now. */
export const canBeRead = (bounds: Rect, { width, height }: Size, zoom: number): boolean =>
  getViewportForBounds(bounds, width, height, 0, 1, room).zoom >= Math.min(READABLE, zoom)

/** Whether a box is seen as a whole in a canvas, both as they stand on the screen: what lies over the canvas may hide what is at its edge. */
export const isInView = (box: Rect, canvas: Rect): boolean =>
  box.x >= canvas.x + margins.x &&
  box.y >= canvas.y + margins.top &&
  box.x + box.width <= canvas.x + canvas.width - margins.x &&
  box.y + box.height <= canvas.y + canvas.height - margins.bottom

/** What is shown of a canvas that has another size now: its middle stays its middle. */
export const recentred = ({ x, y, zoom }: Viewport, from: Size, to: Size): Viewport => ({
  x: x + (to.width - from.width) / 2,
  y: y + (to.height - from.height) / 2,
  zoom,
})

export const isSameView = (one: Viewport, other: Viewport | undefined): boolean =>
  one.x === other?.x && one.y === other.y && one.zoom === other.zoom

/** Does something once the canvas has drawn what has changed, which it does in its own time. */
const onceDrawn = (work: () => void): number => requestAnimationFrame(() => requestAnimationFrame(work))

interface Seen {
  /** Ids of the boxes there are. */
  ids: readonly string[]
  /** Ids of those that are shown at first, on a narrow screen or a wide one. */
  first: () => readonly string[]
  isNarrow: boolean
}

/**
 * Keeps in view what is to be seen of the canvas. As long as nobody has moved it, it shows as much as at first, whatever becomes of its size and
 * its boxes. After that its middle stays where it is, and only a box that is added out of sight is brought into view.
 */
function useInView({ ids, first, isNarrow }: Seen) {
  const { fitView, getEdge, getNode, getNodesBounds, getViewport, getZoom, setViewport, flowToScreenPosition } =
    useReactFlow<DrawnNode, DrawnEdge>()
  const canvas = useStore(({ domNode }) => domNode)
  const size = useStable({ width: useStore(({ width }) => width), height: useStore(({ height }) => height), isNarrow })
  const begun = useRef<{ view?: ReturnType<typeof getViewport> }>(undefined)

  const begin = async () => {
    const mine = {}
    begun.current = mine
    await fitView({ ...{ minZoom: READABLE, maxZoom: 1, padding: room }, nodes: first().map((id) => ({ id })) })
    if (begun.current === mine) begun.current = { view: getViewport() }
  }
  const isAsBegun = () => begun.current?.view === undefined || isSameView(getViewport(), begun.current.view)

  /** Shows a box that is out of sight, or the end of a line with the menu that it begins at, no nearer than before. */
  const bringIntoView = (id: string) => {
    const edge = getEdge(id)
    const end = getNode(edge?.target ?? id)
    if (!end || !canvas) return
    const { width = 0, height = 0 } = end
    const zoom = getZoom()
    const box = { ...flowToScreenPosition(end.position), width: width * zoom, height: height * zoom }
    if (isInView(box, canvas.getBoundingClientRect())) return
    const fits = (boxes: readonly string[]) => canBeRead(getNodesBounds([...boxes]), size, zoom)
    if (isAsBegun() && first().includes(end.id) && fits(first())) return void begin()
    const both = edge ? [edge.source, end.id] : [end.id]
    const nodes = (fits(both) ? both : [end.id]).map((box) => ({ id: box }))
    void fitView({ nodes, maxZoom: zoom, padding: room })
  }

  const follow = useEffectEvent((from: typeof size) => {
    if (isAsBegun()) void begin()
    else void setViewport(recentred(getViewport(), from, size))
  })
  const before = useRef(size)
  useEffect(() => {
    const from = before.current
    before.current = size
    if (begun.current && from !== size) follow(from)
  }, [size])

  const show = useEffectEvent(bringIntoView)
  const known = useRef(ids)
  useEffect(() => {
    const added = ids.filter((id) => !known.current.includes(id)).at(-1)
    known.current = ids
    if (begun.current && added !== undefined) onceDrawn(() => show(added))
  }, [ids])

  return { begin, bringIntoView }
}

/** What follows an edit, once it is drawn: the end of a line is brought into view, and the keyboard goes to the line, or stays where it is. */
const useAfterEdit =
  (canvas: RefObject<HTMLElement | null>, bringIntoView: (id: string) => void) => (id: string, keepsFocus: boolean) =>
    onceDrawn(() => {
      bringIntoView(id)
      if (keepsFocus) return
      // What was off the screen is drawn by now.
      onceDrawn(() => canvas.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus())
    })

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
