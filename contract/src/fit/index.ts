import { extensionCalls } from '../generated/inferred.gen.ts'
import { type ModelRules, modelRules } from './field-rules.ts'
import { type Fit, isObject, modelOf, readFit, takesRow } from './fit.ts'
import { addJoined } from './joined-rows.ts'
import { joinPlan } from './joins.ts'
import { byOurNames, rowIn, rowOut } from './mapped-rows.ts'
import { type PlainRequest, plainRequest } from './plain-requests.ts'
import { filterOut, orderOut, whereOut } from './queries.ts'

export {
  countedCalls,
  type FieldFit,
  type Fit,
  FitError,
  type MappedField,
  type ModelFit,
  type OwnField,
  readFit,
} from './fit.ts'
export { NoWordError, otherPrefix } from './mapped-rows.ts'
export { NoQuestionError } from './queries.ts'

type Row = Readonly<Record<string, unknown>>

/** The core API does not serve a call: `calls` of its fit says none. */
export class NotServedError extends Error {
  override name = 'NotServedError'
  readonly operationId: string
  constructor(operationId: string, isCounted = false) {
    const instead = isCounted ? '. Count it from calls with `only: {}` of @lineboard/sdk/reports' : ''
    super(`${operationId} is not served by this core API: core.fit.yaml says so${instead}`)
    this.operationId = operationId
  }
}

/** What a failed validation says, by field. */
interface ErrorDetails {
  context: string
  codes: Record<string, string[]>
  messages: Record<string, string[]>
}

/** Model of the rows that a channel of the socket tells of. */
const channelModels: Readonly<Record<string, string>> = {
  call_log: 'CallLog',
  customer: 'Customer',
  user: 'DashUser',
  role: 'DashRole',
  product: 'Product',
  tracking_number: 'OpNumber',
  receiving_numbers: 'ReceivingNumber',
  sip_gateway: 'SipGateway',
}

/** Calls one operation. */
type Send<Entry, Options, Answer> = (entry: Entry, args?: Row, options?: Options) => Promise<Answer>

/** A core API that differs from the contract, in both directions. */
export interface CoreFit {
  readonly fit: Fit
  /** Whether rows have a field or a relation; undefined where the fit does not say. */
  has(model: string, field: string): boolean | undefined
  /** Whether the core API serves a call. */
  isServed(operationId: string): boolean
  /** Whether a report that it does not serve is counted from the rows of calls. */
  isCounted(operationId: string): boolean
  /** Method and path of a call, such as GET and `/Cdrs/{id}`. Throws a NotServedError. */
  lineOf(operationId: string, method: string, path: string): { method: string; path: string }
  /** A `filter` or `where` of ours as it is sent. Throws a NoQuestionError. */
  query(operationId: string, name: string, asked: Row): Row
  /** Arguments of a call as they are sent, but for `filter` and `where`: an order, and a body. Throws a NoQuestionError, or a NoWordError. */
  args(operationId: string, args: Row): Row
  /** Address and parts of a request of ours as it is sent, below a base address. Throws as `lineOf`, `query` and `args` do. */
  request<Init extends PlainRequest>(
    line: { id: string; method: string; path: string },
    base: string,
    address: string,
    init: Init,
  ): [address: string, init: Init]
  /** Makes calls that read by their ids the relations which are joined. */
  joining<Entry extends { id: string }, Options, Answer extends { data: unknown }>(
    send: Send<Entry, Options, Answer>,
    entryOf: (operationId: string) => Entry | undefined,
  ): Send<Entry, Options, Answer>
  /** A body of ours as it is sent. Throws a NoWordError. */
  body(operationId: string, body: unknown): unknown
  /** An answer of theirs as it is read. */
  answer(operationId: string, data: unknown): unknown
  /** One row of a model. */
  row(model: string, theirs: Row): Row
  /** What a message of the socket says, as it is read: rows of its channel by our names. */
  message(channel: string, event: string, data: unknown): unknown
  /** A failure with our names of fields in its details, where a validation failed. */
  failure<Failure extends { details?: ErrorDetails | undefined }>(
    operationId: string | undefined,
    failure: Failure,
  ): Failure
}

