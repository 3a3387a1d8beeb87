import { loadOnce, useLoaded } from '../../browser/load-once.ts'

const bar = loadOnce(() => import('./selection-bar.tsx'))

/** What can be done with the selected rows, in code that comes with the first selection. */
export function LazySelectionBar() {
  const { value } = useLoaded(bar)
  return value ? <value.SelectionBar /> : null
}
