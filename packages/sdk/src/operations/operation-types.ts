import type { CoreTypes, components, OperationRows, operations, operationTable } from '@lineboard/contract'
import type { AskedRow, ExactFilter, Fields, Filter, Includes, Where } from '../filter/filter-types.ts'

/** An answer and the response it came with. */
export interface Answer<Data = unknown> {
  data: Data
  response: Response
  /** Id the server gave the request (`X-Request-Id`). */
  requestId: string | undefined
  /** How often it was sent. */
  attempts: number
  /** Time of the call, waiting between tries included, in milliseconds. */
  durationMs: number
  /** What was asked for and left out, as the server lacks it. */
  leftOut?: LeftOut
}

/** Parts of a filter that a server lacks: the read was answered without them. */
export interface LeftOut {
  /** Relations that do not come with the rows. */
  readonly include: readonly string[]
  /** Fields that the rows are not in the order of. */
  readonly order: readonly string[]
}

type Table = typeof operationTable

/** How reads and repeatable writes are tried again after a network failure, 408, 429, 502, 503 or 504; reads after a 500, too. */
export interface RetryOptions {
  /** Tries in all, the first included. */
  attempts: number
  /** Upper bound of the first wait in milliseconds; it doubles with each further one. */
  baseDelayMs: number
}

/** Name of a group of operations, such as `OpNumber`. */
export type ModelName = keyof Table

/** Name of an operation: `Model.verb`, the same in contract, mock server and logs. */
export type OperationId = {
  [Model in ModelName]: { [Verb in keyof Table[Model] & string]: `${Model}.${Verb}` }[keyof Table[Model] & string]
}[ModelName]

/** The line of the operation table that describes an operation. */
export type EntryOf<Id extends OperationId> = Id extends `${infer Model extends ModelName}.${infer Verb}`
  ? Table[Model][Verb & keyof Table[Model]]
  : never

/** Name of an operation that changes nothing: fit to be asked for ahead of need, cached, and asked for again. */
export type ReadOperationId = {
  [Id in OperationId]: EntryOf<Id> extends `${string} write${string}`
    ? never
    : EntryOf<Id> extends `GET ${string}` | `${string} read${string}`
      ? Id
      : never
}[OperationId]

type Flat<T> = { [K in keyof T]: T[K] }

// The contract's types say `never` where an operation has no such parameters.
type Parameters<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>

type PathArgs<Id extends OperationId> = Parameters<operations[Id]['parameters']['path']>

type QueryOf<Id extends OperationId> = Parameters<operations[Id]['parameters']['query']>

/** Row type that the conditions of an operation speak of. */
export type RowOf<Id extends OperationId> = Id extends keyof OperationRows ? OperationRows[Id] : never

/** Whether an operation takes conditions on rows. */
export type TakesFilter<Id extends OperationId> = [Extract<keyof QueryOf<Id>, 'filter' | 'where'>] extends [never]
  ? false
  : true

/** The contract declares `filter` and `where` as text, because JSON travels in them; here they have the type of the row. */
type QueryArgs<in out Id extends OperationId> = {
  [Name in keyof QueryOf<Id>]: [RowOf<Id>] extends [never]
    ? QueryOf<Id>[Name]
    : Name extends 'filter'
      ? Filter<RowOf<Id>>
      : Name extends 'where'
        ? Where<RowOf<Id>>
        : QueryOf<Id>[Name]
}

/** Which rows go to which customer. */
export interface CustomerMove {
  ids: readonly number[]
  customerId: number
}

/** Form fields that carry JSON: given as values, encoded by the client. */
interface JsonFields {
  'CallLog.updateCustomer': { updateInfo: CustomerMove }
  'OpNumber.updateCustomer': { updateInfo: CustomerMove }
  'TrackingSource.updateCustomer': { updateInfo: CustomerMove }
  'Report.dashboardData': { trackingSources?: readonly number[] }
}

type Uploaded<Fields> = { [Name in keyof Fields]: Name extends 'file' ? Blob | string : Fields[Name] }

/** Without an id it is no row that is there. */
type NewRow<Input> = Omit<Input, 'id'> & { id?: never }

/** A row that is put instead of another one is whole, as it was read: what it leaves out would be gone. */
type BodyOf<Id extends OperationId> = [RowOf<Id>] extends [never]
  ? InputOf<Id>
  : Id extends `${string}.upsert`
    ? NewRow<InputOf<Id>> | WithDates<RowOf<Id>>
    : Id extends `${string}.replaceById`
      ? WithDates<Omit<RowOf<Id>, 'id'>>
      : InputOf<Id>

/** Fields that hold times take a `Date`, too. */
type WithDates<Body> = {
  [Field in keyof Body]: 'format' extends keyof NonNullable<Body[Field]> ? Body[Field] | Date : Body[Field]
}

