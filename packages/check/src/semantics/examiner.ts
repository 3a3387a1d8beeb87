import type { Row } from '../server/rows.ts'
import { type Ask, type Condition, type Query, type Reply, shownRequest } from './ask.ts'
import { readSubject } from './choose-subject.ts'
import { aboutOf, type Finding } from './finding.ts'
import { judgeReply, relatedKey } from './judge-reply.ts'
import type { Subject } from './subject.ts'

function smallerConditions(condition: Condition): Condition[] {
  if ('join' in condition) {
    const { join, parts } = condition
    const fewer = parts.length > 2 ? parts.map((_, at) => ({ join, parts: parts.toSpliced(at, 1) })) : []
    const inside = parts.flatMap((part, at) =>
      smallerConditions(part).map((smaller) => ({ join, parts: parts.with(at, smaller) })),
    )
    return [...parts, ...fewer, ...inside]
  }
  const { operator, operand } = condition
  const isLong = Array.isArray(operand) && operand.length > 1 && operator !== 'between'
  return isLong ? operand.map((one) => ({ ...condition, operand: [one] })) : []
}

/** Requests that ask for less, the shortest first. */
function* smallerQueries(query: Query): Generator<Query> {
  const { where, order, limit = 0, skip = 0, fields } = query
  for (const part of ['include', 'fields', 'where', 'order', 'skip', 'limit'] as const) {
    if (query[part] !== undefined) yield { ...query, [part]: undefined }
  }
  for (const smaller of where ? smallerConditions(where) : []) yield { ...query, where: smaller }
  if (order && order.length > 1) for (const term of order) yield { ...query, order: [term] }
  if (fields && fields.length > 1) yield { ...query, fields: ['id'] }
  if (limit > 1) yield { ...query, limit: 1 }
  if (skip > 1) yield { ...query, skip: 1 }
}

/** The shortest request that is broken in the same way, found by leaving out what it can do without. */
export async function shrink(query: Query, isBroken: (query: Query) => Promise<boolean>): Promise<Query> {
  for (const smaller of smallerQueries(query)) {
    if (await isBroken(smaller)) return shrink(smaller, isBroken)
  }
  return query
}

/** Most rows of one relation that are read one by one. */
const MAX_RELATED = 10

/** What a request has beside its conditions. */
const pageParts = ['order', 'limit', 'skip', 'fields', 'include'] as const

/** Judges answers of one list, and keeps what is wrong with them. */
export interface Examiner {
  /** The rows as they were last read. */
  subject(): Subject
  /** The answer where it is right; undefined where it is wrong, which is kept as a finding. */
  examine(query: Query): Promise<Reply | undefined>
  report(finding: Finding): void
}

async function relatedRows(ask: Ask, { rows, relations }: Subject): Promise<Map<string, Row>> {
  const known = new Map<string, Row>()
  for (const [relation, { foreignKey, path }] of Object.entries(relations)) {
    const ids = [...new Set(rows.map((row) => row[foreignKey]))].filter((id) => id !== undefined && id !== null)
    for (const id of ids.slice(0, MAX_RELATED)) {
      const { row } = await ask.row(`${path}/${encodeURIComponent(String(id))}`)
      if (row) known.set(relatedKey(relation, id), row)
    }
  }
  return known
}

/** Makes the examiner of a list. What it reports is still there when the rows were read again. */
export async function createExaminer(ask: Ask, first: Subject, report: Examiner['report']): Promise<Examiner> {
  let subject = first
  let related = await relatedRows(ask, first)
  const broken = new Set<string>()
  /** Without what is known to be broken, so that it is found once and hides nothing else. */
  const withoutBroken = (query: Query): Query =>
    Object.assign(
      { ...query },
      Object.fromEntries(pageParts.filter((part) => broken.has(part)).map((part) => [part, undefined])),
    )
  const problemOf = async (query: Query) => judgeReply(query, await ask.query(query), subject, related)
  return {
    subject: () => subject,
    report,
    async examine(asked) {
      const query = withoutBroken(asked)
      const reply = await ask.query(query)
      if (judgeReply(query, reply, subject, related) === undefined) return reply
      // Somebody may have changed a row meanwhile.
      const now = await readSubject(ask, subject, { scope: subject.scope })
      if (now && JSON.stringify(now.rows) !== JSON.stringify(subject.rows)) {
        subject = now
        related = await relatedRows(ask, now)
      }
      if ((await problemOf(query)) === undefined) return ask.query(query)
      const shortest = await shrink(query, async (smaller) => (await problemOf(smaller)) !== undefined)
      const problem = (await problemOf(shortest)) ?? 'it answers differently each time'
      broken.add(aboutOf(shortest))
      report({ about: aboutOf(shortest), problem, requests: [shownRequest(shortest)] })
      return undefined
    },
  }
}
