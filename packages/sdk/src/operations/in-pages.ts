import type { AnyWhere } from '../filter/filter.ts'
import { isObject } from '../filter/is-object.ts'
import type { Answer } from './answer.ts'
import type { AnyArgs } from './build-request.ts'
import { halveAlong } from './halve.ts'
import { merge } from './in-halves.ts'
import { withoutTotal } from './without-total.ts'

/** What a page is asked with. */
interface PageCalls {
  find(args: AnyArgs): Promise<Answer>
  count(where: AnyWhere): Promise<number>
}

/**
 * A page of rows that are asked for by more ranges of a field than one address takes, in the order of that field: from the half that comes
 * first, and from the other where that ends. Undefined where the order is another one.
 */
export async function inPages(args: AnyArgs, { find, count }: PageCalls): Promise<Answer | undefined> {
  const { filter } = args
  if (!isObject(filter) || !isObject(filter.where)) return undefined
  const [path = '', direction] = String([filter.order].flat()[0]).split(' ')
  const halves = halveAlong(filter.where, path)
  if (!halves) return undefined
  const [first, last] = direction?.toUpperCase() === 'DESC' ? halves.toReversed() : halves
  const [limit, skip] = [Number(filter.limit) || 0, Number(filter.skip) || 0]

  const begun = await find({ ...args, filter: { ...filter, where: first } })
  const found = Array.isArray(begun.data) ? begun.data.length : 0
  if (limit > 0 && found >= limit) return withoutTotal(begun)
  // How many of the first half are before the page: all of them, where none is on it.
  const passed = found || !skip ? skip : await count(first)
  const page = { skip: skip - passed, ...(limit > 0 && { limit: limit - found }) }
  const ended = await find({ ...args, filter: { ...filter, where: last, ...page } })
  return merge([begun, ended], ended)
}
