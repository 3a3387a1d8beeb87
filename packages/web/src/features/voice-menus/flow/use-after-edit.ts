import { useReactFlow } from '@xyflow/react'
import type { RefObject } from 'react'
import { type DrawnEdge, type DrawnNode, room } from './drawn-flow.ts'

// Lines are drawn by the canvas in its own time.
const onceDrawn = (work: () => void) => requestAnimationFrame(() => requestAnimationFrame(work))

/** What follows an edit, once it is drawn: the end of a line is brought into view, and the keyboard goes to the line, or stays where it is. */
export function useAfterEdit(canvas: RefObject<HTMLElement | null>): (id: string, keepsFocus: boolean) => void {
  const { getEdge, getNode, flowToScreenPosition, fitView, getZoom } = useReactFlow<DrawnNode, DrawnEdge>()
  const bringIntoView = (id: string) => {
    const edge = getEdge(id)
    const end = getNode(edge?.target ?? id)
    const shown = canvas.current?.getBoundingClientRect()
    if (!end || !shown) return
    const { position, width = 0, height = 0 } = end
    const [from, to] = [position, { x: position.x + width, y: position.y + height }].map((at) =>
      flowToScreenPosition(at),
    )
    const isSeen =
      from && to && from.x >= shown.left && from.y >= shown.top && to.x <= shown.right && to.y <= shown.bottom
    // With the menu that the line begins at, no nearer than before.
    const nodes = [{ id: end.id }, ...(edge ? [{ id: edge.source }] : [])]
    if (!isSeen) void fitView({ nodes, maxZoom: getZoom(), padding: room })
  }
  return (id, keepsFocus) =>
    onceDrawn(() => {
      bringIntoView(id)
      if (keepsFocus) return
      // What was off the screen is drawn by now.
      onceDrawn(() => canvas.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus())
    })
}
