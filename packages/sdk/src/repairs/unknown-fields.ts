import type { ApiError, NotFoundError } from '../errors/api-error.ts'
import type { AnyWhere } from '../filter/filter-types.ts'
import { UnknownFieldError } from '../filter/unknown-field-error.ts'
import type { emptyFields as EmptyFields } from '../operations/answer-values.ts'
import type { AnyArgs } from '../operations/build-request.ts'
import type { OperationEntry } from '../operations/operation-entry.ts'
import type { Answer, LeftOut } from '../operations/operation-types.ts'
import type { Caller, KnownOfServer } from '../transport/options.ts'
import { createKnownFields, isObject, type KnownFields, listOf } from './server-fields.ts'

type Call = Parameters<Caller>
type Row = Readonly<Record<string, unknown>>

/** Calls whose rows are of the model that they are named after. */
const ofOwnRows = /\.(find|findById|findPaged|count|countPaged|create|upsert|patch|patchById|replaceById)$/

/** Model of the rows that an operation answers, counts or is given; empty where they are of another one. */
function modelOf({ id }: OperationEntry): string {
  if (id === 'DashUser.findVerificationTokens') return 'VerificationToken'
  return ofOwnRows.test(id) ? id.replace(/\..*/, '') : ''
}

/** Fields of the row that a condition names; those of relations are not among them. */
const fieldsIn = (where: unknown): string[] =>
  Object.entries(Object(where)).flatMap(([key, value]) => {
    if (key === 'and' || key === 'or') return listOf(value).flatMap(fieldsIn)
    return key.includes('.') ? [] : [key]
  })

type IsLacking = (field: string) => boolean

/** Fields that a condition cannot do without, and that are lacking: of alternatives one that is there is enough. */
const neededOf = (where: unknown, isLacking: IsLacking): string[] =>
  Object.entries(Object(where)).flatMap(([key, value]) => {
    if (key === 'and') return listOf(value).flatMap((each) => neededOf(each, isLacking))
    if (key !== 'or') return isLacking(key) ? [key] : []
    const each = listOf(value).map((one) => neededOf(one, isLacking))
    return each.every((fields) => fields.length > 0) ? each.flat() : []
  })

/** A condition without the alternatives that no row can meet, as they name what is lacking. */
function withoutLacking(where: unknown, isLacking: IsLacking): unknown {
  if (Array.isArray(where)) return where.map((each) => withoutLacking(each, isLacking))
  if (!isObject(where)) return where
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) => {
      if (key !== 'or') return [key, key === 'and' ? withoutLacking(value, isLacking) : value]
      const kept = listOf(value).filter((each) => neededOf(each, isLacking).length === 0)
      return [key, withoutLacking(kept, isLacking)]
    }),
  )
}

const orderField = (term: unknown) => String(term).split(' ')[0] ?? ''

/** Name of a relation to embed: `'Customer'`, `{ relation: 'Customer' }` or `{ Customer: 'DashUsers' }`. */
const relationName = (each: unknown) => String(isObject(each) ? (each.relation ?? Object.keys(each)[0]) : each)

/** Whether a row can meet a condition, as far as numbers and yes or no tell: texts and times are compared in ways of each database. */
function canMeet(row: Row, [field, condition]: readonly [string, unknown]): boolean {
  const values = isObject(condition) && Object.keys(condition).join() === 'inq' ? listOf(condition.inq) : [condition]
  const found = row[field]
  const isPlain = (value: unknown) => typeof value === 'number' || typeof value === 'boolean'
  return !isPlain(found) || !values.every(isPlain) || values.includes(found)
}

const none: LeftOut = { include: [], order: [] }

/** The arguments of a read without what it leaves out. */
function without(args: AnyArgs, { include, order }: LeftOut): AnyArgs {
  const filter: Record<string, unknown> = { ...Object(args.filter) }
  const keep = (part: string, isKept: (each: unknown) => boolean) => {
    if (filter[part] === undefined) return
    const kept = listOf(filter[part]).filter(isKept)
    if (kept.length > 0) filter[part] = kept
    else delete filter[part]
  }
  keep('include', (each) => !include.includes(relationName(each)))
  keep('order', (term) => !order.includes(orderField(term)))
  return { ...args, filter }
}

