import { loadOnce } from '../../browser/lazy.ts'

/** Windows in which lists are cards. */
export const NARROW = '(width < 700px)'

/** The grid's code, a quarter of what a list needs: the rows in sight stand without it. */
export const gridPart = loadOnce(async () => (await import('./list-grid.tsx')).ListGrid)

/** Brings the grid ahead of need where lists are grids; failing is no harm, the list tries again. */
export function bringGrid(): void {
  if (!matchMedia(NARROW).matches) gridPart.load().catch(() => undefined)
}
