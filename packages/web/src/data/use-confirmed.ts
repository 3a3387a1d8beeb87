import { useState } from 'react'
import { errorText } from '../lib/errors/error-text.ts'
import { reportError } from './report-error.ts'

/** What a dialog that asks before an action does with the answer, as `ConfirmDialog` takes it. */
interface Confirmed {
  pending: boolean
  /** Why the action was refused, in words. */
  problem: string | undefined
  onConfirm: () => void
}

/** Does what was asked about, once; a refusal is said in the question, where it was agreed to, and in no toast. */
export function useConfirmed(action: () => Promise<void>): Confirmed {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const run = async () => {
    setPending(true)
    setProblem(undefined)
    try {
      await action()
    } catch (error) {
      setProblem(errorText(error))
      reportError(error, { isShown: true })
    } finally {
      setPending(false)
    }
  }
  return { pending, problem, onConfirm: () => void run() }
}
