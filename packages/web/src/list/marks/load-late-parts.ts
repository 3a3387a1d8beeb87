import { loadOnce } from '../../browser/load-once.ts'
import type { Resource } from '../../resource/define-resource.ts'

/** What only some lists show beside their rows, in one file that the others never fetch. */
export const lateParts = loadOnce(() => import('./late-parts.ts'))

type Rows = Pick<Resource, 'showsDays' | 'marks'>

/** Whether a list shows something beside its rows. */
export const hasLateParts = ({ showsDays, marks }: Rows): boolean => showsDays === true || marks !== undefined

/** Brings them ahead of need where they are shown; failing is no harm, the list tries again. */
export function bringLateParts(list: Rows): void {
  if (hasLateParts(list)) lateParts.load().catch(() => undefined)
}
