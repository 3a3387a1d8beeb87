import { isObject } from '../../filter/is-object.ts'
import type { Column } from './columns.ts'
import type { Row } from './lists.ts'

/**
 * Watches whether rows come with the related ones that columns are of: some servers leave them out without a word, and such columns would be
 * empty.
 */
export function watchRelated(columns: readonly Column[]) {
  const keys = new Map(columns.flatMap(({ relation }) => (relation ? [[relation.name, relation.foreignKey]] : [])))
  const [named, met] = [new Set<string>(), new Set<string>()]
  return {
    /** What to include. */
    relations: [...keys.keys()],
    see(rows: readonly Row[]): void {
      for (const [relation, key] of keys) {
        if (rows.some((row) => isObject(row[relation]))) met.add(relation)
        if (rows.some((row) => row[key] !== undefined && row[key] !== null)) named.add(relation)
      }
    },
    /** Columns that are empty although rows name what would stand there. */
    emptyColumns: (): string[] =>
      columns
        .filter(({ relation }) => relation && named.has(relation.name) && !met.has(relation.name))
        .map(({ header }) => header),
  }
}
