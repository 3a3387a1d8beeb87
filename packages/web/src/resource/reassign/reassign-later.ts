import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-call.ts'
import { postpone } from '../../state/pending-changes.ts'
import { toast } from '../../state/toasts.ts'
import { callByName } from '../rows/calls-by-name.ts'
import { type Call, lastCalls } from '../rows/last-calls.ts'

interface Reassigning {
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
export function reassignLater({ model, ids, shown, call, text, doneText }: Reassigning): void {
  const carryOut = async () => {
    try {
      await callByName(...call)
      toast({ severity: 'success', text: doneText })
    } catch (error) {
      reportError(error)
    }
    await refresh(model)
  }
  const rows = new Map(ids.map((id) => [id, shown]))
  postpone({ kind: 'edit', model, rows, text, deed: { carryOut, sendLast: () => lastCalls([call]) } })
}
