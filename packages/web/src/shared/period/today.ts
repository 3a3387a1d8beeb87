import { type Day, dayAt } from '@lineboard/sdk'
import { useSyncExternalStore } from 'react'
import { timeZone } from '../../state/dates.ts'

/** How often it is looked whether another day has begun, in milliseconds: machines sleep, and clocks are set. */
const LOOK_MS = 15_000

/** The day that it is in the person's time zone. */
const today = (): Day => dayAt(Date.now(), timeZone())

const listeners = new Set<() => void>()
let shown: Day = ''
let timer: ReturnType<typeof setInterval> | undefined

/** Looks whether another day has begun, and has all that is of a day drawn anew: before an answer is read by the wrong one. */
export function noteDay(): void {
  if (listeners.size === 0 || shown === today()) return
  shown = today()
  for (const listen of listeners) listen()
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  shown = today()
  if (timer === undefined) {
    timer = setInterval(noteDay, LOOK_MS)
    document.addEventListener('visibilitychange', noteDay)
  }
  return () => {
    listeners.delete(listen)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    document.removeEventListener('visibilitychange', noteDay)
  }
}

/** The day that it is, in the person's time zone; follows the clock. */
export const useToday = (): Day => useSyncExternalStore(subscribe, today, today)
