import { noteFailure } from '../../state/trail.ts'

/** Notes what fails in scripts and in promises that nobody waits for. */
export function watchFailures(): void {
  addEventListener('error', ({ error, message }) => noteFailure('script', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => noteFailure('promise', reason))
}
