import { entities } from '@lineboard/contract/entities'
import { ApiError, and } from '@lineboard/sdk'
import { WordedError } from '../lib/errors/worded-error.ts'
import { mayAs } from '../state/may.ts'
import { addPersonalState } from '../state/personal-state.ts'
import { session } from '../state/session.ts'
import { addServerState } from './client.ts'
import type { ClientByName } from './client-by-name.ts'
import { t } from './related-conditions.messages.ts'

type Where = Readonly<Record<string, unknown>>

interface Asked {
  where?: object | undefined
  filter?: { where?: object | undefined; order?: unknown } | undefined
}

/** Makes the call of a list, and answers what it does. */
type Read = (operationId: string, filter: object) => Promise<unknown>

interface Reads {
  /** Asks what it is given as it is. */
  plain: Read
  /** Asks a list whose conditions may be on related rows in their turn. */
  related: Read
}

interface Relation {
  name: string
  /** The list of the rows that have it, and that of the rows it leads to. */
  own: string
  list: string
  foreignKey: string
}

/** As many ids as an address takes beside everything else that stands there. */
const MOST_IDS = 500

const isObject = (value: unknown): value is Where =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const rowsOf = (data: unknown): object[] => (Array.isArray(data) ? data : [])

const isModel = (name: string | undefined): name is keyof typeof entities => name !== undefined && name in entities

function relationOf(operationId: string, path: string): Relation | undefined {
  const [model] = operationId.split('.')
  const [name = '', field] = path.split('.')
  if (!isModel(model) || field === undefined) return undefined
  const relations: Readonly<Record<string, { model: keyof typeof entities; type: string; foreignKey: string }>> =
    entities[model].relations
  const found = relations[name]
  if (found?.type !== 'belongsTo') return undefined
  return { name, own: `${model}.find`, list: `${found.model}.find`, foreignKey: found.foreignKey }
}

/** Lists and their relations whose server is known to look through them, or not to. */
const looking = new Map<string, boolean>()

addServerState(() => looking.clear())

/**
 * Whether the server looks through a relation of a list, found out once: of a row that belongs to another one it is asked for those
 * that belong to any but that one. LoopBack's SQL connectors pass the condition over, and others take it for one on a field that is empty.
 */
async function looksThrough({ own, name, foreignKey }: Relation, { plain }: Reads): Promise<boolean> {
  const known = looking.get(`${own} ${name}`)
  if (known !== undefined) return known
  const fields = [foreignKey]
  const [row = {}] = rowsOf(await plain(own, { where: { [foreignKey]: { neq: null } }, fields, limit: 1 }))
  const id: unknown = Reflect.get(row, foreignKey)
  // Where no row belongs to another one nothing can be told, and any way finds the same.
  if (id == null) return false
  const where = and({ [foreignKey]: id }, { [`${name}.id`]: { neq: id } })
  const isLooking = await plain(own, { where, fields, limit: 1 }).then(
    (found) => rowsOf(found).length === 0,
    (error: unknown) => {
      if (error instanceof ApiError && [400, 422, 500, 501].includes(error.status)) return false
      throw error
    },
  )
  looking.set(`${own} ${name}`, isLooking)
  return isLooking
}

/** The opposite of a condition that a row meets by not having a value; undefined of any other one. */
function opposite(condition: unknown): { condition: unknown; isMetByNone: boolean } | undefined {
  if (!isObject(condition)) return undefined
  const { neq, nin, nilike } = condition
  if (neq !== undefined) return { condition: neq, isMetByNone: neq !== null }
  if (Array.isArray(nin)) return { condition: { inq: nin }, isMetByNone: !nin.includes(null) }
  // Where a full stop is sent as any character, more would be taken off than has the text.
  if (typeof nilike === 'string' && !nilike.includes('.')) return { condition: { ilike: nilike }, isMetByNone: true }
  return undefined
}

/** Whether a row that belongs to no other one meets a condition on a field of that one. */
const isMetByNone = (condition: unknown): boolean => {
  if (!isObject(condition)) return condition === null
  const { inq, nilike, nlike } = condition
  return nilike !== undefined || nlike !== undefined || (Array.isArray(inq) && inq.includes(null))
}

