import { UrlTooLongError } from '../filter/filter-error.ts'
import { isObject } from '../filter/is-object.ts'
import type { LooseArgs } from './build-request.ts'
import { halve } from './halve.ts'
import type { OperationEntry } from './operation-entry.ts'
import type { CallOptions } from './operation-types.ts'
import type { Answer, Caller } from './transport.ts'

const isCount = (data: unknown): data is { count: number } => isObject(data) && typeof data.count === 'number'

/** The arguments with each half of their condition; undefined where the call can't be split. */
function halveArgs(args: LooseArgs): LooseArgs[] | undefined {
  const { filter, where } = args
  if (isObject(where)) return halve(where)?.map((half) => ({ ...args, where: half }))
  if (!isObject(filter) || !isObject(filter.where)) return undefined
  // Pages and orders are those of all rows together, which no half knows.
  if (filter.limit || filter.skip || filter.order) return undefined
  return halve(filter.where)?.map((half) => ({ ...args, filter: { ...filter, where: half } }))
}

function merge(parts: readonly Answer[], response: Response): Answer {
  const data = parts.map((part) => part.data)
  if (data.every(isCount)) return { data: { count: data.reduce((sum, { count }) => sum + count, 0) }, response }
  return { data: data.flat(), response }
}

async function inHalves(error: unknown, call: Caller, entry: OperationEntry, args: LooseArgs, options: CallOptions) {
  const halves = error instanceof UrlTooLongError ? halveArgs(args) : undefined
  const parts: Answer[] = []
  for (const half of halves ?? []) parts.push(await perform(call, entry, half, options))
  const last = parts.at(-1)
  if (!last) throw error
  return merge(parts, last.response)
}

/**
 * Calls an operation. A condition with a list too long for one address is sent as several calls, one after the other,
 * and their rows or counts are put together.
 */
export async function perform(
  call: Caller,
  entry: OperationEntry,
  args: LooseArgs = {},
  options: CallOptions = {},
): Promise<Answer> {
  try {
    return await call(entry, args, options)
  } catch (error) {
    return inHalves(error, call, entry, args, options)
  }
}
