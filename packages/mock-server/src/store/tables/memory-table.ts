import { conflict, notFound } from '../../ground/errors.ts'
import { Columns, precomputeColumns } from '../columns/columns.ts'
import { SlotMatcher } from '../columns/matching-slots.ts'
import { SlottedRows } from '../columns/slotted-rows.ts'
import type { BitSet } from '../columns/typed-arrays.ts'
import { compileOrder } from '../query/order.ts'
import { type CompiledWhere, compileWhere } from '../query/where.ts'
import type { AnyRow, Id, ModelName } from '../rows/internal-rows.ts'
import type { Change, ChosenRows, Span, Table, TableQuery, Where } from '../rows/types.ts'
import { candidateIds, FieldIndex } from './field-index.ts'
import { KeptOrders } from './kept-orders.ts'
import { MatchCache } from './match-cache.ts'
import { pageOf } from './page-of.ts'
import { slotRangeOf } from './sorted-slots.ts'

const bulkFrom = 32

/** Rows that are looked at one by one before columns are asked. */
export const MANY_ROWS = 10_000

/** Looking at a packed row takes as long as looking at so many others. */
const PACKED_SHARE = 8

/** What a table knows of the world it is in. */
export interface TableWorld {
  tables(model: string): MemoryTable | undefined
  changed(change: Change): void
  /** @default MANY_ROWS; tests meet with few rows what else only many meet. */
  manyRows: number
}

/** A table in memory: rows in slots, columns and orders of these as they were asked for, an index a field looked up. */
export class MemoryTable implements Table {
  readonly model: ModelName
  /** Goes up with every change. */
  version = 0
  lastId = 0
  private readonly world: TableWorld
  private readonly tables: TableWorld['tables']
  private readonly rows = new SlottedRows()
  private readonly columns = new Columns(this.rows)
  private readonly orders = new KeptOrders(this.rows, this.columns, (models) => this.versionsOf(models))
  private readonly matches = new MatchCache()
  private indexes = new Map<string, FieldIndex>()

  constructor(model: ModelName, world: TableWorld) {
    this.model = model
    this.world = world
    this.tables = world.tables
  }

  get size(): number {
    return this.rows.size
  }

  get(id: Id): AnyRow | undefined {
    return this.rows.get(id)
  }

  *all(): Generator<AnyRow, void, undefined> {
    const { sorted } = this.inOrder([])
    // Looked up each time: whoever goes through the rows may delete some.
    for (let at = 0, slot = sorted.at(at); slot !== undefined; slot = sorted.at(++at)) {
      const row = this.rows.at(slot)
      if (row) yield row
    }
  }

  find(query: TableQuery = {}): AnyRow[] {
    const { where = {}, order, skip = 0, limit = 0 } = query
    const compiled = compileWhere(where, this.model, this.tables)
    const isNarrowed = Object.keys(where).length > 0
    const ids = candidateIds(where)
    const terms = typeof order === 'string' ? [order] : (order ?? [])
    if (ids) {
      const { compare, isReversed } = compileOrder(terms, this.model, this.tables)
      const few = this.among(ids, compiled).sort(compare)
      return (isReversed ? few.reverse() : few).slice(skip, limit > 0 ? skip + limit : undefined)
    }
    const { sorted, order: asked } = this.inOrder(terms)
    const key = this.keyOf(where, compiled)
    const known = this.matches.get(key)
    const [start, end] = sorted.positions(slotRangeOf(compiled.node, asked.terms))
    return pageOf(sorted.list.subarray(start, end), this.rows, {
      test: isNarrowed ? compiled.test : undefined,
      isReversed: asked.isReversed,
      skip,
      // No need to look on when all that match have been found.
      last: Math.min(limit > 0 ? skip + limit : end, known?.count ?? end),
      manyRows: this.fewRows,
      passing: (isWorthIt) => known?.slots ?? (isWorthIt && isNarrowed ? this.passing(key, compiled) : undefined),
    })
  }

  findOne(where: Where, order?: string | readonly string[]): AnyRow | undefined {
    return this.find({ where, limit: 1, ...(order && { order }) })[0]
  }

  count(where?: Where): number {
    if (!where || Object.keys(where).length === 0) return this.rows.size
    const compiled = compileWhere(where, this.model, this.tables)
    const ids = candidateIds(where)
    if (ids) return this.among(ids, compiled).length
    const key = this.keyOf(where, compiled)
    return this.matches.get(key)?.count ?? this.countNow(key, compiled)
  }

  choose(where: Where, { field, from, to }: Span): ChosenRows {
    const { sorted, order } = this.inOrder([field])
    // Where the span begins and ends is looked up: how many rows lie outside of it costs nothing.
    const { node } = compileWhere({ [field]: { between: [from, to] } }, this.model, this.tables)
    const [start, end] = sorted.positions(slotRangeOf(node, order.terms))
    const inSpan = sorted.list.subarray(start, end)
    const { columns } = this
    return {
      slots: Object.keys(where).length > 0 ? this.passingOf(where).among(inSpan) : inSpan,
      coded: (field) => columns.coded(field),
      numbers: (field) => columns.numbers(field),
    }
  }

  by(field: string, value: unknown): readonly AnyRow[] {
    // An index would hold every row whole beside what is packed.
    if (this.rows.arePacked) return this.find({ where: { [field]: value } as Where })
    let index = this.indexes.get(field)
    if (!index) {
      index = new FieldIndex(field, this.all())
      this.indexes.set(field, index)
    }
    return index.get(value)
  }

  insert(row: Omit<AnyRow, 'id'> & { id?: Id }): AnyRow {
    const id = row.id ?? this.lastId + 1
    if (this.rows.get(id)) throw conflict(`Duplicate entry for ${this.model}.id`, 'DUPLICATE_ENTRY')
    const stored: AnyRow = { ...row, id }
    this.apply(undefined, stored)
    this.world.changed({ model: this.model, kind: 'created', row: stored })
    return stored
  }

