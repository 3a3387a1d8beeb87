import { openSinceMs } from '@lineboard/contract/call-result'
import type { AnyWhere } from '../filter/filter.ts'

const since = (isAnswered: boolean, now: Date) => new Date(openSinceMs(isAnswered, now.getTime())).toISOString()

/** The conditions of calls whose status is their result, and of those that go on: `callState` as a question to the server. */
export const settledCalls = {
  where: (now: Date): AnyWhere => ({
    or: [
      { endedAt: { neq: null } },
      { talkSeconds: { gt: 0 } },
      { startedAt: { lte: since(true, now) } },
      { status: { neq: 'answered' }, startedAt: { lte: since(false, now) } },
    ],
  }),
  whereNot: (now: Date): AnyWhere => ({
    endedAt: null,
    talkSeconds: { lte: 0 },
    startedAt: { gt: since(true, now) },
    or: [{ status: 'answered' }, { startedAt: { gt: since(false, now) } }],
  }),
}
