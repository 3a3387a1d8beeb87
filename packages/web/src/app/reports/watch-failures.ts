import { noteFailure } from '../../state/trail.ts'

/** Notes what fails in scripts and in promises that nobody waits for. */
export function watchFailures(): void {
  // Where no exception was thrown the browser tells of itself, such as of layout that goes on in the next frame.
  addEventListener('error', ({ error }) => error && noteFailure('script', error))
  addEventListener('unhandledrejection', ({ reason }) => noteFailure('promise', reason))
}
