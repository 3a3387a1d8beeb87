import { Graph, layout } from '@dagrejs/dagre'
import type { FlowEdge, FlowGraph, FlowNode } from './flow-graph.ts'

/** The box of a node, in pixels of the canvas. */
export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** Where each node stands, by id: levels from left to right, upper left corners. The same graph is laid out the same each time. */
export function arranged(
  sizes: ReadonlyMap<string, Size>,
  edges: readonly Pick<FlowEdge, 'id' | 'from' | 'to'>[],
): ReadonlyMap<string, Point> {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'LR', nodesep: 18, ranksep: 110, marginx: 20, marginy: 20 })
  for (const [id, size] of sizes) graph.setNode(id, { ...size })
  // A line back to its own menu changes no level.
  for (const { id, from, to } of edges) if (from !== to) graph.setEdge(from, to, {}, id)
  // What follows a menu stands in the order of its keys, which people look for before they mind a crossing.
  layout(graph, { disableOptimalOrderHeuristic: true })
  return new Map(
    [...sizes].map(([id, { width, height }]) => {
      const { x = 0, y = 0 } = graph.node(id)
      return [id, { x: Math.round(x - width / 2), y: Math.round(y - height / 2) }]
    }),
  )
}

/** Heights of what stands on a node, in pixels; `flow.module.css` draws by them. */
export const heights = { head: 54, row: 28, add: 42, finding: 18, foot: 8 } as const

const CHARACTERS_A_LINE = 34

/** Room for a node, by what stands on it: nodes off the screen are not drawn, and so not measured. */
export function sizeOf(node: FlowNode, findings: readonly string[], readOnly: boolean): Size {
  const lines = findings.reduce((sum, text) => sum + Math.ceil(text.length / CHARACTERS_A_LINE), 0)
  const said = lines * heights.finding + (lines > 0 ? heights.foot : 0)
  if (node.kind === 'end') return { width: 220, height: heights.head + said }
  const rows = node.choices.length * heights.row
  const add = node.isOwn && !readOnly ? heights.add : 0
  return { width: 260, height: heights.head + rows + add + said + (rows > 0 ? heights.foot : 0) }
}

/** More boxes than fit at a size that can be read. */
const MANY = 24

/** How far from the menu a box may stand to be seen with it, in pixels of the canvas. */
const NEAR = 600

/** The boxes that are seen at first: all, where they can be read; else the menu, with what its keys lead to where there is room for that. */
export function firstSeen({ nodes, edges }: FlowGraph, positions: ReadonlyMap<string, Point>, isNarrow: boolean) {
  if (!isNarrow && nodes.length <= MANY) return nodes.map(({ id }) => id)
  const own = nodes[0]?.id ?? ''
  const heightOf = (id: string) => positions.get(id)?.y ?? 0
  const led = edges.filter(({ from, to }) => from === own && to !== own).map(({ to }) => to)
  const near = isNarrow ? [] : led.filter((id) => Math.abs(heightOf(id) - heightOf(own)) < NEAR)
  return [...new Set([own, ...near])]
}
