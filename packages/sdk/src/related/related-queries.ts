import { ApiError } from '../errors/api-error.ts'
import { allOf } from '../filter/build.ts'
import { FilterError } from '../filter/filter-error.ts'
import type { AnyWhere } from '../filter/filter-types.ts'
import type { CallOptions } from '../operations/operation-types.ts'
import { isMetByNone, opposite, RelatedRowsError, type Relation, relationOf } from './related-conditions.ts'
import { type RelatedArgs, speaksOfRelations } from './speaks-of-relations.ts'

/** What lists are asked of: any client is one. A method, as those may be read more loosely than they are declared. */
export interface ListClient {
  call(operationId: string, args: object, options?: CallOptions): Promise<{ data: unknown }>
}

export interface RelatedQueriesOptions {
  /** Whether a list may be asked for. @default any */
  mayRead?: (operationId: string) => boolean
}

export interface RelatedQueries {
  /**
   * Arguments of a call, such as `OpNumber.find`, as its server can answer them: the same ones where it looks through relations, and where none is
   * spoken of. An order that it does not know is left out. Throws a RelatedRowsError for a condition that it can't be asked by, and what its calls throw.
   */
  asRead<Args extends RelatedArgs>(
    operationId: string,
    args: Args,
    client: ListClient,
    options?: CallOptions,
  ): Promise<Args>
}

/** Makes the call of a list, and answers its rows. */
type ReadList = (operationId: string, filter: object) => Promise<unknown>

/** As many ids as an address takes beside everything else that stands there. */
const MOST_IDS = 500

/** No server that sends fewer rows than it is asked for sends less than this at once: a shorter answer is the whole. */
const LEAST_AT_ONCE = 100

const rowsOf = (data: unknown): object[] => (Array.isArray(data) ? data : [])

// What servers say of a field that they do not know; the last is what the profile of a server says beforehand.
const isUnknown = (error: unknown): boolean =>
  (error instanceof ApiError && [400, 422, 500, 501].includes(error.status)) || error instanceof FilterError

/** Alternatives without those on rows that this person may not list, which say nothing to them; throws where none is left. */
async function allowedOf(asked: readonly Promise<object>[]): Promise<object[]> {
  const settled = await Promise.allSettled(asked)
  const refused = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  const isHidden = (reason: unknown) => reason instanceof RelatedRowsError && reason.reason === 'not allowed'
  const found = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  if (refused.length > 0 && (found.length === 0 || !refused.every(isHidden)))
    throw refused.find((each) => !isHidden(each)) ?? refused[0]
  return found
}

/** Whether the server looks through a relation of a list. */
type LooksThrough = (relation: Relation, read: ReadList) => Promise<boolean>

/**
 * Of a row that belongs to another one, the server is asked for those that belong to any but that one. LoopBack's SQL connectors pass the
 * condition over, and others take it for one on a field that is empty. Undefined where no row belongs to another one.
 */
async function findOut({ own, name, foreignKey }: Relation, read: ReadList): Promise<boolean | undefined> {
  const fields = [foreignKey]
  const [row = {}] = rowsOf(await read(own, { where: { [foreignKey]: { neq: null } }, fields, limit: 1 }))
  const id: unknown = Reflect.get(row, foreignKey)
  if (id == null) return undefined
  const where = allOf([{ [foreignKey]: id }, { [`${name}.id`]: { neq: id } }])
  try {
    return rowsOf(await read(own, { where, fields, limit: 1 })).length === 0
  } catch (error) {
    if (isUnknown(error)) return false
    throw error
  }
}

/** Finds out for each relation once. */
function createLooksThrough(): LooksThrough {
  /** What is known or being found out, by relation: a list and its count are asked for at once. */
  const looking = new Map<string, Promise<boolean>>()
  return function looksThrough(relation, read) {
    const key = `${relation.own} ${relation.name}`
    const known = looking.get(key)
    if (known) return known
    const found = findOut(relation, read).then(
      (isLooking) => {
        // Where nothing can be told any way finds the same, until there are such rows.
        if (isLooking === undefined) looking.delete(key)
        return isLooking ?? false
      },
      (error: unknown) => {
        looking.delete(key)
        throw error
      },
    )
    looking.set(key, found)
    return found
  }
}

