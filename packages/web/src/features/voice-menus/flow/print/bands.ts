/** A stretch of the chart that is printed in one piece, from top to bottom in pixels of the canvas. */
export interface Band {
  top: number
  bottom: number
}

/**
 * Cuts a chart into bands of at most this height, for paper. A cut goes between boxes where it can; only where no gap is in the lower half
 * of a band, one goes through a box.
 */
export function bandsOf(boxes: readonly Band[], mostPx: number): Band[] {
  const end = Math.max(0, ...boxes.map(({ bottom }) => bottom))
  const isFree = (at: number) => boxes.every(({ top, bottom }) => at <= top || at >= bottom)
  const gaps = boxes.flatMap(({ top, bottom }) => [top, bottom]).filter(isFree)
  const bands: Band[] = []
  let top = 0
  while (end - top > mostPx) {
    const limit = top + mostPx
    const fitting = gaps.filter((at) => at >= top + mostPx / 2 && at <= limit)
    const bottom = fitting.length > 0 ? Math.max(...fitting) : limit
    bands.push({ top, bottom })
    top = bottom
  }
  return [...bands, { top, bottom: end }]
}
