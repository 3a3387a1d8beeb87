import { HOUR_MS } from '@lineboard/contract/durations'
import { type Failure, onFailure, type Step, trail } from '../../state/redacted-trail.ts'
import { type ReportHead, reportHead, sendReport } from './send-report.ts'

/** A report of something that failed. */
export interface FailureReport extends ReportHead {
  kind: 'error'
  error: Omit<Failure, 'at'>
  /** What was done last, oldest first. */
  before: readonly Step[]
}

const MOST_AN_HOUR = 10

/** Sends what fails, each failure once, at most ten an hour. Answers how to stop. */
export function sendFailures(address: string): () => void {
  const reported = new Set<string>()
  let sentMs: number[] = []
  return onFailure(({ at: _, ...error }) => {
    const nowMs = Date.now()
    sentMs = sentMs.filter((ms) => ms > nowMs - HOUR_MS)
    const which = `${error.name} ${error.message} ${error.stack}`
    if (reported.has(which) || sentMs.length >= MOST_AN_HOUR) return
    reported.add(which)
    sentMs.push(nowMs)
    sendReport(address, { kind: 'error', ...reportHead(), error, before: [...trail().steps] } satisfies FailureReport)
  })
}
