import { inferredFields, inferredRelations, statedFields } from '@lineboard/contract/inferred'
import type { emptyFields as EmptyFields } from '../operations/answer-values.ts'
import type { OperationEntry } from '../operations/operation-entry.ts'
import type { Answer } from '../operations/operation-types.ts'
import type { Caller, KnownOfServer } from '../transport/options.ts'

type Row = Readonly<Record<string, unknown>>

// Loaded late, so it shares little with the rest: bundlers wrap what both parts load.
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

export const listOf = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value].flat())

const fields = new Set(inferredFields.split(' '))
const relations = new Set(inferredRelations.split(' '))
const stated = new Map(Object.entries(statedFields).map(([model, names]) => [model, names.split(' ')]))

/** Whether only our reading of the documents has a field or relation of a model. */
const isGuess = (names: ReadonlySet<string>, model: string, name: string) =>
  names.has(name) && stated.get(model)?.includes(name) === false

/** What the documents name that says the same as a field of ours: it stands in for that where the server lacks it. */
interface StandIn {
  ours: string
  theirs: string
}

const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))

const timeOfCall = { ours: 'startedAt', theirs: 'metrics', isOne: isMoment }
// A registration number of a company, which is a text, is not an owner.
const owner = { ours: 'customerId', theirs: 'companyId', isOne: Number.isInteger }

const standIns: Readonly<Record<string, StandIn & { isOne(value: unknown): boolean }>> = {
  CallLog: timeOfCall,
  CallLogSupport: timeOfCall,
  OpNumber: owner,
  ReceivingNumber: owner,
  TrackingSource: owner,
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
  /** A row had a value for what stands in for a field. */
  hasStandIn: boolean
  /** Fields that were asked for: what is known of them is all that can be. */
  asked: Map<string, Promise<void>>
}

const statusOf = (error: unknown) => Number(Object(error).status)

/** Who may not read a list, or finds none, learns nothing from it. */
function refusedAsNothing(error: unknown): undefined {
  if (statusOf(error) > 399 && statusOf(error) < 500) return
  throw error
}

/** What is known of the fields of one server. */
export interface KnownFields extends Omit<FieldMemory, 'knownOf'> {
  /** Finds out whether the server has fields, as far as it can be. */
  findOut(model: string, fields: readonly string[]): Promise<void>
  /** Asks for any row of a model, once. Whatever hinders that hinders the call it is for, which says so itself. */
  lookAt(model: string): Promise<void>
}

/** What answers have told of the fields of one server. */
interface FieldMemory {
  knownOf(model: string): Known
  /** Whether rows of a model have a field; undefined where no answer has told. */
  has(model: string, field: string): boolean | undefined
  /** Only our reading of the documents has the field, or the relation. */
  isInferred(model: string, field: string): boolean
  isInferredRelation(model: string, name: string): boolean
  isUnset(model: string, field: string): boolean
  missingOf(model: string, fields: readonly string[]): string[]
  standIn(model: string): StandIn | undefined
  /** Takes in what rows have; `areWhole` where they came with all their fields. */
  learn(model: string, rows: readonly Row[], areWhole: boolean): void
  markMissing(model: string, names: readonly string[]): void
}

function createFieldMemory({ hooks, fit }: KnownOfServer, emptyFields: typeof EmptyFields): FieldMemory {
  const onChange = () => hooks?.onFields?.()
  const models = new Map<string, Known>()

  function knownOf(model: string): Known {
    const known = models.get(model) ?? {
      seen: new Set(),
      missing: new Set(),
      unset: new Set(),
      hasStandIn: false,
      asked: new Map(),
    }
    models.set(model, known)
    return known
  }

  const isInferred = (model: string, field: string) => isGuess(fields, model, field)

  function standIn(model: string): StandIn | undefined {
    const known = models.get(model)
    const one = standIns[model]
    return one && known?.hasStandIn && (known.missing.has(one.ours) || known.unset.has(one.ours)) ? one : undefined
  }

  function has(model: string, field: string): boolean | undefined {
    const told = fit?.has(model, field)
    if (told !== undefined) return told
    const known = models.get(model)
    if (standIn(model)?.ours === field) return true
    if (known?.seen.has(field) || !(isInferred(model, field) || isGuess(relations, model, field))) return true
    return known?.missing.has(field) ? false : undefined
  }

  function learn(model: string, rows: readonly Row[], areWhole: boolean): void {
    if (rows.length === 0) return
    const known = knownOf(model)
    const before = known.seen.size + known.missing.size * 1000
    let hasNulls = false
    for (const row of rows) {
      const empty = emptyFields(row)
      const one = standIns[model]
      known.hasStandIn ||= one?.isOne(row[one.theirs]) === true
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

  return {
    knownOf,
    has,
    isInferred,
    isInferredRelation: (model, name) => isGuess(relations, model, name),
    isUnset: (model, field) => models.get(model)?.unset.has(field) === true,
    missingOf: (model, names) => [...new Set(names)].filter((field) => has(model, field) === false),
    standIn,
    learn,
    markMissing,
  }
}

/** Keeps what answers tell of the fields of a server, and asks where they do not. */
export function createKnownFields(
  send: Caller,
  entryOf: (id: string) => OperationEntry | undefined,
  server: KnownOfServer,
  emptyFields: typeof EmptyFields,
): KnownFields {
  const { knownOf, ...memory } = createFieldMemory(server, emptyFields)
  const { has, learn, markMissing } = memory
  /** Asks for rows of a model; undefined where it has no list, or the person may not read it. */
  const ask = async (model: string, filter: object): Promise<Answer | undefined> => {
    const list = entryOf(`${model}.find`)
    return list && send(list, { filter }, {}).catch(refusedAsNothing)
  }

  /** Whether there are rows at all, which tell what they have. */
  async function rowsAtAll(model: string): Promise<boolean> {
    const rows = listOf((await ask(model, { limit: 1 }))?.data).filter(isObject)
    learn(model, rows, true)
    return rows.length > 0
  }

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
      // Nobody was signed in, or there were no rows: a later question may be told.
      if (has(model, field) === undefined && !knownOf(model).unset.has(field)) asked.delete(field)
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

  return { ...memory, findOut, lookAt }
}
