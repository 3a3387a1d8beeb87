import { finishForOthers } from './finish-elsewhere.ts'
import { commitAll, pending, postpone } from './pending-changes.ts'

/** `postpone`, and another tab that ends the session they share has it carried out first: every change of the app waits so. */
export function postponeInTabs(change: Parameters<typeof postpone>[0]): number {
  finishForOthers(() => pending.list.length > 0, commitAll)
  return postpone(change)
}
