import { UrlTooLongError } from '../filter/filter-error.ts'
import type { Answer } from './answer.ts'
import type { AnyArgs } from './build-request.ts'
import { inParts } from './in-parts.ts'
import type { OperationEntry } from './operation-entry.ts'
import type { CallOptions } from './operation-types.ts'
import type { Caller } from './transport.ts'

/** What is called: the operation, and the one that counts the same rows, where there is one. */
export interface Performed {
  entry: OperationEntry
  counter?: OperationEntry | undefined
}

/**
 * Calls an operation. A condition with a list or with ranges too long for one address is sent as several calls, one after the other, and their
 * rows or counts are put together; with `order`, `limit` and `skip` only ranges of the field that rows are in the order of.
 */
export async function perform(
  call: Caller,
  performed: Performed,
  args: AnyArgs = {},
  options: CallOptions = {},
): Promise<Answer> {
  const { entry } = performed
  try {
    return await call(entry, args, options)
  } catch (error) {
    if (!(error instanceof UrlTooLongError)) throw error
    const { counter } = performed
    const answer = await inParts(args, {
      again: (part) => perform(call, performed, part, options),
      count: counter && ((where) => perform(call, { entry: counter }, { where }, options)),
    })
    if (!answer) {
      const way = 'only lists without order, limit and skip, and ranges in their order, are sent in parts'
      throw new UrlTooLongError(`${error.message}; ${way}`, { cause: error })
    }
    return answer
  }
}
