import { proxy, ref } from 'valtio'
import { addPersonalState } from './personal-state.ts'

/** What a pending change does once it is carried out, or the page goes. */
export interface PendingAction {
  /**
   * Carries it out, says what became of it, and resolves once the lists show it; never rejects. What has not had its turn when
   * `signal` is aborted stays as it is.
   */
  run(onProgress: (done: number) => void, signal: AbortSignal): Promise<void>
  /** The page is going: sends all there is to send at once, and waits for nothing. */
  sendLast(): void
}

/** A change people still can take back. */
export interface PendingChange {
  id: number
  kind: 'remove' | 'edit'
  /** Model whose rows it changes. */
  model: string
  /** By id, what a list shows in place of these rows; undefined for rows that are gone from it. */
  rows: ReadonlyMap<number, object | undefined>
  /** What has been done, in words. */
  text: string
  /** `running`: too late to take it back. */
  state: 'waiting' | 'running'
  /** More than a closing page may send: leaving the page asks first. */
  isLong?: boolean
  /** Rows that are done, while it runs. */
  done: number
  action: PendingAction
}

/** How long a change can be taken back, in milliseconds. */
export const undoMs = 8000

/** Changes not carried out yet, oldest first. */
export const pending = proxy<{ list: PendingChange[] }>({ list: [] })

const stoppers = new Map<number, AbortController>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let lastId = 0
let areHeld = false

const changeOf = (id: number) => pending.list.find((change) => change.id === id)

function drop(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  const at = pending.list.findIndex((change) => change.id === id)
  if (at >= 0) pending.list.splice(at, 1)
  // With the last one goes the pointer or focus that held the time, and says nothing about it.
  if (pending.list.length === 0) areHeld = false
}

function start(id: number): void {
  clearTimeout(timers.get(id))
  if (!areHeld)
    timers.set(
      id,
      setTimeout(() => void commit(id), undoMs),
    )
}

/** Shows a change as done, and does it when nobody has taken it back for 8000 ms. Returns its id. */
export function postpone(
  change: Pick<PendingChange, 'kind' | 'model' | 'rows' | 'text' | 'isLong' | 'action'>,
): number {
  lastId += 1
  const { rows, action, ...rest } = change
  pending.list.push({ ...rest, id: lastId, rows: ref(rows), action: ref(action), state: 'waiting', done: 0 })
  start(lastId)
  return lastId
}

/** Takes a change back; one that is being carried out stays. */
export function undo(id: number): void {
  if (changeOf(id)?.state === 'waiting') drop(id)
}

/** Carries a change out now. Its rows stay as they are shown until the lists have them from the server. */
export async function commit(id: number): Promise<void> {
  const change = changeOf(id)
  if (change?.state !== 'waiting') return
  clearTimeout(timers.get(id))
  change.state = 'running'
  const stopper = new AbortController()
  stoppers.set(id, stopper)
  await change.action.run((done) => {
    change.done = done
  }, stopper.signal)
  stoppers.delete(id)
  drop(id)
}

/** Calls off what is left of a change that is being carried out. */
export const stop = (id: number): void => stoppers.get(id)?.abort()

/** Carries out all that is pending, of one model or of all. */
export async function commitAll(model?: string): Promise<void> {
  const due = pending.list.filter((change) => model === undefined || change.model === model)
  await Promise.all(due.map(({ id }) => commit(id)))
}

/**
 * Sends all that is pending while the page goes: nothing is lost by closing it. What is being carried out is sent as well,
 * for its calls end with the page; doing it twice changes nothing.
 */
export function sendPending(): void {
  for (const { id, action } of [...pending.list]) {
    drop(id)
    action.sendLast()
  }
}

/** Forgets all that is pending: whoever is signed in next must not do it. */
export function forgetPending(): void {
  for (const { id } of [...pending.list]) drop(id)
}

/** Stops the time of all changes while somebody is at them. */
export function holdPending(): void {
  areHeld = true
  for (const timer of timers.values()) clearTimeout(timer)
}

/** Starts the time of all changes anew. */
export function releasePending(): void {
  areHeld = false
  for (const { id, state } of pending.list) if (state === 'waiting') start(id)
}

// Whoever is signed in next must not do what this one began.
addPersonalState({
  finish: () => commitAll(),
  isLong: () => pending.list.some(({ isLong }) => isLong),
  send: sendPending,
  forget: forgetPending,
})
