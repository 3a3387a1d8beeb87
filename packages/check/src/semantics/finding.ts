import { type Ask, type Condition, type Query, shownRequest } from './ask.ts'
import { meets } from './judge-reply.ts'
import { listOf, type Subject } from './subject.ts'

/** A way in which a server does not mean what every other does. Nothing of it is a value of a row. */
export interface Finding {
  /** What it is about: an operator, `limit`, `count`, `patch`, … */
  about: string
  /** In words, with ids of rows and names of fields. */
  problem: string
  /** The shortest requests that show it. */
  requests: readonly string[]
}

const lengthOf = ({ requests }: Finding): number => requests.join('').length

/** Findings with one more among them: of those about the same thing, the one with the shortest requests stays. */
export function withFinding(findings: readonly Finding[], one: Finding): Finding[] {
  const known = findings.find(({ about }) => about === one.about)
  if (!known) return [...findings, one]
  return lengthOf(known) <= lengthOf(one) ? [...findings] : findings.map((each) => (each === known ? one : each))
}

function operatorOf(where: Condition): string {
  if ('join' in where) return where.join
  return where.operand === null ? 'null' : where.operator
}

/** What a request that asks for no more than it must is about. */
export function aboutOf({ call, where, order, limit, skip, fields, include }: Query): string {
  if (call === 'count') return 'count'
  if (skip !== undefined) return 'skip'
  if (include !== undefined) return 'include'
  if (fields !== undefined) return 'fields'
  if (where) return operatorOf(where)
  if (limit !== undefined) return 'limit'
  return order ? 'order' : 'rows'
}

/**
 * What is wrong with a list whose scope leaves nothing out and that is too long to be read whole: a row that does not meet the
 * condition, by the fewest rows that show it. Undefined where no row is surely wrong.
 */
export async function ignoredFilter(ask: Ask, subject: Subject, most: number): Promise<Finding | undefined> {
  const { scope, kinds } = subject
  if (!scope) return undefined
  const strangerIn = async (query: Query) =>
    (await ask.query(query)).rows?.find((row) => meets(row, scope, kinds) === false)
  const bare = { ...subject, scope: undefined }
  for (let limit = 1; limit <= most * 2; limit *= 2) {
    const query = listOf(bare, { where: scope, limit: Math.min(limit, most) })
    const stranger = await strangerIn(query)
    if (!stranger) continue
    const problem = `row ${String(stranger.id)} does not meet the condition`
    return { about: aboutOf(query), problem, requests: [shownRequest(query)] }
  }
  return undefined
}
