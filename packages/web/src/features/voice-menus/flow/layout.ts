import { Graph, layout } from '@dagrejs/dagre'
import type { FlowEdge } from './flow-graph.ts'

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
