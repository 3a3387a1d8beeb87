import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { useHistoryState } from '../../browser/navigate.ts'
import { viewRefOf } from './view-ref.ts'

const line = loadOnce(async () => (await import('./changed-view.tsx')).ChangedView)

/** What is said of a changed view, whose code comes with the first list that was opened by one. */
export function LazyChangedView() {
  const isOpen = viewRefOf(useHistoryState()) !== undefined
  const { value: ChangedView } = useLoaded(line, isOpen)
  return isOpen && ChangedView ? <ChangedView /> : null
}