type InputOf<Id extends OperationId> = operations[Id] extends { requestBody?: { content: infer Content } }
  ? Content extends { 'application/json': infer Body }
    ? WithDates<Body>
    : Content extends { 'multipart/form-data': infer Fields }
      ? Uploaded<Fields>
      : Content extends { 'application/x-www-form-urlencoded': infer Fields }
        ? Id extends keyof JsonFields
          ? Flat<Omit<Fields, keyof JsonFields[Id]> & JsonFields[Id]>
          : Fields
        : never
  : never

type BodyArg<Id extends OperationId> = operations[Id] extends { requestBody: object }
  ? { body: BodyOf<Id> }
  : [BodyOf<Id>] extends [never]
    ? unknown
    : { body?: BodyOf<Id> }

/** An object with fields of its own, or else with none at all: TypeScript lets anything pass for an empty one. */
type Exact<T> = [keyof T] extends [never] ? Readonly<Record<string, never>> : T

/** Arguments of an operation: its path and query parameters, flat, and the request body as `body`. */
export type CallArgs<Id extends OperationId> = Exact<Flat<PathArgs<Id> & QueryArgs<Id> & BodyArg<Id>>>

type AnswerOf<Content> = Content extends { 'application/json': infer Answer }
  ? Answer
  : Content extends { 'text/csv': infer Text }
    ? Text
    : Blob

/** Answers that have failures mixed in by the contract; the client throws those. */
interface CheckedAnswers {
  'DashUser.authenticate': components['schemas']['Session']
}

/** What an operation answers: rows, a row, a count, CSV text, a Blob; undefined where there is nothing to say. */
export type CallResult<Id extends OperationId> = Id extends keyof CheckedAnswers
  ? CheckedAnswers[Id]
  : operations[Id]['responses'] extends { 200: { content: infer Content } }
    ? AnswerOf<Content>
    : undefined

/** Settings of one call. */
export interface CallOptions {
  /** Ends the call; it then throws the reason of the signal. */
  signal?: AbortSignal | undefined
  /** Time limit of the whole call, retries included, in milliseconds; 0 for none. @default the documented one, or the client's */
  timeoutMs?: number | undefined
  headers?: Readonly<Record<string, string>> | undefined
  /** How this call is tried again, where it may be; false for once. @default the client's */
  retry?: RetryOptions | false | undefined
  /**
   * Sent as `Idempotency-Key` by calls that take one, with every try: whoever keeps it, and sends the same again with it, is answered as
   * the first time. At most 255 visible ASCII characters. @default a random UUID
   */
  idempotencyKey?: string | undefined
}

/** What a named call is awaited for: its data, or with the response, request id, number of tries and time. */
export interface CallPromise<Data> extends Promise<Data> {
  withResponse(): Promise<Answer<Data>>
}

/** Name of an operation that answers a list of rows, or a row, as its `filter` asks for them. */
export type ListId = {
  [Id in OperationId]: 'filter' extends keyof QueryOf<Id>
    ? CallResult<Id> extends readonly object[]
      ? Id
      : never
    : never
}[OperationId]

/** A named call of a list. What it answers is typed by the `fields` and the `include` that were asked for. */
export type ListCallOf<Id extends OperationId> = <
  const Chosen extends Fields<RowOf<Id>> = Fields<RowOf<Id>>,
  const Embedded extends Includes<RowOf<Id>> = Includes<RowOf<Id>>,
>(
  args?: Flat<Omit<CallArgs<Id>, 'filter'> & { filter?: ExactFilter<RowOf<Id>, Chosen, Embedded> }>,
  options?: CallOptions,
) => CallPromise<AskedRow<RowOf<Id>, Chosen, Embedded>[]>

/** A named call. Its arguments may be left out where none is required. */
export type NamedCall<Id extends OperationId> = Id extends ListId
  ? ListCallOf<Id>
  : Record<never, never> extends CallArgs<Id>
    ? (args?: CallArgs<Id>, options?: CallOptions) => CallPromise<CallResult<Id>>
    : (args: CallArgs<Id>, options?: CallOptions) => CallPromise<CallResult<Id>>

type IdOf<Model extends ModelName, Verb> = Extract<`${Model}.${Verb & string}`, OperationId>

/** A verb that the core API of the program serves. */
type Served<Model extends ModelName, Verb> = IdOf<Model, Verb> extends keyof CoreTypes ? never : Verb

/** All operations by model and verb: `api.Customer.find({ filter })`. */
export type NamedCalls = {
  readonly [Model in ModelName]: {
    readonly [Verb in keyof Table[Model] as Served<Model, Verb>]: NamedCall<IdOf<Model, Verb>>
  }
}
