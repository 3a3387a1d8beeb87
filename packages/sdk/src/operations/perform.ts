import { assertNarrow } from '../filter/assert-narrow.ts'
import type { LooseWhere } from '../filter/filter.ts'
import { UrlTooLongError } from '../filter/filter-error.ts'
import type { Answer, Caller } from './caller.ts'
import { halve } from './halve.ts'
import type { OperationEntry } from './operation-entry.ts'
import type { CallOptions } from './operation-types.ts'

type Args = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is LooseWhere => typeof value === 'object' && value !== null

const isCount = (data: unknown): data is { count: number } => isObject(data) && typeof data['count'] === 'number'

/** The arguments with each half of their condition; undefined where the call can't be split. */
function halveArgs(args: Args): Args[] | undefined {
  const { filter, where } = args
  if (isObject(where)) return halve(where)?.map((half) => ({ ...args, where: half }))
  if (!isObject(filter) || !isObject(filter['where'])) return undefined
  // Pages and orders are those of all rows together, which no half knows.
  if (filter['limit'] || filter['skip'] || filter['order']) return undefined
  return halve(filter['where'])?.map((half) => ({ ...args, filter: { ...filter, where: half } }))
}

function merge(parts: readonly Answer[], response: Response): Answer {
  const data = parts.map((part) => part.data)
  if (data.every(isCount)) return { data: { count: data.reduce((sum, { count }) => sum + count, 0) }, response }
  return { data: data.flat(), response }
}

/**
 * Calls an operation. A condition with a list too long for one address is sent as several calls, one after the other,
 * and their rows or counts are put together.
 */
export async function perform(
  call: Caller,
  entry: OperationEntry,
  args: Args = {},
  options: CallOptions = {},
): Promise<Answer> {
  if (entry.isBulkDelete) assertNarrow(args['where'])
  try {
    return await call(entry, args, options)
  } catch (error) {
    const halves = error instanceof UrlTooLongError ? halveArgs(args) : undefined
    if (!halves) throw error
    const parts: Answer[] = []
    for (const half of halves) parts.push(await perform(call, entry, half, options))
    const last = parts.at(-1)
    if (!last) throw error
    return merge(parts, last.response)
  }
}
