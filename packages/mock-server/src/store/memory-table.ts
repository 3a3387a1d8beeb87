import { conflict, notFound } from '../errors/loopback-error.ts'
import { coercion } from '../query/coerce.ts'
import { type CompiledOrder, compileOrder } from '../query/order.ts'
import { type CompiledWhere, compileWhere } from '../query/where.ts'
import { candidateIds } from './candidate-ids.ts'
import { CountCache } from './count-cache.ts'
import { FieldIndex } from './field-index.ts'
import type { AnyRow, Id, ModelName } from './models.ts'
import { rangeOf } from './order-range.ts'
import { SortedRows, type Within } from './sorted-rows.ts'
import type { Change, Table, TableQuery, Where } from './types.ts'

const maxOrders = 12
const bulkFrom = 32

interface KeptOrder {
  sorted: SortedRows
  order: CompiledOrder
  /** Versions of the other tables it reads, as they were when it was sorted. */
  seen: string
}

/** Kinds whose values are one by one in the order; a list matches by any of its values. */
const rangeKinds = new Set(['integer', 'number', 'string', 'date-time', 'date'])

/** The part of an order that a condition on its first field leaves. */
function withinOf(where: Where, { first: { path, field } }: CompiledOrder): Within | undefined {
  if (field.through.length > 0 || !rangeKinds.has(field.kind ?? '')) return undefined
  const range = rangeOf(where, path, coercion(field.kind, path))
  return range && { range, read: field.read }
}

/** A table in memory: rows by id, a sorted array an order asked for, an index a field looked up. */
export class MemoryTable implements Table {
  readonly model: ModelName
  /** Goes up with every change. */
  version = 0
  private readonly tables: (model: string) => MemoryTable | undefined
  private readonly changed: (change: Change) => void
  private rows = new Map<Id, AnyRow>()
  private isShared = false
  lastId = 0
  private orders = new Map<string, KeptOrder>()
  private indexes = new Map<string, FieldIndex>()
  private counts = new CountCache()

  constructor(model: ModelName, tables: (model: string) => MemoryTable | undefined, changed: (change: Change) => void) {
    this.model = model
    this.tables = tables
    this.changed = changed
  }

  get size(): number {
    return this.rows.size
  }

  get(id: Id): AnyRow | undefined {
    return this.rows.get(id)
  }

  all(): Iterable<AnyRow> {
    return this.inOrder([]).sorted.list
  }

  find(query: TableQuery = {}): AnyRow[] {
    const { where, order, skip = 0, limit = 0 } = query
    const terms = typeof order === 'string' ? [order] : (order ?? [])
    if (!where) {
      const { sorted, order: kept } = this.inOrder(terms)
      return sorted.page({ isReversed: kept.isReversed, skip, limit })
    }
    const { test, through } = compileWhere(where, this.model, this.tables)
    const ids = candidateIds(where)
    if (ids) {
      const wanted = compileOrder(terms, this.model, this.tables)
      const few = ids.flatMap((id) => this.rows.get(id) ?? [])
      return SortedRows.sorted(few, wanted).page({ test, isReversed: wanted.isReversed, skip, limit })
    }
    const { sorted, order: kept } = this.inOrder(terms)
    // No need to look on when all that match have been found.
    const all = this.counts.get(this.countKey(where, through))
    if (all !== undefined && all <= skip) return []
    const most = all === undefined ? limit : limit === 0 ? all - skip : Math.min(limit, all - skip)
    return sorted.page({ test, isReversed: kept.isReversed, skip, limit: most, within: withinOf(where, kept) })
  }

  findOne(where: Where, order?: string | readonly string[]): AnyRow | undefined {
    return this.find({ where, limit: 1, ...(order && { order }) })[0]
  }

  count(where?: Where): number {
    if (!where || Object.keys(where).length === 0) return this.rows.size
    const compiled = compileWhere(where, this.model, this.tables)
    const ids = candidateIds(where)
    if (ids) return ids.filter((id) => this.passes(id, compiled.test)).length
    const key = this.countKey(where, compiled.through)
    const known = this.counts.get(key)
    if (known !== undefined) return known
    const count = this.countNow(where, compiled)
    this.counts.set(key, compiled.test, count)
    return count
  }

  by(field: string, value: unknown): readonly AnyRow[] {
    let index = this.indexes.get(field)
    if (!index) {
      index = new FieldIndex(field, this.all())
      this.indexes.set(field, index)
    }
    return index.get(value)
  }

  insert(row: Omit<AnyRow, 'id'> & { id?: Id }): AnyRow {
    const id = row.id ?? this.lastId + 1
    if (this.rows.has(id)) throw conflict(`Duplicate entry for ${this.model}.id`, 'DUPLICATE_ENTRY')
    const stored: AnyRow = { ...row, id }
    this.apply(undefined, stored)
    this.changed({ model: this.model, kind: 'created', row: stored })
    return stored
  }

