import { loadOnce } from '../../browser/load-once.ts'
import { useWanted } from '../../ui/use-wanted.ts'

const bar = loadOnce(() => import('./selection-bar.tsx'))

/** What can be done with the selected rows, in code that comes with the first selection. */
export function LazySelectionBar() {
  const value = useWanted(bar)
  return value ? <value.SelectionBar /> : null
}