export interface UnknownFields {
  /** Whether rows of a model have a field; undefined where no answer has told. */
  has(model: string, field: string): boolean | undefined
  /** Finds out whether the server has fields. What hinders a question leaves it open. */
  findOut(model: string, fields: readonly string[]): Promise<void>
  /**
   * A call without what the server is known to lack. Throws an UnknownFieldError for a read that asks by such a field, and for a body
   * with a value for one, which the server would lose.
   */
  adapt(call: Call): Promise<Call>
  /**
   * Learns of the rows of an answer. Throws an UnknownFieldError where they came by a condition on a field that they lack, and where what was
   * saved lost a value. Screens ask once more where the condition can do without it.
   */
  judge(call: Call, answer: Answer): Promise<Answer>
  /** Makes a read that failed without what the server may not know. Throws the error where that fails, too, or there is nothing to leave out. */
  instead(error: unknown, call: Call): Promise<Answer>
}

const mayLackOrder = (error: unknown) => [400, 500, 501].includes(Number(Object(error).status))

const conditionsOf = (args: AnyArgs): AnyWhere => Object(args.where ?? Object(args.filter).where)

const withWhere = (args: AnyArgs, where: unknown): AnyArgs =>
  args.where === undefined ? { ...args, filter: { ...Object(args.filter), where } } : { ...args, where }

const rowsOf = (data: unknown, entry: OperationEntry): Row[] =>
  entry.shape === 'list' || entry.shape === 'object' ? listOf(data).filter(isObject) : []

const areWhole = (args: AnyArgs) => Object(args.filter).fields === undefined

/** The keys of a condition or a row by other names. */
function renameKeys(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => (isObject(each) ? renameKeys(each, rename) : each))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isGroup = key === 'and' || key === 'or'
      return [rename(key), isGroup ? renameKeys(inner, rename) : inner]
    }),
  )
}

/** Arguments by the fields that stand in for those which the server lacks; the same where none does. */
function withStandIn(args: AnyArgs, one: { ours: string; theirs: string } | undefined): AnyArgs {
  if (!one || !JSON.stringify(args).includes(one.ours)) return args
  const rename = (name: string) => (name === one.ours ? one.theirs : name)
  const filter: Record<string, unknown> = { ...Object(args.filter) }
  if (filter.where) filter.where = renameKeys(filter.where, rename)
  if (filter.order !== undefined)
    filter.order = listOf(filter.order).map((term) => String(term).split(' ').map(rename).join(' '))
  if (Array.isArray(filter.fields)) filter.fields = filter.fields.map((name) => rename(String(name)))
  return {
    ...args,
    ...(args.filter !== undefined && { filter }),
    ...(args.where !== undefined && { where: renameKeys(args.where, rename) }),
    ...(args.body !== undefined && { body: renameKeys(args.body, rename) }),
  }
}

/** Rows with our field beside the one that stands in for it. */
function asOurs(data: unknown, one: { ours: string; theirs: string } | undefined): unknown {
  if (!one) return data
  const read = (row: unknown) =>
    isObject(row) && one.theirs in row && !(one.ours in row) ? { ...row, [one.ours]: row[one.theirs] } : row
  return Array.isArray(data) ? data.map(read) : read(data)
}

/** What a failed read may be made without, little first: relations that only our reading has, such fields of its order, all of both. */
function partsToLeave({ isInferred, isInferredRelation }: KnownFields, model: string, filter: unknown): LeftOut[] {
  const { include, order }: { include?: unknown; order?: unknown } = Object(filter)
  const all: LeftOut = { include: listOf(include).map(relationName), order: listOf(order).map(orderField) }
  const guessed: LeftOut = {
    include: all.include.filter((name) => isInferredRelation(model, name)),
    order: all.order.filter((field) => field.includes('.') || isInferred(model, field)),
  }
  const sizeOf = (left: LeftOut) => left.include.length + left.order.length
  return [{ include: guessed.include, order: [] }, guessed, all].filter(
    (left, at, parts) => sizeOf(left) > 0 && sizeOf(left) !== sizeOf(parts[at - 1] ?? none),
  )
}

/** Finds out whether the server has fields, by any row first: one tells of all its fields, where something in it is null. */
async function findOutByRow({ has, findOut, lookAt }: KnownFields, model: string, fields: readonly string[]) {
  const isOpen = (field: string) => has(model, field) === undefined
  if (fields.some(isOpen)) await lookAt(model)
  await Promise.allSettled(fields.filter(isOpen).map((field) => findOut(model, [field])))
}

