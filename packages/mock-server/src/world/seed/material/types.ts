import type { Prng } from '../../../ground/prng.ts'
import type { SlottedRows } from '../../../store/columns/slotted-rows.ts'
import type { ModelName, Row } from '../../../store/rows/internal-rows.ts'

/** How many rows the seeds make where the number is a matter of taste. */
export interface SeedSize {
  /** Calls in the log, spread over 90 days. @default 5000 */
  callLogs: number
}

/** Rows by model. Calls may be so many that they are packed. */
export type SeedRows = { [M in ModelName]?: M extends 'CallLog' ? SlottedRows<Row<M>> : readonly Row<M>[] }

/** What a seed is given. Nothing else may enter: the same input gives the same rows. */
export interface SeedInput {
  /** Random numbers of this seed alone: a change in one seed leaves the rows of the others as they were. */
  prng: Prng
  size: SeedSize
  /** The moment the world begins; dates are counted back from it. */
  now: Date
  /** Rows of the seeds that ran before. Throws when that model has none yet: then the order in `world/seed/seed-rows.ts` is wrong. */
  soFar<M extends ModelName>(model: M): NonNullable<SeedRows[M]>
}

/** Makes the rows of one or more models. Ids count up from 1 within a model. */
export type Seed = (input: SeedInput) => SeedRows
