import type { AnyWhere } from '../filter/filter.ts'
import type { Answer } from './answer.ts'
import type { AnyArgs } from './build-request.ts'
import { inHalves } from './in-halves.ts'
import { inPages } from './in-pages.ts'

interface PartCalls {
  /** The same call with other arguments. */
  again(part: AnyArgs): Promise<Answer>
  /** Counts the rows that it finds, where there is a call for that. */
  count?: ((where: AnyWhere) => Promise<Answer>) | undefined
}

/** A call as several, one after the other; undefined where it can't be split. */
export async function inParts(args: AnyArgs, { again, count }: PartCalls): Promise<Answer | undefined> {
  const answer = await inHalves(args, again)
  if (answer || !count) return answer
  return inPages(args, {
    find: again,
    async count(where) {
      const { data } = await count(where)
      return Number(Object(data).count)
    },
  })
}
