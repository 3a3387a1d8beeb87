import type { components } from '@lineboard/contract'
import { DAY_MS } from '@lineboard/contract/durations'
import { noticeDays } from '@lineboard/contract/maintenance'

type Mainteinance = components['schemas']['Mainteinance']

/** What is read of a maintenance window. */
export type MaintenanceWindow = Pick<Mainteinance, 'id' | 'title' | 'impact' | 'status' | 'startsAt' | 'endsAt'>

/** How long before work begins people are told of it. */
export const noticeMs = noticeDays * DAY_MS

/** How far a window is at a moment: to be told of before it begins or while it lasts, or not at all. */
export function phaseOf(
  { status, startsAt, endsAt }: MaintenanceWindow,
  nowMs: number,
): 'before' | 'during' | undefined {
  const [from, until] = [Date.parse(startsAt), Date.parse(endsAt)]
  if (status === 'done' || status === 'cancelled' || !(until > nowMs)) return undefined
  // Work that is said to run does, though it was to begin later.
  if (status === 'running' || from <= nowMs) return 'during'
  return from - nowMs <= noticeMs ? 'before' : undefined
}

/** What a notice is dismissed under: one of work to come does not silence the one that it has begun, nor that of another time. */
export const noticeKey = (window: MaintenanceWindow, phase: string): string =>
  `${window.id} ${phase} ${phase === 'before' ? window.startsAt : window.endsAt}`
