import type { OperationParts } from './operation-parts.ts'

/** How the body of an operation is encoded. */
export type BodyKind = 'json' | 'form' | 'multipart'

/** What the answer of an operation is read as. */
export type AnswerKind = 'json' | 'text' | 'blob'

/** What a JSON answer is: a list of rows, `{count}`, true or false, nothing, an object that some servers leave out, or else an object. */
export type AnswerShape = 'list' | 'count' | 'flag' | 'empty' | 'bare' | 'object'

/** Whether an operation changes anything on the server. */
export type Effect = 'read' | 'write'

/** What the transport must know of an operation. */
export interface OperationEntry {
  id: string
  method: string
  path: string
  effect: Effect
  /** Sent twice, it leaves and answers the same as sent once, as every read does. */
  isRepeatable: boolean
  /** An `Idempotency-Key` makes it safe to be sent twice: it moves money, or begins to. */
  takesKey: boolean
  body: BodyKind
  answer: AnswerKind
  shape: AnswerShape
  /** Documented time limit; undefined where the client's own holds. */
  timeoutMs: number | undefined
  /** Deletes the rows that meet a condition; without one it would delete all. */
  isBulkDelete: boolean
  /** What it was given of that which only some operations need. */
  parts: Partial<OperationParts>
}

const pick = <Kind extends string>(flags: readonly string[], kinds: readonly Kind[]): Kind | undefined =>
  kinds.find((kind) => flags.includes(kind))

/** Reads an entry of the operation table: `GET /DashUsers/{id} limit=5000`. */
export function parseEntry(id: string, entry: string, parts: Partial<OperationParts> = {}): OperationEntry {
  const [method = '', path = '', ...flags] = entry.split(' ')
  const [, limit] = / limit=(\d+)/.exec(entry) ?? []
  const effect = pick(flags, ['read', 'write']) ?? (method === 'GET' ? 'read' : 'write')
  return {
    id,
    method,
    path,
    effect,
    isRepeatable: effect === 'read' || flags.includes('repeatable'),
    takesKey: flags.includes('key'),
    body: pick(flags, ['form', 'multipart']) ?? 'json',
    answer: pick(flags, ['text', 'blob']) ?? 'json',
    shape: pick(flags, ['list', 'count', 'flag', 'empty', 'bare']) ?? 'object',
    timeoutMs: Number(limit) || undefined,
    isBulkDelete: method === 'DELETE' && !path.includes('{'),
    parts,
  }
}
