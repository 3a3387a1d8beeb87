import type { AnyWhere } from '../filter/filter.ts'
import { isObject } from '../filter/is-object.ts'
import type { Answer } from './answer.ts'
import type { AnyArgs } from './build-request.ts'
import { halveAlong } from './halve.ts'

/** What a page is asked with. */
interface PageCalls {
  find(args: AnyArgs): Promise<Answer>
  count(where: AnyWhere): Promise<number>
}

/** The field that rows are put in order by first, and which way. */
function orderOf(order: unknown): { path: string; isDescending: boolean } | undefined {
  const [first] = [order].flat()
  if (typeof first !== 'string') return undefined
  const [path = '', direction = 'ASC'] = first.split(' ')
  return { path, isDescending: direction.toUpperCase() === 'DESC' }
}

const atLeastNone = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0)

/**
 * A page of rows that are asked for by more ranges of a field than one address takes, in the order of that field: from the half that comes
 * first, and from the other where that ends. Undefined where the order is another one.
 */
export async function inPages(args: AnyArgs, { find, count }: PageCalls): Promise<Answer | undefined> {
  const { filter } = args
  if (!isObject(filter) || !isObject(filter.where)) return undefined
  const by = orderOf(filter.order)
  const halves = by && halveAlong(filter.where, by.path)
  if (!halves) return undefined
  const [first, last] = by.isDescending ? [halves[1], halves[0]] : halves
  const [limit, skip] = [atLeastNone(filter.limit), atLeastNone(filter.skip)]

  const begun = await find({ ...args, filter: { ...filter, where: first } })
  const rows: unknown[] = Array.isArray(begun.data) ? begun.data : []
  if (limit > 0 && rows.length >= limit) return begun
  // How many of the first half are before the page: all of them, where none is on it.
  const passed = rows.length > 0 || skip === 0 ? skip : await count(first)
  const page = { skip: skip - passed, ...(limit > 0 && { limit: limit - rows.length }) }
  const ended = await find({ ...args, filter: { ...filter, where: last, ...page } })
  const { attempts, durationMs } = begun
  return {
    ...ended,
    attempts: attempts + ended.attempts,
    durationMs: durationMs + ended.durationMs,
    data: [...rows, ...(Array.isArray(ended.data) ? ended.data : [])],
  }
}
