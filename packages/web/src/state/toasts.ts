import { proxy } from 'valtio'
import { addPersonalState } from './personal-state.ts'

export type Severity = 'success' | 'error' | 'warn' | 'info'

export interface Toast {
  id: number
  severity: Severity
  text: string
  /** What can be done about it, with a press. */
  action?: { label: string; run: () => void } | undefined
}

/** How long a toast stays, in milliseconds; one with something to press waits for whoever reads it first. */
const toastMs = 3000
const toastWithActionMs = 15_000

/** What is said of something that was done, with what can be done next. */
export type Notice = Pick<Toast, 'text' | 'action'> & Partial<Pick<Toast, 'severity'>>

/** Toasts on the screen, oldest first. */
export const toasts = proxy<{ list: Toast[] }>({ list: [] })

const timers = new Map<number, ReturnType<typeof setTimeout>>()
let lastId = 0
let areHeld = false

/**
 * Shows a toast for 3000 ms from when it is painted, 15 s where there is something to press. The same text while it is still there stays one
 * toast and lasts anew.
 */
export function toast({ severity, text, action }: Omit<Toast, 'id'>): void {
  const shown = toasts.list.find((each) => each.severity === severity && each.text === text)
  const id = shown?.id ?? ++lastId
  if (!shown) toasts.list.push({ id, severity, text, action })
  countDown(id)
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
