import { createHash } from 'node:crypto'
import { DAY_MS } from '@lineboard/contract/durations'
import type { IHttpResponse } from '@stoplight/prism-http'
import { badRequest, LoopbackError, unprocessable } from '../../ground/errors.ts'
import type { World } from '../../world/world.ts'
import type { Context } from '../context/context.ts'

/** What a call with an idempotency key answered. The id is account, operation and key. */
interface StoredAnswer {
  id: string
  /** Of parameters and body, so that another request under the same key is noticed. */
  fingerprint: string
  statusCode: number
  headers: Record<string, string>
  body: unknown
  createdAt: string
}

declare module '../../store/rows/internal-rows.ts' {
  interface InternalRows {
    IdempotentAnswer: StoredAnswer
  }
}

/** How long an answer is kept, by the clock of its world. */
const keptDays = 30

/** The answer kept under an id; one whose time is over is not there any more. */
function storedAnswer({ store, now }: Pick<Context, 'store' | 'now'>, id: string): StoredAnswer | undefined {
  const found = store.table('IdempotentAnswer').get(id)
  return found && found.createdAt >= oldestKept(now()) ? found : undefined
}

const oldestKept = (now: Date) => new Date(now.getTime() - keptDays * DAY_MS).toISOString()

/** Keeps an answer, and lets go of those whose time is over. */
function storeAnswer(
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
function fingerprintOf({ params, query, body, parts }: Pick<Context, 'params' | 'query' | 'body' | 'parts'>): string {
  const files = parts.map(({ name, filename, data }) => [name, filename, data.toString('base64')])
  return createHash('sha256')
    .update(JSON.stringify([params, query, files.length > 0 ? files : body]))
    .digest('hex')
}

type Answered = IHttpResponse | undefined

const replayed = 'idempotency-replayed'

/** Whether an answer is that of an earlier call with the same key, so that nothing was done for it. */
export const isReplayed = ({ headers }: Pick<IHttpResponse, 'headers'>): boolean => headers?.[replayed] === 'true'

/** Calls under way with a key. Those of a server that was stopped are under way no more, so they are nowhere else. */
const running = new WeakMap<World, Set<string>>()

function runningIn(world: World): Set<string> {
  const known = running.get(world) ?? new Set()
  running.set(world, known)
  return known
}

const inProgress = () =>
  new LoopbackError(409, 'A call with this Idempotency-Key is still running. Wait for it, then ask again.', {
    code: 'IDEMPOTENCY_KEY_IN_USE',
  })

const otherRequest = (key: string) =>
  unprocessable('Request', [
    {
      field: 'Idempotency-Key',
      code: 'reused',
      message: 'was sent before with another request; take a new key for a new request',
      value: key,
    },
  ])

/** The key of a request, where the operation takes one. Throws a 400 for an empty one, which Prism lets pass. */
function keyOf({ operation, headers }: Context): string | undefined {
  const key = headers['idempotency-key']
  if (!operation.takesKey || typeof key !== 'string') return undefined
  if (key === '') throw badRequest('Idempotency-Key is empty: send a random text, or leave it out.')
  return key
}

/** Whose keys are of one space: a customer's, or of nobody signed in those of one network address. */
const spaceOf = ({ principal, address }: Context): string =>
  principal.userId === 0 ? `visitor at ${address}` : String(principal.customerId)

/**
 * Answers a call with an idempotency key once: the second time it is answered as the first time and does nothing. Keys belong to
 * the customer (a visitor's to his address) and the operation. An answer of 500 and more is not kept: what it was about may be tried again. Throws a 409
 * while the first call is under way, and a 422 for another request under the same key.
 */
export async function once(context: Context, run: () => Promise<Answered>): Promise<Answered> {
  const key = keyOf(context)
  if (key === undefined) return run()
  const { world, operation } = context
  const id = `${spaceOf(context)} ${operation.id} ${key}`
  const fingerprint = fingerprintOf(context)
  const earlier = storedAnswer(context, id)
  if (earlier) {
    if (earlier.fingerprint !== fingerprint) throw otherRequest(key)
    const { statusCode, headers, body } = earlier
    return { statusCode, headers: { ...headers, [replayed]: 'true' }, body }
  }
  const underWay = runningIn(world)
  if (underWay.has(id)) throw inProgress()
  underWay.add(id)
  try {
    const answer = await run()
    if (answer && answer.statusCode < 500) storeAnswer(context, id, fingerprint, answer)
    return answer
  } finally {
    underWay.delete(id)
  }
}
