import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { useListContext } from '../list.ts'
import styles from './lazy-quick-chips.module.css'

const chips = loadOnce(() => import('./quick-chips.tsx'))

/** Usual ways to narrow the list, where it has any: their place is kept until they are here. */
export function QuickChips() {
  const hasAny = useListContext().resource.quickFilters !== undefined
  const { value: loaded } = useLoaded(chips, hasAny)
  return hasAny && <div className={styles.place}>{loaded && <loaded.QuickChips />}</div>
}
