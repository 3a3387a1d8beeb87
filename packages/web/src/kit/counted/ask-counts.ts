import { type CallByNameOptions, callByName } from '../rows/calls-by-name.ts'
import type { Counted } from './count-by.ts'

// Ids travel in the address, which many servers cut off at 8 kB.
const IDS_AT_ONCE = 250

/** What is asked to count for rows: the arguments of each call. */
export function asksOf({ argsOf, idsAtOnce = IDS_AT_ONCE }: Counted, ids: readonly number[]): readonly object[] {
  const calls = Math.ceil(ids.length / idsAtOnce)
  return Array.from({ length: calls }, (_, at) => argsOf(ids.slice(at * idsAtOnce, (at + 1) * idsAtOnce)))
}

/** The answers to what is asked, in its order. */
export const askCounts = (
  { call }: Counted,
  asks: readonly object[],
  options?: CallByNameOptions,
): Promise<unknown[]> => Promise.all(asks.map((args) => callByName(call, args, options)))

/** The counts by id, of all answers. */
export const countsOfAll = (
  { countsOf }: Counted,
  answers: readonly unknown[],
  rows: readonly object[],
): ReadonlyMap<number, number> => new Map(answers.flatMap((answer) => [...countsOf(answer, rows)]))