/** Throws for what a call has to do with fields that the server lacks, or leaves it out. */
function createLimits(known: KnownFields, leaveOut: boolean) {
  const { has, missingOf, isInferred, learn } = known
  function refuse(model: string, fields: readonly string[]): void {
    const missing = missingOf(model, fields)
    if (missing.length > 0) throw new UnknownFieldError(model, missing)
  }
  /** Inferred fields that a body has values for. */
  const valuesIn = (model: string, body: unknown): string[] =>
    listOf(body)
      .filter(isObject)
      .flatMap((row) => Object.keys(row).filter((name) => (row[name] ?? null) !== null && isInferred(model, name)))
  return {
    /** Screens do without an alternative, as of a text that is looked for in many fields. */
    where(model: string, args: AnyArgs): AnyArgs {
      const where = conditionsOf(args)
      const isLacking = (field: string) => has(model, field) === false
      if (!leaveOut || !fieldsIn(where).some(isLacking)) {
        refuse(model, fieldsIn(where))
        return args
      }
      refuse(model, neededOf(where, isLacking))
      return withWhere(args, withoutLacking(where, isLacking))
    },
    fields(model: string, args: AnyArgs): AnyArgs {
      const filter = Object(args.filter)
      const named: string[] = Array.isArray(filter.fields) ? filter.fields.map(String) : []
      const ordered = listOf(filter.order).map(orderField)
      if (!leaveOut) refuse(model, [...named, ...ordered])
      const lost = missingOf(model, [...named, ...ordered])
      if (lost.length === 0) return args
      const rest = without(args, { ...none, order: lost })
      const fields = named.filter((name) => !lost.includes(name))
      const { fields: _, ...whole } = Object(rest.filter)
      return { ...rest, filter: named.length > 0 && fields.length > 0 ? { ...whole, fields } : whole }
    },
    /** Before a body is sent, as far as can be known by then. */
    async body(model: string, body: unknown): Promise<void> {
      const given = valuesIn(model, body)
      // What hinders a question hinders the call, which says so itself.
      await findOutByRow(known, model, given)
      refuse(model, given)
    },
    saved(model: string, body: unknown, rows: readonly Row[]): void {
      learn(model, rows, true)
      const lost = valuesIn(model, body).filter((field) => rows.length > 0 && has(model, field) !== true)
      if (lost.length > 0) throw new UnknownFieldError(model, lost, 'lost')
    },
  }
}

/** An id that no row has. */
const NO_ROW = 'lineboardNoRow'

/** Path of the list that a read is below, such as `/DashUsers` of `/DashUsers/verification_tokens`; undefined for reads of a row or a list. */
const listAbove = ({ method, path }: OperationEntry) =>
  method === 'GET' ? /^(\/[^/{}]+)\/[^/{}]+$/.exec(path)?.[1] : undefined

/**
 * Finds reads that a server does not have and takes for the id of a row, which it then fails to find: it fails the same for any other word, and
 * its list does not fail. Errors have no words in production.
 */
function createTakenForIds(send: Caller, NotFound: typeof NotFoundError) {
  const lists = new Map<string, Promise<boolean>>()
  const fails = (entry: OperationEntry, path: string, args: AnyArgs) =>
    send({ ...entry, path }, args, { retry: false }).then(
      () => false,
      (error: unknown) => Number(Object(error).status) === 500,
    )
  return async (error: unknown, [entry]: Call): Promise<unknown> => {
    const list = listAbove(entry)
    if (!list || Object(error).status !== 500) return error
    const takes = lists.get(list) ?? fails(entry, `${list}/${NO_ROW}`, {})
    lists.set(list, takes)
    if (!(await takes) || (await fails(entry, list, { filter: { limit: 1 } }))) return error
    const message = `There is no method to handle ${entry.method} ${entry.path}: the server takes its last part for an id`
    const { operationId, method, url, attempts, isSent, durationMs, requestId }: ApiError = Object(error)
    const place = { operationId, method, url, attempts, isSent, durationMs, requestId }
    return new NotFound({ status: 404, name: 'Error', message }, place)
  }
}

/** What the rest of the client has, too: bundlers wrap what both parts load. */
interface SharedParts {
  emptyFields: typeof EmptyFields
  NotFoundError: typeof NotFoundError
}

