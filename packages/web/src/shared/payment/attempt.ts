import { ApiError, ForbiddenError, UnauthorizedError } from '@lineboard/sdk'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { leaveMoneyOpen } from '../../state/money-left-open.ts'
import type { Attempt } from './orders.ts'

/** The server has answered, and moved no money: it says so in words for people. */
export class NotMovedError extends WordedError {
  override readonly name: string = 'NotMovedError'
}

/**
 * Refusals that speak of the request itself, and so of every try of it. A session that has ended, a missing right or a busy server
 * says nothing of a try whose answer was lost.
 */
const finalStatuses: ReadonlySet<number> = new Set([400, 402, 404, 422])

const isFinal = (error: unknown) =>
  error instanceof NotMovedError || (error instanceof ApiError && finalStatuses.has(error.status))

/** What an error says of a call that moves money, once it carries a key. */
export const failedAttempt = (error: unknown): Attempt<never> => ({
  kind: isFinal(error) ? 'refused' : 'unknown',
  error,
})

/** Whether an answer says that the session has ended, or that a right is gone: the screen may go away with it. */
export const isTurnedAway = (error: unknown): boolean =>
  error instanceof ForbiddenError || error instanceof UnauthorizedError

/** What became of a call that moves money, by somebody who is signed in. */
export const attempted = <Answer>(call: Promise<Answer>): Promise<Attempt<Answer>> =>
  call.then(
    (answer): Attempt<Answer> => ({ kind: 'done', answer }),
    (error: unknown) => {
      // The page that comes then says it.
      if (isTurnedAway(error)) leaveMoneyOpen()
      return failedAttempt(error)
    },
  )
