import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Resource } from '../../kit/define-resource.ts'
import { formatListState, type ListState, parseListState } from '../../kit/list-state.ts'
import { listKind } from '../../kit/nested-list.ts'
import { tidySearch, viewSearch } from '../../kit/view-search.ts'
import { uiSettings } from '../../state/ui-settings-store.ts'
import { listSeed, readViews, rememberList, type ViewRef, viewRefOf, viewsKey } from './saved-views.ts'

interface ChangeOptions {
  /** Takes the place of the present history entry instead of adding one. @default false */
  replace?: boolean
  /** The saved view that is shown by it. @default the one before, or one's own that showed the same */
  view?: ViewRef
}

export type ChangeListState = (change: Partial<ListState>, options?: ChangeOptions) => void

// History entries whose address was decided on keep this mark, so that going back to an empty address shows the
// defaults it stood for, and not what has been remembered since.
const decided = { listDecided: true }

const isDecided = () => typeof history.state === 'object' && history.state !== null && 'listDecided' in history.state

/** State of a list, from the address. One without a query starts from listSeed(); from then on every change goes to the address, and is remembered. */
export function useListState(list: Pick<Resource, 'path' | 'kind' | 'rules'>): [ListState, ChangeListState] {
  const { path, rules } = list
  const [location, navigate] = useLocation()
  const search = useSearch()
  const seed = search === '' && !isDecided() ? listSeed(list) : ''

  useEffect(() => {
    if (!isDecided())
      navigate(`${location}${query(seed || search)}`, { replace: true, state: { ...history.state, ...decided } })
  }, [navigate, location, search, seed])

  const state = useMemo(() => parseListState(seed || search, rules), [seed, search, rules])
  const change: ChangeListState = useCallback(
    (part, { replace = false, view = openView(list, state) } = {}) => {
      const next = formatListState({ ...state, page: 1, ...part }, rules)
      // Rows of one row are what a link leads to: the next visit is to the whole list.
      rememberList(path, formatListState({ ...state, page: 1, ...part, of: undefined }, rules))
      navigate(`${location}${query(next)}`, {
        replace,
        state: { ...(replace && history.state), ...decided, ...(view && { view }) },
      })
    },
    [list, path, rules, state, navigate, location],
  )
  return [state, change]
}

/** The saved view that the present history entry was opened by; without one, the own view that shows the same. */
function openView(list: Pick<Resource, 'path' | 'kind' | 'rules'>, state: ListState) {
  const { rules } = list
  const { views } = readViews(uiSettings().lists?.[viewsKey(listKind(list))])
  const shown = viewSearch(state, rules)
  const same = views.find(({ search }) => tidySearch(search, rules) === shown)
  return viewRefOf(history.state) ?? (same && { own: same.name })
}

const query = (search: string) => (search ? `?${search}` : '')
