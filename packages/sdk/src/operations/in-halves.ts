import { isObject } from '../filter/is-object.ts'
import type { Answer } from './answer.ts'
import type { AnyArgs } from './build-request.ts'
import { halve } from './halve.ts'
import { withoutTotal } from './without-total.ts'

const isCount = (data: unknown): data is { count: number } => isObject(data) && typeof data.count === 'number'

/** The arguments with each half of their condition; undefined where the call can't be split. */
function halveArgs(args: AnyArgs): AnyArgs[] | undefined {
  const { filter, where } = args
  if (isObject(where)) return halve(where)?.map((half) => ({ ...args, where: half }))
  if (!isObject(filter) || !isObject(filter.where)) return undefined
  // Pages and orders are those of all rows together, which no half knows.
  if (filter.limit || filter.skip || filter.order) return undefined
  return halve(filter.where)?.map((half) => ({ ...args, filter: { ...filter, where: half } }))
}

/** The answers of parts as one. */
export function merge(parts: readonly Answer[], last: Answer): Answer {
  const sumOf = (name: 'attempts' | 'durationMs') => parts.reduce((sum, part) => sum + part[name], 0)
  const whole = { ...withoutTotal(last), attempts: sumOf('attempts'), durationMs: sumOf('durationMs') }
  const data = parts.map((part) => part.data)
  if (data.every(isCount)) return { ...whole, data: { count: data.reduce((sum, { count }) => sum + count, 0) } }
  return { ...whole, data: data.flat() }
}

/** Makes a call that is too long as two, one after the other; undefined where it can't be split. */
export async function inHalves(
  args: AnyArgs,
  callHalf: (half: AnyArgs) => Promise<Answer>,
): Promise<Answer | undefined> {
  const parts: Answer[] = []
  for (const half of halveArgs(args) ?? []) parts.push(await callHalf(half))
  const last = parts.at(-1)
  return last && merge(parts, last)
}