const extensions = new Set(extensionCalls.split(' '))

/** Makes what reads and writes for a core API from what its file says. Throws a FitError. */
export function createFit(value: unknown): CoreFit {
  const fit = readFit(value)
  const rules: ReadonlyMap<string, ModelRules> = modelRules(fit)
  const { calls = {} } = fit
  const lineFor = (operationId: string) => calls[operationId] ?? calls[operationId.replace(/\..*/, '.*')]
  // What the documents do not have is served where the fit says so.
  const usual = (operationId: string) => (extensions.has(operationId) ? 'none' : '')
  const isServed = (operationId: string) => !['none', 'rows'].includes(lineFor(operationId) ?? usual(operationId))
  const each = (data: unknown, map: (row: Row) => unknown): unknown => {
    if (Array.isArray(data)) return data.map((row) => (isObject(row) ? map(row) : row))
    return isObject(data) ? map(data) : data
  }
  const body = (operationId: string, sent: unknown) => {
    const isWhole = /\.replace|\.upsert/.test(operationId)
    return takesRow(operationId) ? each(sent, (row) => rowOut(rules, modelOf(operationId), row, isWhole)) : sent
  }
  const core: CoreFit = {
    fit,
    has(model, field) {
      const known = rules.get(model)
      if (!known) return undefined
      if (known.lacks.has(field)) return false
      if (known.relations.has(field)) return known.relations.get(field) !== undefined || known.joined.has(field)
      return known.fields.has(field) || field in known.own || undefined
    },
    isServed,
    isCounted: (operationId) => lineFor(operationId) === 'rows',
    lineOf(operationId, method, path) {
      const line = lineFor(operationId)
      if (!isServed(operationId)) throw new NotServedError(operationId, line === 'rows')
      const [ownMethod, ownPath] = line?.split(' ') ?? []
      if (ownMethod && ownPath) return { method: ownMethod, path: ownPath }
      const own = rules.get(operationId.replace(/\..*/, ''))?.path
      return { method, path: own ? path.replace(/^\/\w+/, own) : path }
    },
    query: (operationId, name, asked) =>
      name === 'where' ? whereOut(rules, modelOf(operationId), asked) : filterOut(rules, modelOf(operationId), asked),
    args(operationId, args) {
      const { order } = args
      return {
        ...args,
        ...(typeof order === 'string' && { order: orderOut(rules, modelOf(operationId), order) }),
        ...(args.body !== undefined && { body: body(operationId, args.body) }),
      }
    },
    request: (line, base, address, init) => plainRequest(core, line, base, address, init),
    joining(send, entryOf) {
      const joined: typeof send = async (entry, args = {}, options) => {
        const plan = joinPlan(rules, modelOf(entry.id), args.filter)
        if (!plan) return send(entry, args, options)
        const answer = await send(entry, { ...args, filter: plan.filter }, options)
        await addJoined(plan, answer.data, (model, filter) => {
          const list = entryOf(`${model}.find`)
          return list && joined(list, { filter }, options)
        })
        return answer
      }
      return joined
    },
    body,
    answer: (operationId, data) => each(data, (row) => rowIn(rules, modelOf(operationId), row)),
    row: (model, theirs) => rowIn(rules, model, theirs),
    message(channel, event, data) {
      const model = /^(create|update|delete)$/.test(event) ? channelModels[channel] : undefined
      return model !== undefined && isObject(data) ? rowIn(rules, model, data) : data
    },
    failure(operationId = '', failure) {
      const { details } = failure
      const model = modelOf(operationId)
      const known = rules.get(model)
      if (!known || !details) return failure
      const named = (texts: Record<string, string[]>) => byOurNames(known, texts)
      const ours = {
        ...details,
        // Their name of the model goes with their path.
        ...(known.path !== undefined && { context: model }),
        codes: named(details.codes),
        messages: named(details.messages),
      }
      return { ...failure, details: ours }
    },
  }
  return core
}
