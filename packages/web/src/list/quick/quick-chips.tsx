import { t } from '../list.messages.ts'
import { useListContext } from '../list.ts'
import styles from './quick-chips.module.css'
import { isPressed, pressed } from './quick-filters.ts'

/** Usual ways to narrow the list, each on or off. */
export function QuickChips() {
  const { resource, state, change } = useListContext()
  const { quickFilters = [], searchable } = resource
  return (
    <fieldset className={styles.chips} aria-label={t('filter.quick')}>
      {quickFilters.map((quick) => (
        <button
          key={quick.label}
          type="button"
          className={styles.chip}
          aria-pressed={isPressed(quick, state, searchable)}
          onClick={() => change(pressed(quick, state, searchable))}
        >
          {quick.label}
        </button>
      ))}
    </fieldset>
  )
}