/** Finds out which inferred fields and relations one server has. See `repairs.ts`. */
export function createUnknownFields(
  send: Caller,
  entryOf: (id: string) => OperationEntry | undefined,
  server: KnownOfServer,
  { emptyFields, NotFoundError: NotFound }: SharedParts,
): UnknownFields {
  const { leaveOut = false } = server
  const known = createKnownFields(send, entryOf, server, emptyFields)
  const limits = createLimits(known, leaveOut)
  const unserved = createTakenForIds(send, NotFound)
  /** What reads by name leave out, since they failed with it. */
  const refused = new Map<string, LeftOut>()
  const ours = (model: string, answer: Answer): Answer => ({
    ...answer,
    data: asOurs(answer.data, known.standIn(model)),
  })

  /** A read that was answered: what its rows tell, and what it should have asked. */
  async function judgeRead(model: string, [entry, args, options]: Call, answer: Answer): Promise<Answer> {
    const rows = rowsOf(answer.data, entry)
    known.learn(model, rows, areWhole(args))
    await known.findOut(
      model,
      fieldsIn(conditionsOf(args)).filter((field) => known.isInferred(model, field)),
    )
    const adapted = limits.where(model, withStandIn(args, known.standIn(model)))
    // What no row has a value of cannot be told from what the server lacks: nothing is found by it, or anything.
    const unset = neededOf(conditionsOf(adapted), (field) => known.isUnset(model, field))
    if (unset.length > 0) throw new UnknownFieldError(model, unset)
    if (adapted !== args) {
      const meant: Call = [entry, adapted, options]
      // Without rows, a server embeds nothing, and says so only now.
      return send(...meant).then(
        (again) => ours(model, again),
        (error: unknown) => instead(error, meant),
      )
    }
    const wrong = Object.entries(conditionsOf(args)).find((each) => rows.some((row) => !canMeet(row, each)))
    if (wrong) throw new UnknownFieldError(model, [wrong[0]], 'ignored')
    return ours(model, answer)
  }

  /** A read without some of its parts, or in the order of what stands in for one. */
  async function read(model: string, [entry, args, options]: Call, left: LeftOut): Promise<Answer> {
    const answer = await send(entry, without(args, left), { ...options, retry: false })
    known.learn(model, rowsOf(answer.data, entry), areWhole(args))
    known.markMissing(model, [
      ...left.include,
      ...left.order.filter((field) => known.isInferred(model, field) && known.has(model, field) !== true),
    ])
    const one = known.standIn(model)
    const order = left.order.filter((field) => field !== one?.ours)
    if (!leaveOut && order.length > 0) throw new UnknownFieldError(model, order)
    const kept = { include: left.include, order }
    refused.set(entry.id, kept)
    const renamed = withStandIn(args, one)
    const asked = without(renamed, kept)
    const meant = renamed === args ? answer : await send(entry, asked, options)
    return { ...(await judgeRead(model, [entry, asked, options], meant)), leftOut: kept }
  }

  async function instead(error: unknown, call: Call): Promise<Answer> {
    const [entry, args] = call
    const model = modelOf(entry)
    for (const left of model && mayLackOrder(error) ? partsToLeave(known, model, args.filter) : []) {
      try {
        return await read(model, call, left)
      } catch (again) {
        if (!mayLackOrder(again)) throw again
      }
    }
    throw await unserved(error, call)
  }

  return {
    has: known.has,
    findOut: (model, fields) => findOutByRow(known, model, fields),
    async adapt([entry, args, options]) {
      const model = modelOf(entry)
      if (!model) return [entry, args, options]
      if (entry.effect === 'write') {
        await limits.body(model, args.body)
        return [entry, withStandIn(args, known.standIn(model)), options]
      }
      const asked = limits.where(model, withStandIn(args, known.standIn(model)))
      const left = refused.get(entry.id)
      const adapted = isObject(asked.filter) ? limits.fields(model, left ? without(asked, left) : asked) : asked
      return [entry, adapted, options]
    },
    async judge([entry, args, options], answer) {
      const model = modelOf(entry)
      if (!model) return answer
      if (entry.effect === 'read') return judgeRead(model, [entry, args, options], answer)
      limits.saved(model, args.body, rowsOf(answer.data, entry))
      return ours(model, answer)
    },
    instead,
  }
}
