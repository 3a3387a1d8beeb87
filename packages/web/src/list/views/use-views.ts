import { useMemo } from 'react'
import { reportError } from '../../data/report-error.ts'
import { saveUiSettings } from '../../data/save-ui-settings.ts'
import { parseListState } from '../../resource/list-state.ts'
import { listKind } from '../../resource/nested-list.ts'
import { tidySearch, viewSearch } from '../../resource/view-search.ts'
import { useUiSettings } from '../../state/ui-settings-store.ts'
import { useListContext } from '../list.ts'
import { readViews, type SavedView, type SavedViews, viewsKey } from './saved-views.ts'

/** The signed-in person's views of the list on the screen, and what can be done with them. */
export function useViews() {
  const { resource, state, change } = useListContext()
  const { rules } = resource
  const path = listKind(resource)
  const stored = useUiSettings().lists?.[viewsKey(path)]
  const saved = useMemo(() => readViews(stored), [stored])
  const search = viewSearch(state, rules)
  const isShown = (view: Pick<SavedView, 'search'>) => tidySearch(view.search, rules) === search
  return {
    saved,
    /** Query that a view of what is on the screen would have. */
    search,
    isShown,
    current: saved.views.find(isShown),
    save: (next: SavedViews): void => {
      saveUiSettings({ lists: { [viewsKey(path)]: next } }).catch(reportError)
    },
    apply: (view: Pick<SavedView, 'search'>): void => change(parseListState(view.search, rules)),
  }
}