/** Reads ids of related rows, whose conditions `asRead` writes for the server. */
function createReadIds(
  asRead: <Args extends RelatedArgs>(operationId: string, args: Args, read: ReadList) => Promise<Args>,
) {
  /** Questions that are under way: a list, its count and its next page ask the same one at once. */
  const underWay = new Map<string, Promise<unknown[]>>()

  /** Ids of the rows that meet a condition, and of no more than decide that they are too many. A server may send them by parts. */
  async function readIds(list: string, where: AnyWhere, read: ReadList): Promise<unknown[]> {
    const { filter } = await asRead(list, { filter: { where, fields: ['id'], order: ['id ASC'] } }, read)
    const ids = new Set<unknown>()
    for (let last: unknown; ; ) {
      const beyond = last === undefined ? filter.where : allOf([filter.where, { id: { gt: last } }])
      const rows = rowsOf(await read(list, { ...filter, where: beyond, limit: MOST_IDS + 1 - ids.size }))
      const known = ids.size
      for (const row of rows) {
        last = Reflect.get(row, 'id')
        ids.add(last)
      }
      if (rows.length < LEAST_AT_ONCE || ids.size === known || ids.size > MOST_IDS) return [...ids]
    }
  }

  return function idsOf(list: string, where: AnyWhere, read: ReadList): Promise<unknown[]> {
    const key = JSON.stringify([list, where])
    const before = underWay.get(key)
    if (before) return before
    const asked = readIds(list, where, read).finally(() => underWay.delete(key))
    underWay.set(key, asked)
    return asked
  }
}

/**
 * Conditions and orders by fields of related rows, on any server. A stock LoopBack server knows nothing of such a field: it passes a condition on it
 * over, and answers all rows. So the rows that it speaks of are asked for first, and their ids stand in its place. Which server it is is found out once
 * for each relation; keep what this makes for as long as you speak to the same one as the same user.
 */
export function createRelatedQueries({ mayRead = () => true }: RelatedQueriesOptions = {}): RelatedQueries {
  const looksThrough = createLooksThrough()
  const idsOf = createReadIds(argsAsRead)

  /** A condition on a field of a relation, as one on the row's own field that says which row it belongs to. */
  async function byIds({ list, foreignKey }: Relation, path: string, condition: unknown, read: ReadList) {
    if (!mayRead(list)) throw new RelatedRowsError('not allowed', path, MOST_IDS)
    const field = path.slice(path.indexOf('.') + 1)
    const turned = opposite(condition)
    const ids = await idsOf(list, { [field]: turned ? turned.condition : condition }, read)
    if (ids.length > MOST_IDS) throw new RelatedRowsError('too many', path, MOST_IDS)
    if (turned)
      return allOf([{ [foreignKey]: { nin: ids } }, turned.isMetByNone ? {} : { [foreignKey]: { neq: null } }])
    const among = { [foreignKey]: { inq: ids } }
    return isMetByNone(condition) ? { or: [among, { [foreignKey]: null }] } : among
  }

  /** Conditions as the server reads them; the same ones where it knows all of them. */
  async function whereAsRead(operationId: string, where: object, read: ReadList): Promise<object> {
    const entries = Object.entries(where)
    const parts = await Promise.all(entries.map(([path, condition]) => partAsRead(operationId, path, condition, read)))
    if (!parts.some(Boolean)) return where
    return allOf(entries.map(([path, condition], at) => parts[at] ?? { [path]: condition }))
  }

  /** One condition as the server reads it; undefined where it knows it as it is. */
  async function partAsRead(operationId: string, path: string, condition: unknown, read: ReadList) {
    if (path === 'and' || path === 'or') {
      const inner: readonly object[] = Array.isArray(condition) ? condition : []
      const asked = inner.map((each) => whereAsRead(operationId, each, read))
      const parts = await (path === 'or' ? allowedOf(asked) : Promise.all(asked))
      const isSame = parts.length === inner.length && parts.every((each, at) => each === inner[at])
      return isSame ? undefined : { [path]: parts }
    }
    const relation = relationOf(operationId, path)
    if (!relation || (await looksThrough(relation, read))) return undefined
    return byIds(relation, path, condition, read)
  }

  /** The same order where the server knows all of it, and what it knows of it else. */
  async function orderAsRead(
    operationId: string,
    order: readonly unknown[],
    read: ReadList,
  ): Promise<readonly unknown[]> {
    const known = order.map(async (each) => {
      const relation = relationOf(operationId, String(each).split(' ')[0] ?? '')
      return !relation || looksThrough(relation, read)
    })
    const isKnown = await Promise.all(known)
    return isKnown.every(Boolean) ? order : order.filter((_, at) => isKnown[at])
  }

  async function argsAsRead<Args extends RelatedArgs>(operationId: string, args: Args, read: ReadList): Promise<Args> {
    if (!speaksOfRelations(args)) return args
    const { where, filter } = args
    const conditions = (asked: object | undefined) => asked && whereAsRead(operationId, asked, read)
    const order = filter?.order
    return {
      ...args,
      ...(where && { where: await conditions(where) }),
      ...(filter && {
        filter: {
          ...filter,
          where: await conditions(filter.where),
          order: Array.isArray(order) ? await orderAsRead(operationId, order, read) : order,
        },
      }),
    }
  }

  return {
    asRead: (operationId, args, client, options) =>
      argsAsRead(operationId, args, async (id, filter) => (await client.call(id, { filter }, options)).data),
  }
}
