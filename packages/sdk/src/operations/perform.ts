import { UrlTooLongError } from '../filter/filter-error.ts'
import type { Answer } from './answer.ts'
import type { AnyArgs } from './build-request.ts'
import { inHalves } from './in-halves.ts'
import type { OperationEntry } from './operation-entry.ts'
import type { CallOptions } from './operation-types.ts'
import type { Caller } from './transport.ts'

/**
 * Calls an operation. A condition with a list too long for one address is sent as several calls, one after the other,
 * and their rows or counts are put together.
 */
export async function perform(
  call: Caller,
  entry: OperationEntry,
  args: AnyArgs = {},
  options: CallOptions = {},
): Promise<Answer> {
  try {
    return await call(entry, args, options)
  } catch (error) {
    if (!(error instanceof UrlTooLongError)) throw error
    const answer = await inHalves(args, (half) => perform(call, entry, half, options))
    if (!answer) {
      const way = 'a long list is asked for in parts without order, limit and skip'
      throw new UrlTooLongError(`${error.message}; ${way}`, { cause: error })
    }
    return answer
  }
}