/** Questions that are under way: a list, its count and its next page ask the same one at once. */
const underWay = new Map<string, Promise<unknown[]>>()

addPersonalState({ forget: () => underWay.clear() })

function idsOf(list: string, where: Where, { related }: Reads): Promise<unknown[]> {
  const key = JSON.stringify([list, where])
  const asked =
    underWay.get(key) ??
    related(list, { where, fields: ['id'], limit: MOST_IDS + 1 })
      .then((rows) => rowsOf(rows).map((row): unknown => Reflect.get(row, 'id')))
      .finally(() => underWay.delete(key))
  underWay.set(key, asked)
  return asked
}

/** A condition on a field of a relation, as one on the row's own field that says which row it belongs to. */
async function byIds({ list, foreignKey }: Relation, path: string, condition: unknown, reads: Reads): Promise<object> {
  if (session.access && !mayAs(session.access, list)) throw new WordedError(t('hidden'))
  const field = path.slice(path.indexOf('.') + 1)
  const turned = opposite(condition)
  const ids = await idsOf(list, { [field]: turned ? turned.condition : condition }, reads)
  if (ids.length > MOST_IDS) throw new WordedError(t('tooMany', { most: MOST_IDS }))
  if (turned) return and({ [foreignKey]: { nin: ids } }, !turned.isMetByNone && { [foreignKey]: { neq: null } })
  const among = { [foreignKey]: { inq: ids } }
  return isMetByNone(condition) ? { or: [among, { [foreignKey]: null }] } : among
}

/** Conditions as the server reads them; the same ones where it knows all of them. */
async function asRead(operationId: string, where: object, reads: Reads): Promise<object> {
  const parts = await Promise.all(
    Object.entries(where).map(([path, condition]) => partAsRead(operationId, path, condition, reads)),
  )
  if (!parts.some(Boolean)) return where
  return and(...Object.entries(where).map(([path, condition], at) => parts[at] ?? { [path]: condition }))
}

/** One condition as the server reads it; undefined where it knows it as it is. */
async function partAsRead(
  operationId: string,
  path: string,
  condition: unknown,
  reads: Reads,
): Promise<object | undefined> {
  if (path === 'and' || path === 'or') {
    const inner: readonly object[] = Array.isArray(condition) ? condition : []
    const read = await Promise.all(inner.map((each) => asRead(operationId, each, reads)))
    return read.every((each, at) => each === inner[at]) ? undefined : { [path]: read }
  }
  const relation = relationOf(operationId, path)
  if (!relation || (await looksThrough(relation, reads))) return undefined
  return byIds(relation, path, condition, reads)
}

const fieldOf = (order: string) => order.split(' ')[0] ?? order

/** The same order where the server knows all of it, and what it knows of it else. */
async function orderAsRead(operationId: string, order: readonly unknown[], reads: Reads): Promise<readonly unknown[]> {
  const known = order.map(async (each) => {
    const relation = relationOf(operationId, fieldOf(String(each)))
    return !relation || looksThrough(relation, reads)
  })
  const isKnown = await Promise.all(known)
  return isKnown.every(Boolean) ? order : order.filter((_, at) => isKnown[at])
}

/**
 * Arguments of a call as its server can answer them. A stock LoopBack server knows nothing of a field of a related row: it passes such a condition
 * over, and answers all rows. So the rows that it speaks of are asked for first, and their ids stand in its place. Throws what says why, in
 * words, where these are too many, or may not be seen.
 */
export async function withoutRelations<Args extends Asked>(
  operationId: string,
  args: Args,
  client: ClientByName,
  callForRows: (client: ClientByName, operationId: string, args: object) => Promise<{ data: unknown }>,
): Promise<Args> {
  const reads: Reads = {
    plain: async (id, filter) => (await client.call(id, { filter })).data,
    related: async (id, filter) => (await callForRows(client, id, { filter })).data,
  }
  const { where, filter } = args
  const read = (conditions: object | undefined) => conditions && asRead(operationId, conditions, reads)
  const order = filter?.order
  return {
    ...args,
    ...(where && { where: await read(where) }),
    ...(filter && {
      filter: {
        ...filter,
        where: await read(filter.where),
        order: Array.isArray(order) ? await orderAsRead(operationId, order, reads) : order,
      },
    }),
  }
}
