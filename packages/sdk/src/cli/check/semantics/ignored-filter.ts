import type { Ask } from './ask.ts'
import { aboutOf, type Finding } from './finding.ts'
import { meets } from './meets.ts'
import { type Query, shownRequest } from './sample-request.ts'
import { listOf, type Subject } from './subject.ts'

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
