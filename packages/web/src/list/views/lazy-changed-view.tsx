import { loadOnce } from '../../browser/load-once.ts'
import { useHistoryState } from '../../browser/navigate.ts'
import { useWanted } from '../../ui/use-wanted.ts'
import { viewRefOf } from './view-ref.ts'

const line = loadOnce(async () => (await import('./changed-view.tsx')).ChangedView)

/** What is said of a changed view, whose code comes with the first list that was opened by one. */
export function LazyChangedView() {
  const isOpen = viewRefOf(useHistoryState()) !== undefined
  const ChangedView = useWanted(line, isOpen)
  return isOpen && ChangedView ? <ChangedView /> : null
}
