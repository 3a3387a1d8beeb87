import type { MenuChoice } from '@lineboard/sdk/call-flow'
import { type Edge, type EdgeMarkerType, MarkerType, type Node, Position } from '@xyflow/react'
import { labelOf } from '../../../lib/labels.ts'
import { comma } from '../../../lib/messages.ts'
import { kindLabels } from '../menu/action-labels.ts'
import { t } from './flow.messages.ts'
import type { EndNode, FlowEdge, FlowGraph, FlowNode } from './flow-graph.ts'
import { heights, type Point, type Size } from './layout.ts'

type PhoneFormat = (text: string) => string

/** A key as a line has it: short. */
export const shortKey = (key: MenuChoice['key']): string =>
  key === 'timeout' || key === 'invalid' ? t(`key.${key}`) : key

/** A choice in the list of its menu: its name, or else what it does. */
export const rowText = ({ label, kind }: MenuChoice): string => label || labelOf(kindLabels, kind)

function targetText({ choice: { kind, target }, gateway }: EndNode, formatPhone: PhoneFormat): string {
  if (kind === 'repeat' || kind === 'hang_up') return ''
  if (!target) return t('nothing')
  if (kind === 'dial_number') return formatPhone(target)
  if (kind === 'dial_gateway') return gateway || t('aGateway')
  return kind === 'voice_menu' ? t('gone') : target
}

/** What stands on a node: what it is, in small, and its name. */
export function nodeText(node: FlowNode, formatPhone: PhoneFormat): { above: string; title: string } {
  if (node.kind === 'menu') {
    const { isOwn, menu } = node
    const draft = !isOwn && menu.status === 'draft'
    const notes = [t('target.voice_menu'), ...(isOwn ? [t('thisMenu')] : []), ...(draft ? [t('draft')] : [])]
    return { above: notes.join(comma), title: menu.name || t('unnamed') }
  }
  const kind = t(`target.${node.choice.kind}`)
  const target = targetText(node, formatPhone)
  return target ? { above: kind, title: target } : { above: '', title: kind }
}

/** A node as it is read out. */
export function nodeName(node: FlowNode, formatPhone: PhoneFormat): string {
  if (node.kind === 'menu') return t('menuNode', { name: node.menu.name || t('unnamed'), count: node.choices.length })
  const { above, title } = nodeText(node, formatPhone)
  return above ? t('endNode', { kind: above, target: title }) : title
}

export interface NodeData extends Record<string, unknown> {
  node: FlowNode
  /** What is wrong with it, in words; a fault keeps the menu from being published. */
  findings: readonly { text: string; isFault: boolean }[]
  isLit: boolean
}

export type DrawnNode = Node<NodeData, FlowNode['kind']>
export type DrawnEdge = Edge<{ flow: FlowEdge }>

/** Names the dot of a choice, by its place in its menu; that of another key has none. */
export const dotOf = (place: number): string => `choice ${place}`
export const NEW_DOT = 'another key'

/** The place that the dot of a choice names; undefined for another key. */
export const placeOfDot = (dot: string | null | undefined): number | undefined =>
  dot?.startsWith('choice ') ? Number(dot.slice('choice '.length)) : undefined

const dot = (id: string | null, type: 'source' | 'target', x: number, y: number) => ({
  ...{ id, type, x: x - 5, y: y - 5, width: 10, height: 10 },
  position: type === 'source' ? Position.Right : Position.Left,
})

// Where lines begin and end is known beforehand: those of nodes off the screen are drawn, too.
function dotsOf(node: FlowNode, { width, height }: Size) {
  const target = dot(null, 'target', 0, heights.head / 2)
  if (node.kind === 'end') return [target]
  const rows = node.choices.map((_, at) => dot(dotOf(at), 'source', width, heights.head + heights.row * (at + 0.5)))
  return [target, ...rows, dot(NEW_DOT, 'source', width, height - heights.add / 2)]
}

interface Drawing {
  graph: FlowGraph
  formatPhone: (text: string) => string
  sizes: ReadonlyMap<string, Size>
  positions: ReadonlyMap<string, Point>
  findings: ReadonlyMap<string, NodeData['findings']>
  lit: ReadonlySet<number>
}

/** The nodes of a graph as the canvas takes them. */
export const drawnNodes = ({ graph, formatPhone, sizes, positions, findings, lit }: Drawing): DrawnNode[] =>
  graph.nodes.map((node) => {
    const size = sizes.get(node.id) ?? { width: 0, height: 0 }
    const said = findings.get(node.id) ?? []
    const isLit = node.kind === 'end' ? lit.has(node.choice.id) : node.choices.some(({ id }) => lit.has(id))
    return {
      ...{ id: node.id, type: node.kind, position: positions.get(node.id) ?? { x: 0, y: 0 } },
      ...{ ...size, measured: size, handles: dotsOf(node, size) },
      data: { node, findings: said, isLit },
      ariaLabel: [`${nodeName(node, formatPhone)}.`, ...said.map(({ text }) => text)].join(' '),
    }
  })

const arrow: EdgeMarkerType = {
  ...{ type: MarkerType.ArrowClosed, width: 18, height: 18, color: null },
  markerUnits: 'userSpaceOnUse',
}

/** The lines of a graph as the canvas takes them; `words` say each choice in a line. */
export function drawnEdges(
  { graph, lit }: Pick<Drawing, 'graph' | 'lit'>,
  words: readonly string[],
  readOnly: boolean,
): DrawnEdge[] {
  const placeIn = new Map<string, number>()
  return graph.edges.map((flow, order) => {
    const place = placeIn.get(flow.from) ?? 0
    placeIn.set(flow.from, place + 1)
    return {
      ...{ id: flow.id, source: flow.from, target: flow.to, sourceHandle: dotOf(place), targetHandle: null },
      ...{ data: { flow }, label: shortKey(flow.choice.key), ariaLabel: words[order] ?? '', markerEnd: arrow },
      ...{ focusable: true, interactionWidth: 24 },
      reconnectable: !readOnly && flow.at !== undefined ? 'target' : false,
      className: lit.has(flow.choice.id) ? 'lit' : '',
    }
  })
}

/** What is drawn with one of it chosen; the rest stay the objects they were, and are not drawn anew. */
export const withChosen = <Drawn extends DrawnNode | DrawnEdge>(all: Drawn[], chosen: string | undefined): Drawn[] =>
  all.map((each) => (each.id === chosen ? { ...each, selected: true } : each))

/** Nodes where they were dragged to; the rest stay the objects they were. */
export const withDragged = (all: DrawnNode[], dragged: ReadonlyMap<string, Point>): DrawnNode[] =>
  all.map((node) => {
    const position = dragged.get(node.id)
    return position ? { ...node, position } : node
  })
