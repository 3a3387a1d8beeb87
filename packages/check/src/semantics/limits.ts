import type { Ask } from './ask.ts'
import { type Condition, requestOf } from './ask.ts'
import { listOf, type Subject, sampleOf } from './subject.ts'

/** How deep and how long is tried: no more than anybody sends. */
const MOST = { depth: 24, urlLength: 32_000 }
const LEAST = { depth: 1, urlLength: 1000 }
const URL_STEP = 250

/** The largest number that is taken, between one that is and one that may be; `step` is how near is near enough. */
async function largest(
  [least, most]: readonly [number, number],
  step: number,
  isTaken: (size: number) => Promise<boolean>,
): Promise<number> {
  if (await isTaken(most)) return most
  let [low, high] = [least, most]
  while (high - low > step) {
    const between = Math.floor((low + high) / 2)
    if (await isTaken(between)) low = between
    else high = between
  }
  return low
}

/** How deep conditions may be nested, and how long an address may be; `overhead` is what is added to each path. */
export async function limitsOf(
  ask: Ask,
  subject: Subject,
  overhead: number,
): Promise<{ maxDepth: number; maxUrlLength: number }> {
  const [row] = subject.rows
  const one: Condition = { field: 'id', operator: 'eq', operand: sampleOf(row ?? {}, 'id') }
  const isFound = async (where: Condition) => {
    const { rows } = await ask.query(listOf(subject, { where }))
    return rows?.length === 1 && rows[0]?.id === row?.id
  }
  const nested = (depth: number): Condition => (depth === 0 ? one : { join: 'and', parts: [nested(depth - 1)] })
  const padded = (length: number): Condition => ({
    join: 'and',
    parts: [one, { field: 'id', operator: 'inq', operand: [sampleOf(row ?? {}, 'id'), ...strangers(length)] }],
  })
  // Ids of nine digits, each with the comma before it, as it is encoded.
  const strangers = (length: number) =>
    Array.from({ length }, (_, at) => ({ value: 900_000_000 + at, label: 'an id of no row' }))
  const empty = requestOf(listOf(subject, { where: padded(0) })).path.length + overhead
  const ID_LENGTH = '%2C900000000'.length
  const idsIn = (urlLength: number) => Math.max(0, Math.floor((urlLength - empty) / ID_LENGTH))
  return {
    maxDepth: await largest([LEAST.depth, MOST.depth], 1, (depth) => isFound(nested(depth))),
    maxUrlLength: await largest([LEAST.urlLength, MOST.urlLength], URL_STEP, (length) =>
      isFound(padded(idsIn(length))),
    ),
  }
}
