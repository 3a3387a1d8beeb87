import { getViewportForBounds, type Rect, type Viewport } from '@xyflow/react'
import type { Size } from './layout.ts'

const margins = { top: 64, x: 24, bottom: 118 } as const

/** Room around what is shown, for what lies over the canvas: the chosen line above, the map below. */
export const room = { top: `${margins.top}px`, x: `${margins.x}px`, bottom: `${margins.bottom}px` } as const

/** As small as boxes are shown without being asked for: what stands in smaller ones can't be read. */
export const READABLE = 0.4

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
