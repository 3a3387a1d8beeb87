import type { FlowNode } from './flow-graph.ts'
import type { Size } from './layout.ts'

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
