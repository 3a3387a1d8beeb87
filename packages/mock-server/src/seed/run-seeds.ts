import type { ModelName, Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import { seeds } from './index.ts'
import { createPrng } from './prng.ts'
import type { SeedRows, SeedSize } from './types.ts'

/** What the rows of a fresh world follow from. */
export interface SeedChoice {
  /** Another number, other rows. */
  seed: number
  size: SeedSize
  now: Date
}

/** The rows of all seeds, by model. The same choice gives the same rows. */
export function seedRows({ seed, size, now }: SeedChoice): SeedRows {
  const rows: SeedRows = {}
  function soFar<M extends ModelName>(model: M): readonly Row<M>[] {
    const found: SeedRows[M] = rows[model]
    if (!found) throw new Error(`A seed reads ${model} before any seed has made it.`)
    return found
  }
  for (const [name, run] of Object.entries(seeds)) {
    Object.assign(rows, run({ prng: createPrng(seed, name), size, now, soFar }))
  }
  return rows
}

/** Fills an empty store with the rows of the seeds. */
export function loadRows(store: Store, rows: SeedRows): void {
  for (const model of Object.keys(rows) as ModelName[]) store.load(model, rows[model] ?? [])
}
