import { HOUR_MS, MINUTE_MS } from '@lineboard/contract/durations'
import { reaches, waits } from '../../models/handling.ts'
import type { Row } from '../../store/models.ts'
import { momentText } from './moment-text.ts'

type CallLog = Row<'CallLog'>

/** So long staff take at most to call somebody back. */
const LATEST_MS = 36 * HOUR_MS
/** So long it took them. */
const TAKEN_MS = 45 * MINUTE_MS

/**
 * Says of calls, which are in the order they came, what became of those that nobody answered: a later call reached the caller,
 * somebody settled it, or it is open, as the latest are.
 */
export function settleCalls(calls: CallLog[], users: readonly Row<'DashUser'>[], now: Date): void {
  const staff = Map.groupBy(users, ({ customerId }) => customerId)
  /** When the caller was next reached, by customer and number. */
  const reached = new Map<number, Map<string, string>>()
  for (const call of calls.toReversed()) {
    const { id, customerId, callerNumber, startedAt } = call
    const next = reached.get(customerId) ?? new Map<string, string>()
    reached.set(customerId, next)
    if (reaches(call)) {
      if (callerNumber !== 'anonymous') next.set(callerNumber, startedAt)
    } else if (waits(call)) {
      const reachedAt = next.get(callerNumber)
      const startMs = Date.parse(startedAt)
      const people = staff.get(customerId) ?? []
      const person = people[id % people.length]
      call.handling = 'open'
      if (reachedAt !== undefined) Object.assign(call, { handling: 'called_back', handledAt: reachedAt })
      else if (person && now.getTime() - startMs > LATEST_MS) {
        // Every third one was called back, the others needed no call.
        const handling = id % 3 === 0 ? 'called_back' : 'handled'
        Object.assign(call, { handling, handledBy: person.id, handledAt: momentText(startMs + TAKEN_MS) })
      }
    }
  }
}
