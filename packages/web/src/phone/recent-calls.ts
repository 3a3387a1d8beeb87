import { readTabJson, writeTab } from '../browser/storage.ts'
import { session } from '../state/session.ts'
import type { PhoneCall } from './machine/phone-state.ts'

interface Kept {
  userId: number
  calls: PhoneCall[]
}

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' && kept !== null && 'calls' in kept && Array.isArray(kept.calls) && 'userId' in kept

/** Keeps the calls that are over for this tab, over reloads: a phone server may write no call log. */
export function keepRecent(calls: readonly PhoneCall[]): void {
  const userId = session.user?.id
  writeTab('recentCalls', userId === undefined || calls.length === 0 ? undefined : JSON.stringify({ userId, calls }))
}

/** The calls of this person that are over. */
export function recentCalls(): readonly PhoneCall[] {
  const kept = readTabJson('recentCalls')
  return isKept(kept) && kept.userId === session.user?.id ? kept.calls : []
}
