import { useMemo } from 'react'
import { reportError } from '../../data/report-error.ts'
import { saveUiSettings } from '../../data/save-ui-settings.ts'
import { parseListState } from '../../kit/list-state.ts'
import { listKind } from '../../kit/nested-list.ts'
import { tidySearch, viewSearch } from '../../kit/view-search.ts'
import { sharedWithOf } from '../../shared/views/share-body.ts'
import { useSharedQuestion } from '../../shared/views/use-shared-question.tsx'
import { useUiSettings } from '../../state/ui-settings-store.ts'
import { useListQuery } from '../context/list-provider.tsx'
import { readViews, type SavedView, type SavedViews, type ViewRef, viewsKey, withView } from '../context/saved-views.ts'
import { updateShared } from './share-view.ts'

/** The signed-in person's views of the list on the screen, and what can be done with them. */
export function useViews() {
  const { resource, state, change } = useListQuery()
  const { rules } = resource
  const path = listKind(resource)
  const stored = useUiSettings().lists?.[viewsKey(path)]
  const saved = useMemo(() => readViews(stored), [stored])
  const search = viewSearch(state, rules)
  const isShown = (view: Pick<SavedView, 'search'>) => tidySearch(view.search, rules) === search
  const save = (next: SavedViews): void => {
    saveUiSettings({ lists: { [viewsKey(path)]: next } }).catch(reportError)
  }
  /** Takes what a view says to those it is shared with, if it is. */
  const shareAgain = (view: SavedView): void => {
    if (view.templateId === undefined) return
    sharedWithOf(view.templateId)
      .then((sharedWith) => updateShared(resource, view, sharedWith))
      .catch(reportError)
  }
  return {
    saved,
    /** Query that a view of what is on the screen would have. */
    search,
    isShown,
    current: saved.views.find(isShown),
    save,
    /** Keeps a view in the place of the one of its name, for those it is shared with as well. */
    keep: (view: SavedView): void => {
      save(withView(saved, view))
      shareAgain(view)
    },
    shareAgain,
    apply: (view: Pick<SavedView, 'search'>, ref: ViewRef): void =>
      change(parseListState(view.search, rules), { view: ref }),
  }
}

type SharedQuestion = ReturnType<typeof useSharedQuestion>
type Ask = SharedQuestion['ask']

/** The question about a view of a list, whose people are with its template. */
export function useSavedViewQuestion() {
  const { ask, view: question } = useSharedQuestion()
  return {
    question,
    ask(kind: Parameters<Ask>[0], { name, templateId }: Pick<SavedView, 'name' | 'templateId'>, act: () => void): void {
      if (templateId === undefined) act()
      else
        sharedWithOf(templateId)
          .then((sharedWith) => ask(kind, { name, sharedWith }, act))
          .catch(reportError)
    },
  }
}
