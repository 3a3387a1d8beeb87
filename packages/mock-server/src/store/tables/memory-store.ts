import { setImmediate } from 'node:timers/promises'
import { entityNames } from '../../ground/contract/entity-meta.ts'
import type { AnyRow, ModelName, Row } from '../rows/internal-rows.ts'
import { internalNames } from '../rows/internal-rows.ts'
import type { Change, Store, Table } from '../rows/types.ts'
import { MANY_ROWS, MemoryTable } from './memory-table.ts'

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

  load<M extends ModelName>(model: M, rows: Iterable<Row<M>>): void
  load(model: ModelName, rows: Iterable<AnyRow>): void {
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

  become(other: MemoryStore, isDone = false): void {
    for (const [name, table] of other.tables) this.tables.get(name)?.shareFrom(table, isDone)
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

/** Makes what questions about many rows need, between requests, until it is done or stopped. */
async function run(store: Store, isStopped: () => boolean): Promise<void> {
  const steps = store.precompute()
  do await setImmediate()
  while (!isStopped() && !steps.next().done)
}

/** Makes what questions about many rows need between requests, now, and again each time that all rows were replaced. */
export function keepPrecomputed(store: Store, isStopped: () => boolean): Promise<void> {
  store.onReplaced(() => void run(store, isStopped))
  return run(store, isStopped)
}
