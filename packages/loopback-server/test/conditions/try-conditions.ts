import { FilterError, filters, iterate, type Lineboard, nor } from '@lineboard/sdk'
import { removeMany, updateMany } from '@lineboard/sdk/bulk'
import { exportCsv } from '@lineboard/sdk/csv'
import fc from 'fast-check'
import type { Store, StoredRow } from '../../src/stores/store.ts'
import { meets } from './evaluate.ts'
import { fields, kinds, pieces, rows, signs, values } from './rows.ts'

export type Where = Readonly<Record<string, unknown>>

/** A condition on one field, and what kind of question that is. */
export interface Single {
  kind: string
  where: Where
}

const patterns = ['like', 'ilike', 'startsWith', 'endsWith'] as const

/** Every operator on every field, with values that rows have and that none has. */
const singles: readonly Single[] = fields.flatMap((field) => {
  const some = values[field]
  const on = (name: string, condition: unknown): Single => ({
    kind: `${name} of a ${kinds[field]}`,
    where: { [field]: condition },
  })
  const [first, second, third] = some
  const equal = some.flatMap((value) => [on('eq', value), on('neq', { neq: value })])
  const none = [on('eq null', null), on('neq null', { neq: null })]
  const lists = [[first, second], [third ?? first], [], [first, null]].flatMap((list) => [
    on(list.includes(null) ? 'inq with null' : list.length > 0 ? 'inq' : 'inq of nothing', { inq: list }),
    on(list.includes(null) ? 'nin with null' : list.length > 0 ? 'nin' : 'nin of nothing', { nin: list }),
  ])
  const bounds =
    kinds[field] === 'yes or no'
      ? []
      : some.flatMap((value) => ['gt', 'gte', 'lt', 'lte'].map((each) => on('gt, gte, lt, lte', { [each]: value })))
  const between =
    kinds[field] === 'yes or no'
      ? []
      : [on('between', { between: [first, second] }), on('between', { between: [second, first] })]
  const texts =
    kinds[field] !== 'text'
      ? []
      : [
          ...patterns.flatMap((each) => [
            ...pieces.map((piece) => on(each, { [each]: piece })),
            ...signs.map((piece) => on(`${each} with signs`, { [each]: piece })),
          ]),
          ...pieces.flatMap((piece) => ['nlike', 'nilike'].map((each) => on(each, { [each]: piece }))),
        ]
  return [...equal, ...none, ...lists, ...bounds, ...between, ...texts]
})

const idsOf = (found: readonly StoredRow[]) => found.map(({ id }) => Number(id)).toSorted((left, right) => left - right)
/** Ids of the rows that meet the conditions. */
const meant = (where: Where, among = rows) => idsOf(among.filter((row) => meets(row, where)))

/** A filter or where as servers read what the client sends. */
const written = (name: string, asked: unknown) => JSON.parse(filters.text(name, asked) || '{}')

const sent = (where: Where) => written('filter', { where, order: ['id ASC'] })

/** How a server answers a kind of question, where that is not as documented. */
export type Otherwise = 'more rows' | 'fewer rows' | 'other rows' | 'an error'

/** The kinds of questions that a server reads otherwise. */
export async function differencesOf(store: Store): Promise<ReadonlyMap<string, Otherwise>> {
  const found = new Map<string, Otherwise>()
  for (const { kind, where } of singles) {
    const wanted = meant(where)
    const answer = await store.find(sent(where)).then(idsOf, () => undefined)
    if (answer?.join() === wanted.join()) continue
    const more = answer?.some((id) => !wanted.includes(id))
    const fewer = answer && wanted.some((id) => !answer.includes(id))
    const how = !answer ? 'an error' : more && fewer ? 'other rows' : more ? 'more rows' : 'fewer rows'
    const before = found.get(kind)
    found.set(kind, before === undefined || before === how ? how : 'other rows')
  }
  return found
}

/** Conditions of several fields, with all that holds them together, made of questions that a server reads as documented. */
function anyWhere(differences: ReadonlyMap<string, Otherwise>): fc.Arbitrary<Where> {
  const usable = singles.filter(({ kind }) => !differences.has(kind)).map(({ where }) => where)
  const single = fc.constantFrom(...usable)
  const several = (inner: fc.Arbitrary<Where>) => fc.array(inner, { minLength: 1, maxLength: 3 })
  // Two operators of one field, and two fields of one object.
  const together = fc.tuple(single, single).map(([one, other]) => {
    const both: Record<string, unknown> = { ...one }
    for (const [key, value] of Object.entries(other)) {
      const mine = both[key]
      both[key] =
        typeof mine === 'object' && mine !== null && typeof value === 'object' && value !== null
          ? { ...mine, ...value }
          : value
    }
    return both
  })
  const joined = (inner: fc.Arbitrary<Where>) =>
    fc.oneof(
      inner,
      several(inner).map((and) => ({ and })),
      several(inner).map((or) => ({ or })),
      // Beside other conditions, where old connectors write no parentheses.
      fc.tuple(single, several(inner)).map(([beside, or]) => ({ ...beside, or })),
    )
  return joined(fc.oneof(single, together, joined(single)))
}

