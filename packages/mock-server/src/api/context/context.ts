import type { IncomingHttpHeaders } from 'node:http'
import type { operations } from '@lineboard/contract'
import type { SchemaNode } from '@lineboard/contract/openapi-document'
import type { RuleContext } from '../../domain/rules/rule-context.ts'
import type { ApiOperation, OperationId } from '../../ground/contract/api-operation.ts'
import type { BodyLimits } from '../../ground/limits.ts'
import type { Filter } from '../../store/query/parse-filter.ts'
import type { ModelName } from '../../store/rows/internal-rows.ts'
import type { CheckedWhere, Where } from '../../store/rows/types.ts'
import type { World } from '../../world/world.ts'

/** An answer other than a plain 200 with a JSON body. */
export class Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** JSON value, text or bytes; undefined for none. */
  readonly body: unknown

  constructor(status: number, headers: Readonly<Record<string, string>>, body?: unknown) {
    this.status = status
    this.headers = headers
    this.body = body
  }
}

/** 200 with headers beside the JSON body. */
export function withHeaders(body: unknown, headers: Readonly<Record<string, string>>): Reply {
  return new Reply(200, headers, body)
}

/** 204. */
export function noContent(): Reply {
  return new Reply(204, {})
}

/** Text in a form other than JSON, such as CSV; with a file name it is offered for download. */
export function textFile(text: string, contentType: string, filename?: string): Reply {
  return new Reply(200, fileHeaders(contentType, filename), text)
}

/** Bytes such as audio or PDF; with a file name they are offered for download. */
export function bytesFile(bytes: Buffer, contentType: string, filename?: string): Reply {
  return new Reply(200, fileHeaders(contentType, filename), bytes)
}

function fileHeaders(contentType: string, filename: string | undefined): Record<string, string> {
  const headers: Record<string, string> = { 'content-type': contentType }
  if (filename) headers['content-disposition'] = `attachment; filename="${filename.replaceAll(/["\r\n]/g, '')}"`
  return headers
}

type Operation<Id extends OperationId> = operations[Id]
type Parameters<Id extends OperationId, In extends 'path' | 'query'> =
  Operation<Id> extends { parameters: infer P } ? (In extends keyof P ? NonNullable<P[In]> : object) : object
type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined
type RequestBody<Id extends OperationId> =
  Operation<Id> extends { requestBody?: infer B } ? Content<NonNullable<B>> : undefined
type Success<Id extends OperationId> = Operation<Id> extends { responses: { 200: infer R } } ? Content<R> : undefined

/** One part of a multipart body. */
export interface Part {
  name: string
  filename?: string
  contentType?: string
  data: Buffer
}

/**
 * Everything a handler may use. Request, parameters and body have passed the contract before a handler runs; parameters
 * have the type the contract gives them, the body is what was parsed (JSON, form fields or text parts by name).
 */
export interface Context<Id extends OperationId = OperationId> extends RuleContext {
  readonly operation: ApiOperation
  readonly params: Parameters<Id, 'path'>
  readonly query: Parameters<Id, 'query'>
  readonly body: RequestBody<Id>
  /** The body as it came: with what is not for the client to set, and with null for what it empties. */
  readonly sent: Readonly<Record<string, unknown>>
  /** Parts of a multipart body, with their bytes. Empty for other bodies. */
  readonly parts: readonly Part[]
  readonly headers: IncomingHttpHeaders
  /** Network address the request came from. */
  readonly address: string
  readonly world: World
  /** Whether a bulk delete may take every row of a table. */
  readonly mayWipe: boolean
  readonly limits: BodyLimits
  /** The `filter` parameter, read and checked for a model: throws a 400 for what a server would refuse. */
  filter(model: ModelName): Filter
  /** The `where` parameter, read and checked in the same way. */
  where(model: ModelName): CheckedWhere | undefined
  /** `where` narrowed to the rows of the model that the principal may see. */
  scoped(model: ModelName, where?: Where | CheckedWhere): CheckedWhere
  /** Schema of a model's rows. */
  rowSchema(model: ModelName): SchemaNode | undefined
  /** Says how many rows match in all, where the operation's answer carries `X-Total-Count`. */
  total(count: () => number): void
  /** Says in header and journal where a real server might answer otherwise. */
  warn(text: string): void
  /** Says who asks, where no token does: for journal and audit log. */
  identify(userId: number): void
}

/** What a handler gives back: the body of a 200, or a `Reply` with another status, headers or bytes. */
type Answer<Id extends OperationId> = Success<Id> | Reply

/** Answers one operation. Throws a `LoopbackError` (see `errors/`) for anything but success. */
export type Handler<Id extends OperationId = OperationId> = (context: Context<Id>) => Answer<Id> | Promise<Answer<Id>>

/** Handlers by operation. Write `{ … } satisfies Handlers` and every context and answer is typed by the contract. */
export type Handlers = { readonly [Id in OperationId]?: Handler<Id> }