  replace(id: Id, row: Omit<AnyRow, 'id'>): AnyRow {
    return this.update(id, () => ({ ...row, id }))
  }

  patch(id: Id, changes: Readonly<Record<string, unknown>>): AnyRow {
    return this.update(id, (before) => {
      const merged = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== undefined)
      return { ...Object.fromEntries(merged), id }
    })
  }

  delete(id: Id): AnyRow | undefined {
    const row = this.rows.get(id)
    if (!row) return undefined
    this.apply(row, undefined)
    this.changed({ model: this.model, kind: 'deleted', row })
    return row
  }

  deleteWhere(where: Where): AnyRow[] {
    const gone = this.find({ where })
    if (gone.length < bulkFrom) return gone.flatMap(({ id }) => this.delete(id) ?? [])
    this.own()
    const ids = new Set(gone.map(({ id }) => id))
    for (const id of ids) this.rows.delete(id)
    for (const { sorted } of this.orders.values()) sorted.removeAll(ids)
    this.indexes.clear()
    this.counts.clear()
    this.version++
    for (const row of gone) this.changed({ model: this.model, kind: 'deleted', row })
    return gone
  }

  /** Takes in many rows at once, without telling anybody. */
  load(rows: readonly AnyRow[]): void {
    this.own()
    for (const row of rows) {
      this.rows.set(row.id, row)
      if (typeof row.id === 'number' && row.id > this.lastId) this.lastId = row.id
    }
    this.orders.clear()
    this.indexes.clear()
    this.counts.clear()
    this.version++
  }

  /** Shares the rows and orders of another table until one of the two changes. */
  shareFrom(other: MemoryTable): void {
    other.isShared = true
    this.isShared = true
    this.rows = other.rows
    this.lastId = other.lastId
    this.version++
    this.indexes = new Map()
    this.counts = new CountCache()
    this.orders = new Map()
    for (const [key, { sorted, order }] of other.orders) {
      // An order through a relation reads other tables: it is sorted again in the new world.
      if (order.through.length > 0) continue
      this.orders.set(key, { sorted: sorted.fork(order.compare), order, seen: '' })
    }
  }

  private update(id: Id, change: (before: AnyRow) => AnyRow): AnyRow {
    const before = this.rows.get(id)
    if (!before) throw notFound(this.model, id)
    const row = change(before)
    this.apply(before, row)
    this.changed({ model: this.model, kind: 'updated', row, before })
    return row
  }

  private apply(before: AnyRow | undefined, after: AnyRow | undefined): void {
    this.own()
    for (const [key, { sorted, order, seen }] of this.orders) {
      // Positions can't be found by related values that have changed since.
      if (order.through.length > 0 && seen !== this.versionsOf(order.through)) this.orders.delete(key)
      else if (before && after) sorted.swap(before, after)
      else if (after) sorted.add(after)
      else if (before) sorted.remove(before)
    }
    for (const index of this.indexes.values()) {
      if (before && after) index.swap(before, after)
      else if (after) index.add(after)
      else if (before) index.remove(before)
    }
    this.counts.change(before, after)
    if (after) this.rows.set(after.id, after)
    else if (before) this.rows.delete(before.id)
    if (after && typeof after.id === 'number' && after.id > this.lastId) this.lastId = after.id
    this.version++
  }

  private countNow(where: Where, { test }: CompiledWhere): number {
    for (const { sorted, order, seen } of this.orders.values()) {
      const within = withinOf(where, order)
      if (within && seen === this.versionsOf(order.through)) return sorted.count(test, within)
    }
    let count = 0
    for (const row of this.rows.values()) if (test(row)) count++
    return count
  }

  private countKey(where: Where, through: Iterable<string>): string {
    return `${JSON.stringify(where)} ${this.versionsOf(through)}`
  }

  private passes(id: Id, test: CompiledWhere['test']): boolean {
    const row = this.rows.get(id)
    return row !== undefined && test(row)
  }

  private inOrder(terms: readonly string[]): KeptOrder {
    const order = compileOrder(terms, this.model, this.tables)
    const seen = this.versionsOf(order.through)
    const kept = this.orders.get(order.key)
    if (kept?.seen === seen) return { ...kept, order }
    const made = { sorted: SortedRows.sorted(this.rows.values(), order), order, seen }
    this.orders.delete(order.key)
    this.orders.set(order.key, made)
    const oldest = this.orders.keys().next()
    if (this.orders.size > maxOrders && !oldest.done) this.orders.delete(oldest.value)
    return made
  }

  private versionsOf(models: Iterable<string>): string {
    return [...models].map((model) => `${model}:${this.tables(model)?.version}`).join()
  }

  private own(): void {
    if (!this.isShared) return
    this.rows = new Map(this.rows)
    this.isShared = false
  }
}
