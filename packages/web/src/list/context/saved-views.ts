import { readStored, writeStored } from '../../browser/storage.ts'
import { api } from '../../data/client.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { listKind } from '../../kit/nested-list.ts'
import { readViews, type SavedView, type SavedViews, viewsKey } from '../../shared/views/kept-views.ts'
import { withChosenCustomer } from '../../state/chosen-customer.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { session } from '../../state/session.ts'
import { uiSettings } from '../../state/ui-settings-store.ts'

export { readViews, type SavedView, type SavedViews, viewsKey } from '../../shared/views/kept-views.ts'

/** The views with one added, or in the place of the one of that name. */
export function withView({ views, defaultName }: SavedViews, view: SavedView): SavedViews {
  const isNew = !views.some(({ name }) => name === view.name)
  return { views: isNew ? [...views, view] : views.map((each) => (each.name === view.name ? view : each)), defaultName }
}

/** The views without the one of that name. */
export const withoutView = ({ views, defaultName }: SavedViews, name: string): SavedViews => ({
  views: views.filter((each) => each.name !== name),
  defaultName: defaultName === name ? undefined : defaultName,
})

/** The views with one called otherwise. Throws nothing: a name that is taken stays with the other one. */
export function withName(saved: SavedViews, name: string, next: string): SavedViews {
  if (next === '' || saved.views.some((each) => each.name === next)) return saved
  return {
    views: saved.views.map((each) => (each.name === name ? { ...each, name: next } : each)),
    defaultName: saved.defaultName === name ? next : saved.defaultName,
  }
}

/** Which saved view the list was opened by: one's own by its name, a shared one by its template. */
export type ViewRef = { own: string } | { shared: number }

/** The view that a history entry says it was opened by. Links and typed addresses say none. */
export function viewRefOf(state: unknown): ViewRef | undefined {
  const { view }: { view?: unknown } = Object(state)
  const { own, shared }: Record<string, unknown> = Object(view)
  if (typeof own === 'string') return { own }
  return typeof shared === 'number' ? { shared } : undefined
}

/** Ids of the users a template is shared with. Throws what the call throws. */
export async function sharedWithOf(templateId: number | undefined): Promise<readonly number[]> {
  if (templateId === undefined) return []
  const [template] = await api().Template.find({ filter: { where: { id: templateId }, limit: 1 } })
  return template?.sharedWith ?? []
}

const keyOf = (path: string) => `list.${path}` as const

/** Keeps the address part of a list for the next visit; an empty one forgets it. */
export const rememberList = (path: string, search: string): void => writeStored(keyOf(path), search || undefined)

/** What rememberList() kept, or an empty string. */
const recallList = (path: string): string => readStored(keyOf(path)) ?? ''

/** Query that a first visit to a list starts from: what was remembered here, else the person's default view, of the customer chosen last. */
export function listSeed(list: Pick<Resource, 'path' | 'kind' | 'rules'>): string {
  const { views, defaultName } = readViews(uiSettings().lists?.[viewsKey(listKind(list))])
  const seed = recallList(list.path) || (views.find(({ name }) => name === defaultName)?.search ?? '')
  return list.rules.hasCustomer && seesEveryCustomer(session.access) ? withChosenCustomer(seed) : seed
}
