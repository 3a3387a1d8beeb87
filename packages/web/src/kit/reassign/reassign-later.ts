import { type Call, lastCalls } from '../../data/last-calls.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-call.ts'
import { postpone } from '../../state/pending-changes.ts'
import { toast } from '../../state/toasts.ts'
import { callByName } from '../rows/calls-by-name.ts'

/** Rows that belong to something else from now on. */
export interface Reassignment {
  /** Model of the rows. */
  model: string
  ids: readonly number[]
  /** What lists show of each of them until it is done. */
  shown: object
  /** The one call that does it. */
  call: Call
  /** What is being done, in words, while it can be taken back. */
  text: string
  /** What has been done, in words. */
  doneText: string
}

/** Shows rows where they go, and lets them go when nobody takes it back. */
export function reassignLater({ model, ids, shown, call, text, doneText }: Reassignment): void {
  const run = async () => {
    try {
      await callByName(...call)
      toast({ severity: 'success', text: doneText })
    } catch (error) {
      reportError(error)
    }
    await refresh(model)
  }
  // Without the row that it names, which is none of its columns.
  const columns = Object.entries(shown).filter(([, value]) => typeof value !== 'object' || value === null)
  const makes = (row: object) => ({ ...row, ...Object.fromEntries(columns) })
  const rows = new Map(ids.map((id) => [id, shown]))
  postpone({ kind: 'edit', model, rows, text, action: { run, sendLast: () => lastCalls([call]), makes } })
}
