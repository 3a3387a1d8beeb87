import Close from '@mui/icons-material/Close'
import { useListContext } from '../list.ts'
import { t } from '../resource.messages.ts'
import styles from './filter-chips.module.css'
import { filterParts } from './filter-text.ts'

/** The applied filter, a chip a condition; pressing one takes it out. */
export function FilterChips() {
  const { resource, state, change } = useListContext()
  const parts = filterParts(state.filter, resource)
  if (parts.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('filter.applied')}>
      {parts.map(({ text, without }) => (
        <li key={text}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('filter.remove', { text })}
            onClick={() => change({ filter: without })}
          >
            <span>{text}</span>
            <Close fontSize="inherit" />
          </button>
        </li>
      ))}
    </ul>
  )
}
