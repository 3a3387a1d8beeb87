import { loadOnce } from '../../browser/lazy.ts'
import type { CallTarget } from '../../shared/call-flow/call-target.ts'
import type { Notice } from '../../state/toasts.ts'

/** What says where calls go after a change, and dialogs about it. */
export const routingPanels = loadOnce(() => import('./routing-panels.ts'))

/** Says, of a row that calls come to, which tracking numbers' calls do, once it is saved. */
export const savedPlaceText =
  (model: CallTarget) =>
  async ({ id }: { id: number }): Promise<Notice | undefined> =>
    (await routingPanels.load()).savedPlace({ model, id })
