import { addPersonalState } from './personal-state.ts'

/** What noticed a failure: a script, a promise that nobody waited for, or a screen while it was drawn. */
export type FailureKind = 'script' | 'promise' | 'render'

/** As they came; `told-trail.ts` says them without secrets and people, by code that comes when it is needed. */
interface Noted {
  atMs: number
  kind: FailureKind | 'step'
  what: unknown
}

const MOST = 40

const noted: Noted[] = []
const listeners = new Set<(failure: Noted) => void>()

function note(kind: Noted['kind'], what: unknown): void {
  const entry = { atMs: Date.now(), kind, what }
  noted.push(entry)
  if (noted.length > MOST) noted.shift()
  if (kind !== 'step') for (const listener of listeners) listener(entry)
}

/** Keeps in mind, for as long as the page is open, what was done: a screen that was opened, or a call and what came of it. */
export const noteStep = (what: string): void => note('step', what)

/** Keeps in mind what failed, and tells who listens. */
export const noteFailure = (kind: FailureKind, problem: unknown): void => note(kind, problem)

/** The last forty of both, oldest first. */
export const notedTrail = (): readonly Noted[] => noted

/** Hears of failures, of those that there are already first; answers how to stop that. */
export function onNotedFailure(listener: (failure: Noted) => void): () => void {
  noted.filter(({ kind }) => kind !== 'step').forEach(listener)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function forget(): void {
  noted.length = 0
}

// Names of screens and calls alone, and yet what somebody did.
addPersonalState({ forget })

/** Forgets it all, and who listens. */
export function forgetTrail(): void {
  forget()
  listeners.clear()
}
