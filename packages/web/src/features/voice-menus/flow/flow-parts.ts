import { loadOnce } from '../../../browser/load-once.ts'

/** The canvas and the printed chart, and the libraries of both: they come when one of them is shown. */
export const flowParts = loadOnce(() => import('./flow-chunk.ts'))
