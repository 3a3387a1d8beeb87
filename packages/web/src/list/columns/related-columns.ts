import type { Column } from '../../kit/column.ts'
import type { Resource } from '../../kit/define-resource.ts'

/** The columns whose values are those of related rows. */
export function relatedColumns({ include }: Pick<Resource, 'include'>, columns: readonly Column[]): readonly Column[] {
  const names = new Set(include.flatMap((each) => (typeof each === 'string' ? each : Object.keys(each))))
  return columns.filter(({ field }) => names.has(field.split('.')[0] ?? ''))
}
