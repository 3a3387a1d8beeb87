import type { ErrorDescription } from '../errors/api-error.ts'
import type { FilterWriter } from '../filter/write-filter.ts'
import type { CallOptions, EntryOf, OperationId, TakesFilter } from './operation-types.ts'
import type { FormEncoders } from './serialize.ts'

/** A random UUID. `crypto.randomUUID` is only where the page came over HTTPS; random bytes are everywhere. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12})/, '$1-$2-4$3-8$4-$5')
}

/** Gives a call its `Idempotency-Key`: the one chosen for it, or a random UUID. All tries of the call carry it. */
export type KeyMaker = (options: CallOptions) => CallOptions

/** What makes the keys of calls that move money. A client has it; see `bindOperation`. */
export const keys: KeyMaker = (options) => {
  const headers = new Headers(options.headers)
  headers.set('idempotency-key', options.idempotencyKey ?? headers.get('idempotency-key') ?? uuid())
  return { ...options, headers: Object.fromEntries(headers) }
}

/** What only some operations need. A client has all of it; a single call is given what it needs, and carries no more. */
export interface OperationParts {
  /** Writes `filter` and `where`. */
  filters: FilterWriter
  /** Makes the `Idempotency-Key` of calls that move money. */
  keys: KeyMaker
  /** Encodes bodies that are forms or files. */
  forms: FormEncoders
  /** Reads answers that are files or other text. */
  files: (response: Response, answer: 'text' | 'blob') => Promise<string | Blob | undefined>
  /** Reads what a sign-in that was refused is answered with. */
  refusals: (answer: unknown, operationId: string) => ErrorDescription | undefined
}

/** Names of the parts that an operation needs. */
export type NeededParts<Id extends OperationId> =
  | (TakesFilter<Id> extends true ? 'filters' : never)
  | (EntryOf<Id> extends `${string} key${string}` ? 'keys' : never)
  | (Id extends 'DashUser.authenticate' ? 'refusals' : never)
  | (EntryOf<Id> extends `${string} text${string}` | `${string} blob${string}` ? 'files' : never)
  | (EntryOf<Id> extends `${string} form${string}` | `${string} multipart${string}` ? 'forms' : never)

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

/** The flag of an entry that is one of these kinds. */
const pick = <Kind extends string>(flags: readonly string[], ...kinds: readonly Kind[]): Kind | undefined =>
  kinds.find((kind) => flags.includes(kind))

/** Reads an entry of the operation table: `GET /DashUsers/{id} limit=5000`. */
export function parseEntry(id: string, entry: string, parts: Partial<OperationParts> = {}): OperationEntry {
  const [method = '', path = '', ...flags] = entry.split(' ')
  const [, limit] = / limit=(\d+)/.exec(entry) ?? []
  const effect = pick(flags, 'read', 'write') ?? (method === 'GET' ? 'read' : 'write')
  return {
    id,
    method,
    path,
    effect,
    isRepeatable: effect === 'read' || flags.includes('repeatable'),
    takesKey: flags.includes('key'),
    body: pick(flags, 'form', 'multipart') ?? 'json',
    answer: pick(flags, 'text', 'blob') ?? 'json',
    shape: pick(flags, 'list', 'count', 'flag', 'empty', 'bare') ?? 'object',
    timeoutMs: Number(limit) || undefined,
    isBulkDelete: method === 'DELETE' && !path.includes('{'),
    parts,
  }
}

/** A part that a call turned out to need. Throws a TypeError where it was not given, as the call would mean something else. */
export function neededPart<Name extends keyof OperationParts>(
  { id, parts }: OperationEntry,
  name: Name,
): OperationParts[Name] {
  const part = parts[name]
  if (!part) throw new TypeError(`${id} needs { ${name} }`)
  return part
}
