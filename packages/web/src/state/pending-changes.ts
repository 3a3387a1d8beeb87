import { useMemo } from 'react'
import { proxy, ref, useSnapshot } from 'valtio'
import { askBeforeLeaving } from '../browser/page.ts'
import { addPersonalState } from './personal-state.ts'
import { pendingElsewhere } from './tab-questions.ts'

/** What a pending change does once it is carried out, or the page goes. */
export interface PendingAction {
  /**
   * Carries it out, says what became of it, and resolves once the lists show it; never rejects. What has not had its turn when
   * `signal` is aborted stays as it is.
   */
  run(onProgress: (done: number) => void, signal: AbortSignal): Promise<void>
  /** The page is going: sends all there is to send at once, and waits for nothing. `left` says what the changes before it leave of a row. */
  sendLast(left: Left): void
  /** What it makes of a row, where others send that row whole. @default the row as it is */
  makes?(row: object): object
  /** It is taken back. */
  undone?(): void
}

/** A row that was read, with the changes in it that were not carried out then. */
export type Left = (id: number, row: object) => object

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
const running = new Map<number, Promise<void>>()
/** By change, those before it of some of the same rows: it begins from what they leave. */
const earlier = new Map<number, readonly PendingChange[]>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let lastId = 0
let areHeld = false
/** Dialogs and panels that are open over the messages. */
let over = 0

const changeOf = (id: number) => pending.list.find((change) => change.id === id)

/** Changes of some of the same rows, the oldest first. */
const changesOf = (model: string, rows: ReadonlySet<number>) =>
  pending.list.filter((change) => change.model === model && [...change.rows.keys()].some((id) => rows.has(id)))

const leftBy =
  (changes: readonly PendingChange[]): Left =>
  (id, row) =>
    changes.reduce((left, { rows, action }) => (rows.has(id) && action.makes?.(left)) || left, row)

function drop(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  earlier.delete(id)
  const at = pending.list.findIndex((change) => change.id === id)
  if (at >= 0) pending.list.splice(at, 1)
  if (pending.list.length > 0) return
  // With the last one goes the pointer or focus that held the time, and says nothing about it.
  areHeld = false
  watchPage(false)
}

/** Nobody can read or press a message below a dialog, or of a page out of sight. */
const isTimeStopped = () => areHeld || over > 0 || (typeof document !== 'undefined' && document.hidden)

function start(id: number): void {
  clearTimeout(timers.get(id))
  if (!isTimeStopped())
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
  earlier.set(lastId, changesOf(change.model, new Set(rows.keys())))
  pending.list.push({ ...rest, id: lastId, rows: ref(rows), action: ref(action), state: 'waiting', done: 0 })
  start(lastId)
  watchPage(true)
  return lastId
}

/** Takes a change back; one that is being carried out stays. */
export function undo(id: number): void {
  const change = changeOf(id)
  if (change?.state !== 'waiting') return
  drop(id)
  change.action.undone?.()
  for (const [later, changes] of earlier)
    earlier.set(
      later,
      changes.filter((change) => change.id !== id),
    )
}

async function carryOut({ id, action }: PendingChange, signal: AbortSignal): Promise<void> {
  const before = earlier.get(id) ?? []
  // At the same time each would put back what the other changes.
  if (before.length > 0) await Promise.all(before.map((change) => commit(change.id)))
  const change = changeOf(id)
  // Meanwhile it was sent as the page went, or forgotten with whoever made it.
  if (!change) return
  await action.run((done) => {
    change.done = done
  }, signal)
}

/**
 * Carries a change out now, after those before it of the same rows; resolves once that is done. Its rows stay as they are shown until
 * the lists have them from the server.
 */
