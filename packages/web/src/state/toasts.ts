import { proxy } from 'valtio'
import { addPersonalState } from './personal-state.ts'

export type Severity = 'success' | 'error' | 'warn' | 'info'

export interface Toast {
  id: number
  severity: Severity
  text: string
  /** What can be done about it, with a press. */
  action?: { label: string; run: () => void } | undefined
  /** It is about one record, or some: it goes when another one is opened, which it would seem to be about. */
  isOfRecord?: boolean | undefined
}

/** How long a toast stays, in milliseconds; one with something to press waits for whoever reads it first. */
const toastMs = 3000
const toastWithActionMs = 15_000

/** What is said of something that was done, with what can be done next. */
export type Notice = Pick<Toast, 'text' | 'action'> & Partial<Pick<Toast, 'severity'>>

/** Toasts on the screen, oldest first. */
export const toasts = proxy<{ list: Toast[]; opened: number }>({ list: [], opened: 0 })

const timers = new Map<number, ReturnType<typeof setTimeout>>()
let lastId = 0
let areHeld = false

/**
 * Shows a toast for 3000 ms from when it is painted, 15 s where there is something to press. The same text while it is still there stays one
 * toast and lasts anew.
 */
export const toast = (said: Omit<Toast, 'id'>): void => void show(said)

function show({ severity, text, action, isOfRecord }: Omit<Toast, 'id'>): number {
  const shown = toasts.list.find((each) => each.severity === severity && each.text === text)
  const id = shown?.id ?? ++lastId
  if (!shown) toasts.list.push({ id, severity, text, action, isOfRecord })
  countDown(id)
  return id
}

/** A form or dialog opens over what was on the screen: what is said of another record goes. */
export function noteOpened(): void {
  toasts.opened += 1
  for (const { id, isOfRecord } of [...toasts.list]) if (isOfRecord) dismissToast(id)
}

/**
 * Says what is found out about a record, once it is known; `usual` where there is nothing to say, or where another form or dialog was
 * opened meanwhile, which it would seem to be about. Resolves with the toast.
 */
export async function toastOfRecord(
  said: Promise<Notice | undefined>,
  usual: Omit<Toast, 'id'> | undefined,
  severity: Severity = 'success',
): Promise<number | undefined> {
  const { opened } = toasts
  const notice = await said
  if (notice && toasts.opened === opened) return show({ severity, ...notice, isOfRecord: true })
  return usual && show(usual)
}

const actionOf = (id: number) => toasts.list.find((each) => each.id === id)?.action

/** Keeps all toasts while somebody is at them. */
export function holdToasts(): void {
  areHeld = true
  for (const timer of timers.values()) clearTimeout(timer)
}

/** Starts the time of all toasts anew. */
export function releaseToasts(): void {
  areHeld = false
  for (const { id } of toasts.list) countDown(id)
}

/** Takes a toast off the screen at once. */
export function dismissToast(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  const at = toasts.list.findIndex((each) => each.id === id)
  if (at >= 0) toasts.list.splice(at, 1)
  // With the last one goes the pointer or focus that held them, and says nothing about it.
  if (toasts.list.length === 0) areHeld = false
}

// What was done names people and rows to whoever comes next. What failed while somebody went nothing else says, and it goes by itself.
addPersonalState({
  forget() {
    for (const { id, severity } of [...toasts.list]) if (severity === 'success' || severity === 'info') dismissToast(id)
  },
})

/** Starts the time of a toast, anew where it runs: a busy page paints it later than it is made. */
export function countDown(id: number): void {
  clearTimeout(timers.get(id))
  if (!areHeld)
    timers.set(
      id,
      setTimeout(() => dismissToast(id), actionOf(id) ? toastWithActionMs : toastMs),
    )
}
