import { useLoaded } from '../../browser/load-once.ts'
import { useListContext } from '../list.ts'
import { lateParts } from '../marks/load-late-parts.ts'
import styles from './lazy-quick-chips.module.css'

/** Usual ways to narrow the list, where it has any: their place is kept until they are here. */
export function LazyQuickChips() {
  const hasAny = useListContext().resource.quickFilters !== undefined
  const { value: loaded } = useLoaded(lateParts, hasAny)
  return hasAny && <div className={styles.place}>{loaded && <loaded.QuickChips />}</div>
}
