import { loadOnce } from '../../browser/load-once.ts'

/** Windows in which lists are cards. */
export const NARROW = '(width < 700px)'

/** The grid's code, a quarter of what a list needs: the rows in sight stand without it. */
export const gridPart = loadOnce(async () => (await import('./list-grid.tsx')).ListGrid)

/** Brings the grid ahead of need where lists are grids; failing is no harm, the list tries again. */
export function bringGrid(): void {
  if (!matchMedia(NARROW).matches) gridPart.load().catch(() => undefined)
}

/** What the top bar, the title, the filter and the pager take of the window at least, in pixels. */
const AROUND_PX = 300

/** Whether a row can be in sight before anything is scrolled. Our rows have one height, in pixels. */
export const isInSight = (index: number, rowHeight: number): boolean =>
  index * rowHeight < window.innerHeight - AROUND_PX
