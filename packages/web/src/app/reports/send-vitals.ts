import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { type ReportHead, reportHead, sendReport } from './send-report.ts'

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
