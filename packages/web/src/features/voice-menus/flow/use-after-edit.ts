import { useReactFlow } from '@xyflow/react'
import type { RefObject } from 'react'
import type { DrawnEdge, DrawnNode } from './drawn-flow.ts'

// Lines are drawn by the canvas in its own time.
const onceDrawn = (work: () => void) => requestAnimationFrame(() => requestAnimationFrame(work))

/** What follows an edit, once it is drawn: the end of a line is brought into view, and the keyboard goes to the line, or stays where it is. */
export function useAfterEdit(canvas: RefObject<HTMLElement | null>): (id: string, keepsFocus: boolean) => void {
  const { getEdge, getNode, flowToScreenPosition, setCenter, getZoom } = useReactFlow<DrawnNode, DrawnEdge>()
  const bringIntoView = (id: string) => {
    const end = getNode(getEdge(id)?.target ?? id)
    const shown = canvas.current?.getBoundingClientRect()
    if (!end || !shown) return
    const { position, width = 0, height = 0 } = end
    const [from, to] = [position, { x: position.x + width, y: position.y + height }].map((at) =>
      flowToScreenPosition(at),
    )
    const isSeen =
      from && to && from.x >= shown.left && from.y >= shown.top && to.x <= shown.right && to.y <= shown.bottom
    if (!isSeen) void setCenter(position.x + width / 2, position.y + height / 2, { zoom: getZoom() })
  }
  return (id, keepsFocus) =>
    onceDrawn(() => {
      bringIntoView(id)
      if (keepsFocus) return
      // What was off the screen is drawn by now.
      onceDrawn(() => canvas.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus())
    })
}
