import { inferredFields, inferredRelations, statedFields } from '@lineboard/contract/inferred'
import type { AnyWhere } from '../filter/filter.ts'
import { UnknownFieldError } from '../filter/unknown-field-error.ts'
import type { emptyFields as EmptyFields } from '../operations/answer-values.ts'
import type { AnyArgs } from '../operations/build-request.ts'
import type { OperationEntry } from '../operations/operation-entry.ts'
import type { Answer, LeftOut } from '../operations/operation-types.ts'
import type { KnownOfServer } from '../transport/options.ts'
import type { Caller } from '../transport/transport.ts'

type Call = Parameters<Caller>
type Row = Readonly<Record<string, unknown>>

// Loaded late, so it shares little with the rest: bundlers wrap what both parts load.
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const listOf = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value].flat())

const fields = new Set(inferredFields.split(' '))
const relations = new Set(inferredRelations.split(' '))
const stated = new Map(Object.entries(statedFields).map(([model, names]) => [model, names.split(' ')]))

/** Whether only our reading of the documents has a field or relation of a model. */
const isGuess = (names: ReadonlySet<string>, model: string, name: string) =>
  names.has(name) && stated.get(model)?.includes(name) === false

/** Calls whose rows are of the model that they are named after. */
const ofOwnRows = /\.(find|findById|findPaged|count|countPaged|create|upsert|patch|patchById|replaceById)$/

/** Model of the rows that an operation answers, counts or is given; empty where they are of another one. */
const modelOf = ({ id }: OperationEntry): string => (ofOwnRows.test(id) ? id.replace(/\..*/, '') : '')

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

const relationName = (each: unknown) => String(isObject(each) ? each.relation : each)

