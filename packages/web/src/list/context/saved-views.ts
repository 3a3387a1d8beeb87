import { readStored, writeStored } from '../../browser/storage.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { layoutSearch } from '../../kit/list-state.ts'
import { listKind } from '../../kit/nested-list.ts'
import { readViews, viewsKey } from '../../shared/views/kept-views.ts'
import { withChosenCustomer } from '../../state/chosen-customer.ts'
import { isFirstScreen } from '../../state/first-screen.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { session } from '../../state/session.ts'
import { uiSettings } from '../../state/ui-settings-store.ts'

export {
  freeName,
  readViews,
  type SavedView,
  type SavedViews,
  viewsKey,
  withName,
  withoutView,
  withView,
} from '../../shared/views/kept-views.ts'

/** Which saved view the list was opened by: one's own by its name, a shared one by its template. */
export type ViewRef = { own: string } | { shared: number }

/** The view that a history entry says it was opened by. Links and typed addresses say none. */
export function viewRefOf(state: unknown): ViewRef | undefined {
  const { view }: { view?: unknown } = Object(state)
  const { own, shared }: Record<string, unknown> = Object(view)
  if (typeof own === 'string') return { own }
  return typeof shared === 'number' ? { shared } : undefined
}

const keyOf = (path: string) => `list.${path}` as const

/** Keeps the address part of a list for the next visit; an empty one forgets it. */
export const rememberList = (path: string, search: string): void => writeStored(keyOf(path), search || undefined)

/** What rememberList() kept, or an empty string. */
const recallList = (path: string): string => readStored(keyOf(path)) ?? ''

/**
 * Query that a list opens with at an address without one, of the customer chosen last. The first screen goes on where it was left. A press, such as on
 * the menu, opens the default view, or all rows of the period chosen last in the sort, size and columns used last.
 */
export function listSeed(list: Pick<Resource, 'path' | 'kind' | 'rules'>): string {
  const { views, defaultName } = readViews(uiSettings().lists?.[viewsKey(listKind(list))])
  const view = views.find(({ name }) => name === defaultName)?.search ?? ''
  const left = recallList(list.path)
  const seed = isFirstScreen() ? left || view : view || layoutSearch(left)
  return list.rules.hasCustomer && seesEveryCustomer(session.access) ? withChosenCustomer(seed) : seed
}
