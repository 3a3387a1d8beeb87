import { HOUR_MS } from '@lineboard/contract/durations'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { appVersion } from '../../browser/page.ts'
import { placeAt } from '../../places/place-at.ts'
import { type Failure, onFailure, type Step, trail } from '../../state/redacted-trail.ts'

/** What every report says of the page. */
interface ReportHead {
  /** When it was sent, in ISO 8601. */
  at: string
  version: string
  commit: string
  /** Pattern of the address, with `:userId` for an id; empty for none of the app. */
  route: string
  /** The browser, as it names itself. */
  browser: string
}

/** What the page is and where it stands, without anybody's name. */
const reportHead = (): ReportHead => ({
  at: new Date().toISOString(),
  ...appVersion(),
  route: placeAt(location.pathname)?.path ?? '',
  browser: navigator.userAgent,
})

/** Sends a report even while the page is closed. As plain text: JSON would have the browser ask other hosts for leave first. */
const sendReport = (address: string, report: object): void => void navigator.sendBeacon(address, JSON.stringify(report))

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

/** A report of how long a person waited. */
export interface VitalsReport extends ReportHead {
  kind: 'vitals'
  /** Each as the library has it: milliseconds, but for CLS, which is a score. */
  metrics: { name: string; value: number; rating: string }[]
}

/** Measures what a person waits for, and sends it once the page is left or put aside. */
export async function sendVitals(address: string): Promise<void> {
  const known = new Map<string, Metric>()
  const note = (metric: Metric) => void known.set(metric.name, metric)
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note)
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || known.size === 0) return
    const metrics = [...known.values()].map(({ name, value, rating }) => ({ name, value, rating }))
    known.clear()
    sendReport(address, { kind: 'vitals', ...reportHead(), metrics } satisfies VitalsReport)
  })
}
