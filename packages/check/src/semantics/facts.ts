import type { ProfileFacts } from '@lineboard/sdk/profile'
import type { Row } from '../server/rows.ts'
import { type Ask, type Condition, type Query, requestOf } from './ask.ts'
import { fieldRoles, negates, partOf } from './conditions.ts'
import { meets, rankOf } from './judge-reply.ts'
import type { Found } from './relations.ts'
import { distinct, listOf, type Subject, sampleOf } from './subject.ts'

type Facts = Partial<ProfileFacts>

/** Whether a condition finds the rows that meet it: undefined where there are too few to tell. */
async function isHonoured(ask: Ask, subject: Subject, where: Condition): Promise<boolean> {
  const { rows } = await ask.query(listOf(subject, { where }))
  const wanted = subject.rows.filter((row) => meets(row, where, subject.kinds) === true).map(({ id }) => id)
  return (
    rows !== undefined &&
    rows
      .map(({ id }) => id)
      .sort()
      .join() === wanted.sort().join()
  )
}

const isEmpty = (row: Row, field: string) => row[field] === undefined || row[field] === null

/** Whether rows without a value meet every negation; undefined where no negation met such a row. */
function negationsKeepNulls({ rows }: Subject, found: Found): boolean | undefined {
  const asked = [...found].filter(
    ([where]) => negates(where) && 'field' in where && rows.some((row) => isEmpty(row, where.field)),
  )
  if (asked.length === 0) return undefined
  return asked.every(([where, kept]) => {
    const field = 'field' in where ? where.field : ''
    return rows.filter((row) => isEmpty(row, field)).every(({ id }) => kept.some((row) => row.id === id))
  })
}

async function nullsFirst(ask: Ask, subject: Subject, field: string): Promise<boolean | undefined> {
  const { rows } = await ask.query(listOf(subject, { order: [`${field} ASC`] }))
  const [first] = rows ?? []
  return first && isEmpty(first, field)
}

async function likeFacts(ask: Ask, subject: Subject, field: string): Promise<Facts> {
  const found = partOf(subject, field)
  if (!found) return {}
  const finds = async (pattern: string): Promise<boolean> => {
    const operand = { value: pattern, label: `part of ${field} of row ${String(found.row.id)}` }
    const { rows } = await ask.query(listOf(subject, { where: { field, operator: 'like', operand } }))
    return rows?.some(({ id }) => id === found.row.id) ?? false
  }
  const { part } = found
  const other = part === part.toLowerCase() ? part.toUpperCase() : part.toLowerCase()
  const isLetters = other !== part
  return {
    ...(isLetters && { likeIsCaseSensitive: !(await finds(`%${other}%`)) }),
    likeIsWholeText: String(found.row[field]) === part ? undefined : !(await finds(part)),
  }
}

async function operatorFacts(ask: Ask, subject: Subject, number: string, text: string | undefined): Promise<Facts> {
  const [row, other] = text ? distinct(subject, text) : []
  const lacks: string[] = []
  const sorted = distinct(subject, number).toSorted(
    (left, right) => (rankOf(left[number], 'number') ?? 0) - (rankOf(right[number], 'number') ?? 0),
  )
  const [low, high] = [sorted[1], sorted.at(-1)]
  let severalOperators: boolean | undefined
  if (text && row && other) {
    const word = /[a-z0-9]{3,}/i.exec(String(row[text]))?.[0]
    const operand = { value: word, label: `part of ${text} of row ${String(row.id)}` }
    if (word && !(await isHonoured(ask, subject, { field: text, operator: 'regexp', operand }))) lacks.push('regexp')
  }
  const [first = {}] = subject.rows
  const parts: Condition[] = [{ field: 'id', operator: 'eq', operand: sampleOf(first, 'id') }]
  if (!(await isHonoured(ask, subject, { join: 'nor', parts }))) lacks.push('nor')
  if (low && high) severalOperators = await bothCount(ask, subject, number, low, high)
  return { lacks, severalOperators }
}

/** `{ gte: low, lt: high }` on one field, which no Condition can say, as nothing else sends it. */
async function bothCount(ask: Ask, subject: Subject, field: string, low: Row, high: Row): Promise<boolean> {
  const from = sampleOf(low, field)
  const bounds = { value: { gte: low[field], lt: high[field] }, label: from.label }
  const { rows } = await ask.query(listOf(subject, { where: { field, operator: 'eq', operand: bounds } }))
  const [least = 0, most = 0] = [low, high].map((row) => rankOf(row[field], subject.kinds[field]))
  const wanted = subject.rows.filter((row) => {
    const rank = rankOf(row[field], subject.kinds[field])
    return rank !== undefined && rank >= least && rank < most
  })
  return (
    rows
      ?.map(({ id }) => id)
      .sort()
      .join() ===
    wanted
      .map(({ id }) => id)
      .sort()
      .join()
  )
}

async function onRelations(ask: Ask, subject: Subject): Promise<boolean | undefined> {
  const [[relation, { foreignKey }] = ['', { foreignKey: '' }]] = Object.entries(subject.relations)
  const [row] = distinct(subject, foreignKey)
  if (!row) return undefined
  const { rows } = await ask.query(
    listOf(subject, { where: { field: `${relation}.id`, operator: 'eq', operand: sampleOf(row, foreignKey) } }),
  )
  const none: Condition = { field: `${relation}.id`, operator: 'eq', operand: { value: 0, label: 'no id' } }
  const strangers = await ask.query(listOf(subject, { where: none }))
  const wanted = subject.rows.filter((each) => each[foreignKey] === row[foreignKey])
  return rows?.length === wanted.length && strangers.rows?.length === 0
}

/**
 * Whether an `or` beside another condition means both. SQL connectors of LoopBack before 2019 write no parentheses around it, and answer all rows of
 * its last alternative, whoever they belong to.
 */
async function orBesideConditions(ask: Ask, subject: Subject): Promise<boolean | undefined> {
  const [row, stranger] = subject.rows
  if (!row || !stranger) return undefined
  const is = (one: Row): Condition => ({ field: 'id', operator: 'eq', operand: sampleOf(one, 'id') })
  const either: Condition = { join: 'or', parts: [is(row), is(stranger)] }
  return isHonoured(ask, subject, { join: 'beside', parts: [is(row), either] })
}

/** What a server means where LoopBack servers differ, of all that only has to be asked. */
export async function factsOf(ask: Ask, subject: Subject, found: Found): Promise<Facts> {
  const { number, text, date, partly } = fieldRoles(subject)
  const [empty] = partly
  const [dated] = date ? distinct(subject, date) : []
  const inList: Condition | undefined =
    dated && date ? { field: date, operator: 'inq', operand: [sampleOf(dated, date)] } : undefined
  const all: Query = listOf(subject, { skip: 1 })
  return {
    ...(await operatorFacts(ask, subject, number, text)),
    orBesideConditions: await orBesideConditions(ask, subject),
    negationsKeepNulls: negationsKeepNulls(subject, found),
    nullsFirst: empty ? await nullsFirst(ask, subject, empty) : undefined,
    ...(text ? await likeFacts(ask, subject, text) : {}),
    datesInLists: inList && (await isHonoured(ask, subject, inList)),
    skipNeedsLimit: (await ask.query(all)).rows?.length !== subject.rows.length - 1,
    conditionsOnRelations: await onRelations(ask, subject),
  }
}

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
