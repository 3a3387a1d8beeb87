import type { FlowGraph } from './flow-graph.ts'
import type { Point } from './layout.ts'

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
