import type { IncomingHttpHeaders } from 'node:http'
import type { operations } from '@lineboard/contract'
import type { SchemaNode } from '@lineboard/contract/openapi-document'
import type { Principal } from '../access/principal.ts'
import type { ApiOperation } from '../contract/api-operation.ts'
import type { OperationId } from '../contract/operation-id.ts'
import type { Announcement } from '../realtime/announcement.ts'
import type { AnyRow, ModelName } from '../store/models.ts'
import type { CheckedWhere, Store, Where } from '../store/types.ts'
import type { World } from '../world.ts'
import type { Reply } from './answers.ts'

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

/** A checked `filter` parameter. */
export interface Filter {
  where?: Where | CheckedWhere
  order: readonly string[]
  /** 0 means all. */
  limit: number
  skip: number
  include: readonly Include[]
  /** Names to keep, or to leave out. */
  fields?: { keep?: readonly string[]; drop?: readonly string[] }
}

/** A relation to embed. */
export interface Include {
  relation: string
  scope: Filter
}

/**
 * Everything a handler may use. Request, parameters and body have passed the contract before a handler runs; parameters
 * have the type the contract gives them, the body is what was parsed (JSON, form fields or text parts by name).
 */
export interface Context<Id extends OperationId = OperationId> {
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
  /** Who asks. On public operations without a token: `anonymous`, with user and customer 0. */
  readonly principal: Principal
  readonly world: World
  readonly store: Store
  /** Whether a bulk delete may take every row of a table. */
  readonly mayWipe: boolean
  /** The moment it is in this world. */
  now(): Date
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
  /** Adds a header to the answer. */
  header(name: string, value: string): void
  /** Notes that a row was added, changed or deleted, for the audit log. */
  touched(model: ModelName, before: AnyRow | undefined, after: AnyRow | undefined): void
  /** Says in header and journal where a real server might answer otherwise. */
  warn(text: string): void
  /** Says who asks, where no token does: for journal and audit log. */
  identify(userId: number): void
  /** Sends a realtime message. Changes of rows are announced by themselves. */
  announce(announcement: Announcement): void
}

/** What a handler gives back: the body of a 200, or a `Reply` with another status, headers or bytes. */
export type Answer<Id extends OperationId> = Success<Id> | Reply

/** Answers one operation. Throws a `LoopbackError` (see `errors/`) for anything but success. */
export type Handler<Id extends OperationId = OperationId> = (context: Context<Id>) => Answer<Id> | Promise<Answer<Id>>

/** Handlers by operation. Write `{ … } satisfies Handlers` and every context and answer is typed by the contract. */
export type Handlers = { readonly [Id in OperationId]?: Handler<Id> }
