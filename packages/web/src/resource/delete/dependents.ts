import type { OperationRows } from '@lineboard/contract'
import { countOf, looseCall } from '../loose-calls.ts'

type CountOperation = Extract<keyof OperationRows, `${string}.${'count' | 'countPaged'}`>

/** Rows of another entity that name a row by its id, so that deleting it concerns them. */
export type Dependents = {
  [Id in CountOperation]: {
    /** Operation that counts them. */
    count: Id
    /** Field that holds the id. */
    field: keyof OperationRows[Id] & string
    /** What they are called in the middle of a sentence. */
    nouns: { one: string; other: string }
  }
}[CountOperation]

/** Dependents as the table sees them, whatever the entity. */
export interface LooseDependents {
  count: string
  field: string
  nouns: { one: string; other: string }
}

/** How many rows depend on others. */
export interface Impact {
  nouns: LooseDependents['nouns']
  /** Undefined where they could not be counted. */
  count: number | undefined
}

/** Counts what depends on rows, leaving out what there is none of; what can't be counted is told, never taken for none. */
export async function impactOf(dependents: readonly LooseDependents[], ids: readonly number[]): Promise<Impact[]> {
  const counted = await Promise.all(
    dependents.map(async ({ count, field, nouns }): Promise<Impact> => {
      try {
        return { nouns, count: countOf(await looseCall(count, { where: { [field]: { inq: ids } } })) }
      } catch {
        return { nouns, count: undefined }
      }
    }),
  )
  return counted.filter(({ count }) => count !== 0)
}
