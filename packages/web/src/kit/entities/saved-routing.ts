import { loadOnce } from '../../browser/lazy.ts'
import type { CallTarget } from '../../shared/call-flow/call-target.ts'
import type { Notice } from '../../state/toasts.ts'
import { valueAt } from '../value-at.ts'

/** What says where calls go after a change, and dialogs about it. */
export const routingPanels = loadOnce(() => import('./routing-panels.ts'))

/**
 * Says, of a row that calls come to, which tracking numbers' calls do, once it is saved; of one where other fields than `deciding` were
 * changed nothing.
 */
export const savedPlaceText =
  (model: CallTarget, deciding?: readonly string[]) =>
  async (row: { id: number }, before?: object): Promise<Notice | undefined> => {
    const isTouched = !before || !deciding || deciding.some((field) => valueAt(row, field) !== valueAt(before, field))
    return isTouched ? (await routingPanels.load()).savedPlace({ model, id: row.id }) : undefined
  }
