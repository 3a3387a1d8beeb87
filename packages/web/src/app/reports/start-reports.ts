import { whenIdle } from '../../browser/timing.ts'
import { noteFailure } from '../../state/trail.ts'
import type { AppConfig } from '../config.ts'

/** Notes what fails in scripts and in promises that nobody waits for. */
export function watchFailures(): void {
  // Where no exception was thrown the browser tells of itself, such as of layout that goes on in the next frame.
  addEventListener('error', ({ error }) => error && noteFailure('script', error))
  addEventListener('unhandledrejection', ({ reason }) => noteFailure('promise', reason))
}

/** Sends reports where the installation wants them, by code that comes only then: to nobody without its setting. */
export function startReports({ errorReports, webVitals }: Pick<AppConfig, 'errorReports' | 'webVitals'>): void {
  watchFailures()
  // What can't be brought is not worth a word: the app goes on without it.
  const quietly = (work: () => Promise<unknown>) => whenIdle(() => void work().catch(() => undefined))
  if (errorReports) quietly(async () => (await import('./send-reports.ts')).sendFailures(errorReports))
  if (webVitals) quietly(async () => (await import('./send-reports.ts')).sendVitals(webVitals))
}