/** Whether a row can meet a condition, as far as numbers and yes or no tell: texts and times are compared in ways of each database. */
function canMeet(row: Row, [field, condition]: readonly [string, unknown]): boolean {
  const values = isObject(condition) && Object.keys(condition).join() === 'inq' ? listOf(condition.inq) : [condition]
  const found = row[field]
  const isPlain = (value: unknown) => typeof value === 'number' || typeof value === 'boolean'
  return !isPlain(found) || !values.every(isPlain) || values.includes(found as never)
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

/** Rows that a question for a field looks at. */
const ROWS_ASKED = 50

/** What is known of one model's rows on a server. */
interface Known {
  /** Fields that a row had, null among them. */
  seen: Set<string>
  /** Fields that no row has, though a row would have to. */
  missing: Set<string>
  /** Fields that no row has a value of; others may get one. */
  unset: Set<string>
  /** Fields that were asked for: what is known of them is all that can be. */
  asked: Map<string, Promise<void>>
}

export interface UnknownFields {
  /** Whether rows of a model have a field; undefined where no answer has told. */
  has(model: string, field: string): boolean | undefined
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

const statusOf = (error: unknown) => Number(Object(error).status)

const mayLackOrder = (error: unknown) => [400, 500, 501].includes(statusOf(error))

/** Who may not read a list, or finds none, learns nothing from it. */
function refusedAsNothing(error: unknown): undefined {
  if (statusOf(error) > 399 && statusOf(error) < 500) return
  throw error
}

/** Finds out which inferred fields and relations one server has. See `repairs.ts`. */
export function createUnknownFields(
  send: Caller,
  entryOf: (id: string) => OperationEntry | undefined,
  { leaveOut = false, hooks, fit }: KnownOfServer,
  emptyFields: typeof EmptyFields,
): UnknownFields {
  const onChange = () => hooks?.onFields?.()
  /** Asks for rows of a model; undefined where it has no list, or the person may not read it. */
  const ask = async (model: string, filter: object): Promise<Answer | undefined> => {
    const list = entryOf(`${model}.find`)
    return list && send(list, { filter }, {}).catch(refusedAsNothing)
  }
  const models = new Map<string, Known>()
  /** What reads by name leave out, since they failed with it. */
  const refused = new Map<string, LeftOut>()

  function knownOf(model: string): Known {
    const known = models.get(model) ?? { seen: new Set(), missing: new Set(), unset: new Set(), asked: new Map() }
    models.set(model, known)
    return known
  }

  const isInferred = (model: string, field: string) => isGuess(fields, model, field)

  function has(model: string, field: string): boolean | undefined {
    const told = fit?.has(model, field)
    if (told !== undefined) return told
    const known = models.get(model)
    if (known?.seen.has(field) || !(isInferred(model, field) || isGuess(relations, model, field))) return true
    return known?.missing.has(field) ? false : undefined
  }

  const missingOf = (model: string, fields: readonly string[]) =>
    [...new Set(fields)].filter((field) => has(model, field) === false)

  function learn(model: string, rows: readonly Row[], areWhole: boolean): void {
    if (rows.length === 0) return
    const known = knownOf(model)
    const before = known.seen.size + known.missing.size * 1000
    let hasNulls = false
    for (const row of rows) {
      const empty = emptyFields(row)
      hasNulls ||= empty.length > 0
      for (const name of [...Object.keys(row), ...empty]) {
        known.seen.add(name)
        known.missing.delete(name)
        known.unset.delete(name)
      }
    }
    // A server that writes null for what is empty writes all columns.
    if (areWhole && hasNulls)
      for (const field of fields) if (isInferred(model, field) && !known.seen.has(field)) known.missing.add(field)
    if (known.seen.size + known.missing.size * 1000 !== before) onChange()
  }

  function markMissing(model: string, fields: readonly string[]): void {
    for (const field of fields) knownOf(model).missing.add(field)
    if (fields.length > 0) onChange()
  }

  const rowsAtAll = async (model: string) => listOf((await ask(model, { limit: 1 }))?.data).length > 0

  /**
   * Asks for rows that have a value. A server that lacks the field ignores the condition, and sends any rows; the memory connector of LoopBack finds
   * those without a value among others.
   */
  async function askFor(model: string, field: string): Promise<void> {
    const answer = await ask(model, { where: { [field]: { neq: null } }, limit: ROWS_ASKED })
    const rows = listOf(answer?.data).filter(isObject)
    learn(model, rows, true)
    const isThere = (row: Row) => field in row || emptyFields(row).includes(field)
    if (rows.length > 0 && !rows.some(isThere)) markMissing(model, [field])
    else if (rows.length === 0 && (await rowsAtAll(model))) knownOf(model).unset.add(field)
  }

  /** Finds out whether the server has fields, as far as it can be. */
  async function findOut(model: string, fields: readonly string[]): Promise<void> {
    const { asked } = knownOf(model)
    for (const field of new Set(fields)) {
      if (has(model, field) !== undefined) continue
      const asking = asked.get(field) ?? askFor(model, field)
      asked.set(field, asking)
      try {
        await asking
      } catch (error) {
        asked.delete(field)
        throw error
      }
    }
  }

  const firstRows = new Map<string, Promise<void>>()

  /** Asks for any row of a model, once. Whatever hinders that hinders the call it is for, which says so itself. */
  function lookAt(model: string): Promise<void> {
    const look = async () => {
      const answer = await ask(model, { limit: 1 }).catch(() => undefined)
      if (!answer) firstRows.delete(model)
      learn(model, listOf(answer?.data).filter(isObject), true)
    }
    const asked = firstRows.get(model) ?? look()
    firstRows.set(model, asked)
    return asked
  }

  /** Inferred fields that a body has values for. */
  const valuesIn = (model: string, body: unknown): string[] =>
    listOf(body)
      .filter(isObject)
      .flatMap((row) => Object.keys(row).filter((name) => (row[name] ?? null) !== null && isInferred(model, name)))

  function refuse(model: string, fields: readonly string[]): void {
    const missing = missingOf(model, fields)
    if (missing.length > 0) throw new UnknownFieldError(model, missing)
  }

  /** Throws for a condition on what is lacking. Screens do without an alternative, as of a text that is looked for in many fields. */
  function adaptWhere(model: string, args: AnyArgs): AnyArgs {
    const where = conditionsOf(args)
    const isLacking = (field: string) => has(model, field) === false
    if (!leaveOut || !fieldsIn(where).some(isLacking)) {
      refuse(model, fieldsIn(where))
      return args
    }
    refuse(model, neededOf(where, isLacking))
    const kept = withoutLacking(where, isLacking)
    return args.where === undefined
      ? { ...args, filter: { ...Object(args.filter), where: kept } }
      : { ...args, where: kept }
  }

  const conditionsOf = (args: AnyArgs): AnyWhere => Object(args.where ?? Object(args.filter).where)

  const rowsOf = (data: unknown, entry: OperationEntry): Row[] =>
    entry.shape === 'list' || entry.shape === 'object' ? listOf(data).filter(isObject) : []

  /** What a failed read may be made without, little first: relations that only our reading has, such fields of its order, all of both. */
  function partsToLeave(model: string, filter: unknown): LeftOut[] {
    const { include, order }: { include?: unknown; order?: unknown } = Object(filter)
    const all: LeftOut = { include: listOf(include).map(relationName), order: listOf(order).map(orderField) }
    const guessed: LeftOut = {
      include: all.include.filter((name) => isGuess(relations, model, name)),
      order: all.order.filter((field) => field.includes('.') || isInferred(model, field)),
    }
    const sizeOf = (left: LeftOut) => left.include.length + left.order.length
    return [{ include: guessed.include, order: [] }, guessed, all].filter(
      (left, at, parts) => sizeOf(left) > 0 && sizeOf(left) !== sizeOf(parts[at - 1] ?? none),
    )
  }

  function adaptFields(model: string, args: AnyArgs): AnyArgs {
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
  }

  /** Throws where a body has a value for a field that the server lacks, as far as can be known before. */
  async function judgeBody(model: string, body: unknown): Promise<void> {
    const given = valuesIn(model, body)
    // One row tells of all its fields, where something in it is null.
    if (given.some((field) => has(model, field) === undefined)) await lookAt(model)
    // What hinders a question hinders the call, which says so itself.
    await findOut(model, given).catch(() => undefined)
    refuse(model, given)
  }

  function judgeSaved(model: string, body: unknown, rows: readonly Row[]): void {
    learn(model, rows, true)
    const lost = valuesIn(model, body).filter((field) => rows.length > 0 && has(model, field) !== true)
    if (lost.length > 0) throw new UnknownFieldError(model, lost, 'lost')
  }

  return {
    has,
    async adapt([entry, args, options]) {
      const model = modelOf(entry)
      if (!model) return [entry, args, options]
      if (entry.effect === 'write') {
        await judgeBody(model, args.body)
        return [entry, args, options]
      }
      const asked = adaptWhere(model, args)
      const left = refused.get(entry.id)
      const adapted = isObject(asked.filter) ? adaptFields(model, left ? without(asked, left) : asked) : asked
      return [entry, adapted, options]
    },
    async judge([entry, args, options], answer) {
      const model = modelOf(entry)
      if (!model) return answer
      const rows = rowsOf(answer.data, entry)
      if (entry.effect === 'write') {
        judgeSaved(model, args.body, rows)
        return answer
      }
      learn(model, rows, Object(args.filter).fields === undefined)
      const where = conditionsOf(args)
      await findOut(
        model,
        fieldsIn(where).filter((field) => isInferred(model, field)),
      )
      const adapted = adaptWhere(model, args)
      // What no row has a value of cannot be told from what the server lacks: nothing is found by it, or anything.
      const unset = neededOf(where, (field) => models.get(model)?.unset.has(field) === true)
      if (unset.length > 0) throw new UnknownFieldError(model, unset)
      const wrong = Object.entries(where).find((each) => rows.some((row) => !canMeet(row, each)))
      if (wrong) throw new UnknownFieldError(model, [wrong[0]], 'ignored')
      return adapted === args ? answer : send(entry, adapted, options)
    },
    async instead(error, [entry, args, options]) {
      const model = modelOf(entry)
      for (const left of model && mayLackOrder(error) ? partsToLeave(model, args.filter) : []) {
        try {
          const answer = await send(entry, without(args, left), { ...options, retry: false })
          learn(model, rowsOf(answer.data, entry), Object(args.filter).fields === undefined)
          for (const name of left.include) knownOf(model).missing.add(name)
          if (!leaveOut && left.order.length > 0) throw new UnknownFieldError(model, left.order)
          refused.set(entry.id, left)
          onChange()
          return { ...answer, leftOut: left }
        } catch (again) {
          if (!mayLackOrder(again)) throw again
        }
      }
      throw error
    },
  }
}
