interface Placed {
  getBoundingClientRect(): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
}

/** How far one has to scroll along one axis until a part is within a box. */
function missing(box: readonly [number, number], part: readonly [number, number]): number {
  if (part[0] < box[0]) return part[0] - box[0]
  return part[1] > box[1] ? Math.min(part[1] - box[1], part[0] - box[0]) : 0
}

/**
 * Scrolls a box until a part of it is in sight, by no more than that takes. Unlike `scrollIntoView()` it leaves alone where the Tab key
 * goes on from, so that the first stop of a page stays the first.
 */
export function showWithin(box: Placed & Pick<Element, 'scrollLeft' | 'scrollTop'>, part: Placed): void {
  const [outer, inner] = [box.getBoundingClientRect(), part.getBoundingClientRect()]
  box.scrollLeft += missing([outer.left, outer.right], [inner.left, inner.right])
  box.scrollTop += missing([outer.top, outer.bottom], [inner.top, inner.bottom])
}
