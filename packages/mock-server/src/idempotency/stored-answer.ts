import { createHash } from 'node:crypto'
import { DAY_MS } from '@lineboard/contract/durations'
import type { IHttpResponse } from '@stoplight/prism-http'
import type { Context } from '../handlers/types.ts'

/** What a call with an idempotency key answered. The id is account, operation and key. */
export interface StoredAnswer {
  id: string
  /** Of parameters and body, so that another request under the same key is noticed. */
  fingerprint: string
  statusCode: number
  headers: Record<string, string>
  body: unknown
  createdAt: string
}

declare module '../store/internal-rows.ts' {
  interface InternalRows {
    IdempotentAnswer: StoredAnswer
  }
}

/** How long an answer is kept, by the clock of its world. */
const keptDays = 30

/** The answer kept under an id; one whose time is over is not there any more. */
export function storedAnswer({ store, now }: Pick<Context, 'store' | 'now'>, id: string): StoredAnswer | undefined {
  const found = store.table('IdempotentAnswer').get(id)
  return found && found.createdAt >= oldestKept(now()) ? found : undefined
}

const oldestKept = (now: Date) => new Date(now.getTime() - keptDays * DAY_MS).toISOString()

/** Keeps an answer, and lets go of those whose time is over. */
export function storeAnswer(
  { store, now }: Pick<Context, 'store' | 'now'>,
  id: string,
  fingerprint: string,
  { statusCode, headers = {}, body }: IHttpResponse,
): void {
  const answers = store.table('IdempotentAnswer')
  answers.deleteWhere({ createdAt: { lt: oldestKept(now()) } })
  answers.delete(id)
  answers.insert({ id, fingerprint, statusCode, headers: { ...headers }, body, createdAt: now().toISOString() })
}

/** Tells two requests apart: by what they ask, not by how it was written, as a form has another boundary each time. */
export function fingerprintOf({
  params,
  query,
  body,
  parts,
}: Pick<Context, 'params' | 'query' | 'body' | 'parts'>): string {
  const files = parts.map(({ name, filename, data }) => [name, filename, data.toString('base64')])
  return createHash('sha256')
    .update(JSON.stringify([params, query, files.length > 0 ? files : body]))
    .digest('hex')
}
