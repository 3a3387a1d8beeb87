import { whenIdle } from '../../browser/when-idle.ts'
import type { AppConfig } from '../start/config.ts'
import { watchFailures } from './watch-failures.ts'

/** Sends reports where the installation wants them, by code that comes only then: to nobody without its setting. */
export function startReports({ errorReports, webVitals }: Pick<AppConfig, 'errorReports' | 'webVitals'>): void {
  watchFailures()
  // What can't be brought is not worth a word: the app goes on without it.
  const quietly = (work: () => Promise<unknown>) => whenIdle(() => void work().catch(() => undefined))
  if (errorReports) quietly(async () => (await import('./send-failures.ts')).sendFailures(errorReports))
  if (webVitals) quietly(async () => (await import('./send-vitals.ts')).sendVitals(webVitals))
}
