import { readTabJson, writeTab } from '../browser/storage.ts'
import { keepHeard } from '../shared/sound-quality/heard-calls.ts'
import { addPersonalState } from '../state/personal-state.ts'
import { session } from '../state/session.ts'
import { setMissedCalls, softphone } from '../state/softphone.ts'
import { playEnd } from './line/tones.ts'
import type { PhoneCall } from './machine/phone-state.ts'

/** Calls that this person has ended, and knows to be over. */
const endedHere = new Set<string>()

export const noteEndedHere = (id: string): void => void endedHere.add(id)

export const forgetEndedHere = (): void => endedHere.clear()

/** Does what follows from the end of a call, which is the first of these. */
export function followEnd(recent: readonly PhoneCall[]): void {
  const [call] = recent
  if (!call) return
  keepRecent(recent)
  if (call.worst) keepHeard(call.callId, call.worst)
  // Calls of numbers are counted by the call log, for all who see them.
  if (call.ending === 'missed' && !call.party.startsWith('+')) setMissedCalls(softphone.missedCalls + 1)
  if (!endedHere.delete(call.id)) playEnd(call)
}

interface Kept {
  userId: number
  calls: PhoneCall[]
}

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' && kept !== null && 'calls' in kept && Array.isArray(kept.calls) && 'userId' in kept

/** Keeps the calls that are over for this tab, over reloads: a phone server may write no call log. */
function keepRecent(calls: readonly PhoneCall[]): void {
  const userId = session.user?.id
  writeTab('recentCalls', userId === undefined || calls.length === 0 ? undefined : JSON.stringify({ userId, calls }))
}

/** The calls of this person that are over. */
export function recentCalls(): readonly PhoneCall[] {
  const kept = readTabJson('recentCalls')
  return isKept(kept) && kept.userId === session.user?.id ? kept.calls : []
}

// Somebody else may sign in.
addPersonalState({
  forget() {
    endedHere.clear()
    keepRecent([])
  },
})
