import { loadOnce } from '../../browser/load-once.ts'

/** What the dashboard does without at first. */
export const late = loadOnce(() => import('./last-of-all.tsx'))