  replace(id: Id, row: Omit<AnyRow, 'id'>): AnyRow {
    return this.update(id, () => ({ ...row, id }))
  }

  patch(id: Id, changes: Readonly<Record<string, unknown>>): AnyRow {
    return this.update(id, (before) => {
      const row: AnyRow = { ...before, ...changes, id }
      for (const name in row) if (row[name] === undefined) Reflect.deleteProperty(row, name)
      return row
    })
  }

  delete(id: Id): AnyRow | undefined {
    const row = this.rows.get(id)
    if (!row) return undefined
    this.apply(row, undefined)
    this.world.changed({ model: this.model, kind: 'deleted', row })
    return row
  }

  deleteWhere(where: Where): AnyRow[] {
    const gone = this.find({ where })
    if (gone.length < bulkFrom) return gone.flatMap(({ id }) => this.delete(id) ?? [])
    const slots = new Set(gone.flatMap(({ id }) => this.rows.remove(id) ?? []))
    this.orders.removeAll(slots)
    this.indexes.clear()
    this.matches.clear()
    this.version++
    for (const row of gone) this.world.changed({ model: this.model, kind: 'deleted', row })
    return gone
  }

  /** Takes in many rows at once, without telling anybody. */
  load(rows: Iterable<AnyRow>, lastId = 0): void {
    this.lastId = Math.max(this.lastId, lastId)
    if (rows instanceof SlottedRows && rows.arePacked && this.rows.slots === 0) this.rows.takeOver(rows, true)
    else for (const row of rows) this.rows.put(row)
    this.rows.everyValue('id', (id) => {
      if (typeof id === 'number' && id > this.lastId) this.lastId = id
      return true
    })
    this.orders.clear()
    this.columns.clear()
    this.indexes.clear()
    this.matches.clear()
    this.version++
  }

  /** Shares the rows, columns and orders of another table until one of the two changes; or takes them where the other `isDone`. */
  shareFrom(other: MemoryTable, isDone: boolean): void {
    this.rows.takeOver(other.rows, isDone)
    this.columns.takeOver(other.columns)
    this.orders.takeOver(other.orders)
    this.indexes = new Map()
    this.matches.clear()
    this.lastId = other.lastId
    this.version++
  }

  *precompute(): Generator<void, void, undefined> {
    if (this.rows.size < this.world.manyRows) return
    yield* this.rows.pack()
    this.indexes.clear()
    yield* precomputeColumns(this.columns, this.model, (field) => this.inOrder([field]))
  }

  private update(id: Id, change: (before: AnyRow) => AnyRow): AnyRow {
    const before = this.rows.get(id)
    if (!before) throw notFound(this.model, id)
    const row = change(before)
    this.apply(before, row)
    this.world.changed({ model: this.model, kind: 'updated', row, before })
    return row
  }

  private apply(before: AnyRow | undefined, after: AnyRow | undefined): void {
    const store = () => (after ? this.rows.put(after) : (this.rows.remove(before?.id ?? 0) ?? 0))
    const slot = this.orders.change(before, after, store)
    if (after) this.columns.change(slot, after)
    for (const index of this.indexes.values()) {
      if (before && after) index.swap(before, after)
      else if (after) index.add(after)
      else if (before) index.remove(before)
    }
    this.matches.change(slot, before, after)
    if (after && typeof after.id === 'number' && after.id > this.lastId) this.lastId = after.id
    this.version++
  }

  /** So many rows are looked at one by one, of those that are made for it fewer. */
  private get fewRows(): number {
    return this.world.manyRows / (this.rows.arePacked ? PACKED_SHARE : 1)
  }

  private passingOf(where: Where): BitSet {
    const compiled = compileWhere(where, this.model, this.tables)
    return this.passing(this.keyOf(where, compiled), compiled)
  }

  /** The slots of all rows that pass, found at once and remembered. */
  private passing(key: string, { node, test }: CompiledWhere): BitSet {
    const known = this.matches.get(key)?.slots
    if (known) return known
    const slots = new SlotMatcher(this.rows, this.columns).matching(node)
    this.matches.set(key, test, slots.size, slots)
    return slots
  }

  private countNow(key: string, compiled: CompiledWhere): number {
    const { node, test } = compiled
    const all = this.inOrder([]).sorted.list
    const stretches = this.orders.ownOrders().map(({ sorted, order }) => {
      const [start, end] = sorted.positions(slotRangeOf(node, order.terms))
      return sorted.list.subarray(start, end)
    })
    const among = stretches.reduce((one, other) => (other.length < one.length ? other : one), all)
    if (among.length >= this.fewRows) return this.passing(key, compiled).size
    let count = 0
    for (const slot of among) {
      const row = this.rows.at(slot)
      if (row && test(row)) count++
    }
    this.matches.set(key, test, count)
    return count
  }

  private keyOf(where: Where, { through }: CompiledWhere): string {
    return `${JSON.stringify(where)} ${this.versionsOf(through)}`
  }

  /** Those of the rows named that pass. */
  private among(ids: readonly Id[], { test }: CompiledWhere): AnyRow[] {
    return ids.flatMap((id) => {
      const row = this.rows.get(id)
      return row && test(row) ? [row] : []
    })
  }

  private inOrder(terms: readonly string[]) {
    const order = compileOrder(terms, this.model, this.tables)
    return { order, sorted: this.orders.sorted(order, this.world.manyRows) }
  }

  private versionsOf(models: Iterable<string>): string {
    return [...models].map((model) => `${model}:${this.tables(model)?.version}`).join()
  }
}
