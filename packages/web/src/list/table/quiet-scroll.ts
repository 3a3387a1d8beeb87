const SCROLLER = 'MuiDataGrid-virtualScroller'

const positions = {
  'MuiDataGrid-scrollbar--vertical': 'scrollTop',
  'MuiDataGrid-scrollbar--horizontal': 'scrollLeft',
} as const

/** What a scrollbar of the grid follows; undefined for another element. */
function positionOf({ classList }: Element): 'scrollTop' | 'scrollLeft' | undefined {
  for (const [name, position] of Object.entries(positions)) if (classList.contains(name)) return position
  return undefined
}

/**
 * Keeps from a grid that it is being scrolled. It would look for rows to draw, by asking each of its cells, with every
 * frame; where all rows are drawn there are none, and on a slow machine that search is most of what a frame takes. What
 * the grid does beside it is done here: its scrollbars, elements of its own, follow.
 */
export function quietScroll(around: HTMLElement): () => void {
  const written = new WeakMap<Element, number>()

  function lead(scroller: Element) {
    for (const bar of scroller.parentElement?.children ?? []) {
      const position = positionOf(bar)
      if (!position || bar[position] === scroller[position]) continue
      bar[position] = scroller[position]
      written.set(bar, bar[position])
    }
  }

  function onScroll(event: Event) {
    const { target } = event
    if (!(target instanceof Element)) return
    const position = positionOf(target)
    const isScroller = target.classList.contains(SCROLLER)
    if (isScroller) lead(target)
    // A bar that follows would lead the rows back to where they were when it was told to.
    if (isScroller || (position && written.get(target) === target[position])) event.stopPropagation()
  }

  around.addEventListener('scroll', onScroll, { capture: true, passive: true })
  return () => around.removeEventListener('scroll', onScroll, { capture: true })
}
