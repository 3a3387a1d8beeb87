import { ExplainedButton } from '../../ui/explained-button.tsx'
import type { ReportColumn } from './report-table-spec.ts'
import styles from './reports.module.css'
import { BY_LABEL, type TableSort } from './table-sort.ts'

interface ReportHeadProps<Figures> {
  head: string
  columns: readonly ReportColumn<Figures>[]
  sort: TableSort | undefined
  /** Left out where rows can't be sorted. */
  onSort: ((column: string) => void) | undefined
}

/** Headings of a report's table: each says what its figure counts, and a press sorts by it. */
export function ReportHead<Figures>({ head, columns, sort, onSort }: ReportHeadProps<Figures>) {
  return (
    <thead>
      <tr>
        {[{ id: BY_LABEL, label: head, hint: undefined, isBelow: false }, ...columns].map(
          ({ id, label, hint, isBelow }) => {
            const isSorted = sort?.column === id
            return (
              <th
                key={id}
                scope="col"
                data-below={isBelow}
                aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
              >
                {onSort || hint ? (
                  <ExplainedButton
                    className={styles.sort}
                    label={label}
                    explanation={hint}
                    data-order={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
                    onClick={() => onSort?.(id)}
                  />
                ) : (
                  label
                )}
              </th>
            )
          },
        )}
      </tr>
    </thead>
  )
}