export async function commit(id: number): Promise<void> {
  const change = changeOf(id)
  if (change?.state !== 'waiting') return running.get(id)
  clearTimeout(timers.get(id))
  change.state = 'running'
  const stopper = new AbortController()
  stoppers.set(id, stopper)
  const run = carryOut(change, stopper.signal)
  running.set(id, run)
  await run
  stoppers.delete(id)
  running.delete(id)
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
 * Carries out what is pending of a row that is to be read for a form: what is typed there comes after it. What is of very many rows is
 * not waited for.
 */
export async function commitEdits(model: string, row: number): Promise<void> {
  const due = changesOf(model, new Set([row])).filter(({ kind, isLong }) => kind === 'edit' && !isLong)
  await Promise.all(due.map(({ id }) => commit(id)))
}

/** A row of a model that was read, as what is pending will leave it. */
export const asLeft = (model: string, id: number, row: object): object =>
  leftBy(changesOf(model, new Set([id])))(id, row)

/**
 * Sends all that is pending while the page goes: nothing is lost by closing it. What is being carried out is sent as well,
 * for its calls end with the page; doing it twice changes nothing.
 */
export function sendPending(): void {
  const due = [...pending.list]
  for (const { id, action } of due) action.sendLast(leftBy(earlier.get(id) ?? []))
  for (const { id } of due) drop(id)
}

/** What is too long for a page that goes is begun when somebody wants to leave, and they are asked to wait for it. */
function beginLong(): boolean {
  const isLong = pending.list.some((each) => each.isLong)
  if (isLong) void commitAll()
  return isLong
}

let stopAsking: (() => void) | undefined

/** Loses nothing that is pending with the page, whichever screen that shows by then. */
function watchPage(isPending: boolean): void {
  // There is none in a test without one.
  if (typeof document === 'undefined') return
  if (isPending) {
    stopAsking ??= askBeforeLeaving(beginLong)
    addEventListener('pagehide', sendPending)
    // A page out of sight may be discarded without another event.
    document.addEventListener('freeze', sendPending)
    document.addEventListener('visibilitychange', restart)
    // Another tab may end the session that they share.
    pendingElsewhere.answerWith(() => (pending.list.length > 0 ? commitAll().then(() => true) : undefined))
  } else {
    stopAsking?.()
    stopAsking = undefined
    removeEventListener('pagehide', sendPending)
    document.removeEventListener('freeze', sendPending)
    document.removeEventListener('visibilitychange', restart)
  }
}

/** Forgets all that is pending: whoever is signed in next must not do it. */
export function forgetPending(): void {
  for (const { id } of [...pending.list]) drop(id)
}

/** Stops the time of all changes while somebody is at them. */
export function holdPending(): void {
  areHeld = true
  restart()
}

/** The same while a dialog or panel is over them. Returns what ends that. */
export function holdBelow(): () => void {
  over += 1
  restart()
  return () => {
    over -= 1
    restart()
  }
}

/** Starts the time of all changes anew. */
export function releasePending(): void {
  areHeld = false
  restart()
}

function restart(): void {
  for (const { id, state } of pending.list) if (state === 'waiting') start(id)
}

// Whoever is signed in next must not do what this one began.
addPersonalState({
  finish: () => commitAll(),
  isLong: () => pending.list.some(({ isLong }) => isLong),
  send: sendPending,
  forget: forgetPending,
})

// Ids travel in the address, which many servers cut off at 8 kB.
const MAX_LEFT_OUT = 250

/** Ids of the rows that pending changes take out of lists of a model. */
export const removedIds = (
  model: string,
  changes: readonly Pick<PendingChange, 'model' | 'kind' | 'rows'>[],
): number[] => changes.flatMap((each) => (each.model === model && each.kind === 'remove' ? [...each.rows.keys()] : []))

/** The same, as they are now: those that conditions leave out, and how many there are where they are too many for that. */
export function useRemovedIds(model: string): { leftOut: readonly number[]; stillCounted: number } {
  const { list } = useSnapshot(pending)
  const key = removedIds(model, list).join()
  return useMemo(() => {
    const ids = key ? key.split(',').map(Number) : []
    return ids.length > MAX_LEFT_OUT ? { leftOut: [], stillCounted: ids.length } : { leftOut: ids, stillCounted: 0 }
  }, [key])
}