/** Conditions none of which a row meets. */
const opposites = (differences: ReadonlyMap<string, Otherwise>): fc.Arbitrary<Where> => {
  const usable = singles.filter(
    ({ kind }) =>
      !/startsWith|endsWith|like|of nothing/.test(kind) &&
      ![...differences.keys()].some((each) => each.endsWith(kind.replace(/^.* of a /, ''))),
  )
  return fc
    .array(fc.constantFrom(...usable.map(({ where }) => where)), { minLength: 1, maxLength: 2 })
    .map((parts) => ({ nor: parts }))
}

export interface Disagreement {
  where: Where
  by: string
  wanted: readonly number[]
  found: readonly number[] | string
}

type Listed = { id: number }
interface Calls {
  find(args: { filter: object }): Promise<Listed[]>
  count(args: { where: object }): Promise<{ count: number }>
  deleteById(args: { id: number }): Promise<void>
  patchById(args: { id: number; body: object }): Promise<object>
}

/** The calls of a model, as the client sends them. */
function callsOf(store: Store): Calls {
  return {
    find: async ({ filter }) =>
      (await store.find(written('filter', filter))).map((row) => ({ ...row, id: Number(row.id) })),
    count: async ({ where }) => ({ count: await store.count(written('where', where)) }),
    deleteById: async ({ id }) => void (await store.destroyAll({ id })),
    patchById: async ({ id, body }) => {
      await store.updateAll({ id }, body)
      return { id }
    },
  }
}

async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const read: Row[] = []
  for await (const row of rows) read.push(row)
  return read
}

/** The ids that a condition leads to by each way to ask and to change. */
function ways(store: Store, where: Where): Readonly<Record<string, () => Promise<readonly number[]>>> {
  const calls = callsOf(store)
  const untyped: object = calls
  // The calls are those of a model of the contract, over rows of the test's own.
  const model = untyped as Lineboard['Whitelist']
  // Its conditions are on fields of these rows, which the contract does not have.
  const asked = where as never
  const left = async () => idsOf(await store.find({ order: ['id ASC'] }))
  const gone = async (work: () => Promise<unknown>) => {
    await work()
    const still = new Set(await left())
    await store.load(rows)
    return idsOf(rows).filter((id) => !still.has(id))
  }
  const changed = async (work: () => Promise<unknown>) => {
    await work()
    const found = idsOf((await store.find({ order: ['id ASC'] })).filter(({ customerId }) => customerId === 77))
    await store.load(rows)
    return found
  }
  const plain = written('where', where)
  return {
    find: async () => idsOf(await store.find(sent(where))),
    count: async () => Array.from({ length: (await calls.count({ where })).count }, (_, at) => at),
    'iterate up': async () => idsOf(await all(iterate(model, { where: asked, pageSize: 7 }))),
    'iterate down': async () => idsOf(await all(iterate(model, { where: asked, pageSize: 7, order: 'id DESC' }))),
    export: async () => {
      const lines = (await all(exportCsv(model, { columns: ['id'], filter: { where: asked }, pageSize: 7 })))
        .join('')
        .trim()
        .split('\r\n')
      return idsOf(lines.slice(1).map((id) => ({ id })))
    },
    updateAll: () => changed(() => store.updateAll(plain, { customerId: 77 })),
    deleteAll: () => gone(() => store.destroyAll(plain)),
    updateMany: () => changed(() => updateMany(model, { where: asked }, { customerId: 77 } as never)),
    removeMany: () => gone(() => removeMany(model, { where: asked })),
  }
}

const isOfDepth = (error: unknown) => error instanceof FilterError && error.message.includes('nested deeper')

function isTooDeep(where: Where): boolean {
  try {
    sent(where)
    return false
  } catch (error) {
    if (isOfDepth(error)) return true
    throw error
  }
}

/** Tries random conditions in every way; those that change rows, and the longer ones, for each `every` alone. */
export async function disagreements(
  store: Store,
  differences: ReadonlyMap<string, Otherwise>,
  { runs, every }: { runs: number; every: number },
): Promise<Disagreement[]> {
  const wheres = fc.sample(
    fc.oneof({ weight: 5, arbitrary: anyWhere(differences) }, { weight: 1, arbitrary: opposites(differences) }),
    runs,
  )
  const found: Disagreement[] = []
  for (const [at, asked] of wheres.entries()) {
    const { nor: parts } = asked
    // Written out by the SDK: no type says which fields these rows have.
    const where: Where = Array.isArray(parts) ? (nor(...(parts as never[])) as Where) : asked
    const wanted = meant(asked)
    // Deeper than servers take it, which is refused in words.
    if (isTooDeep(where)) continue
    for (const [by, ask] of Object.entries(ways(store, where))) {
      const isQuick = by === 'find' || by === 'count'
      const isNarrow = Object.keys(written('where', where)).length > 0
      if (!isQuick && (at % every !== 0 || !isNarrow)) continue
      // A walk adds a condition around these, which may be a level too much; that is refused in words.
      const answer = await ask().catch((error: unknown) => (isOfDepth(error) ? wanted : String(error)))
      const isSame =
        by === 'count' ? answer.length === wanted.length : typeof answer !== 'string' && answer.join() === wanted.join()
      if (!isSame) found.push({ where: asked, by, wanted, found: answer })
    }
  }
  return found
}
