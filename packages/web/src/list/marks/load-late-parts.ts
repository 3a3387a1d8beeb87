import { loadOnce } from '../../browser/load-once.ts'

/** What only some lists show beside their rows, in one file that the others never fetch. */
export const lateParts = loadOnce(() => import('./late-parts.ts'))
