import { t } from '../list.messages.ts'
import { useListContext } from '../list.ts'
import styles from './sort-select.module.css'

/** The order of the cards, which have no column heads to press. */
export function SortSelect() {
  const { offered, state, change, resource } = useListContext()
  const sortable = offered.filter(({ field }) => resource.rules.sortable.has(field))
  const { field, direction } = state.sort
  return (
    <select
      className={styles.sort}
      aria-label={t('list.sortBy')}
      value={`${direction} ${field}`}
      onChange={(event) => {
        const [chosen, path = ''] = event.target.value.split(' ')
        change({ sort: { field: path, direction: chosen === 'desc' ? 'desc' : 'asc' } })
      }}
    >
      {sortable.flatMap((column) => [
        <option key={`asc ${column.field}`} value={`asc ${column.field}`}>
          {t('list.ascending', { label: column.label })}
        </option>,
        <option key={`desc ${column.field}`} value={`desc ${column.field}`}>
          {t('list.descending', { label: column.label })}
        </option>,
      ])}
    </select>
  )
}
