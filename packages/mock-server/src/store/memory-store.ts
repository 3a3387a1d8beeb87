import { entityNames } from '../contract/entity-meta.ts'
import { internalNames } from './internal-rows.ts'
import { MANY_ROWS, MemoryTable } from './memory-table.ts'
import type { AnyRow, ModelName, Row } from './models.ts'
import type { Change, Store, Table } from './types.ts'

/** A store whose tables are in memory. */
export class MemoryStore implements Store {
  private readonly tables = new Map<string, MemoryTable>()
  private readonly listeners = new Set<(change: Change) => void>()
  private readonly replacedListeners = new Set<() => void>()
  private readonly manyRows: number

  constructor(manyRows = MANY_ROWS) {
    this.manyRows = manyRows
    const tables = (name: string) => this.tables.get(name)
    const changed = (change: Change) => {
      for (const listener of this.listeners) listener(change)
    }
    for (const name of [...entityNames, ...internalNames]) {
      // The two lists are what the names of models are made of.
      this.tables.set(name, new MemoryTable(name as ModelName, { tables, changed, manyRows }))
    }
  }

  table<M extends ModelName>(model: M): Table<Row<M>>
  table(model: ModelName): Table {
    return this.known(model)
  }

  anyTable(model: string): Table | undefined {
    return this.tables.get(model)
  }

  models(): readonly string[] {
    return [...this.tables.keys()]
  }

  load<M extends ModelName>(model: M, rows: readonly Row<M>[]): void
  load(model: ModelName, rows: readonly AnyRow[]): void {
    this.known(model).load(rows)
  }

  onChange(listener: (change: Change) => void): () => void {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  onReplaced(listener: () => void): () => void {
    this.replacedListeners.add(listener)
    return () => {
      this.replacedListeners.delete(listener)
    }
  }

  fork(): MemoryStore {
    const twin = new MemoryStore(this.manyRows)
    twin.become(this)
    return twin
  }

  become(other: MemoryStore): void {
    for (const [name, table] of other.tables) this.tables.get(name)?.shareFrom(table)
    for (const listener of this.replacedListeners) listener()
  }

  *precompute(): Generator<void, void, undefined> {
    for (const table of this.tables.values()) yield* table.precompute()
  }

  private known(model: string): MemoryTable {
    const table = this.tables.get(model)
    if (!table) throw new Error(`The store has no table "${model}".`)
    return table
  }
}
