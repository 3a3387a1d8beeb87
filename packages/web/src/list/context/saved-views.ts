import { api } from '../../data/client.ts'
import type { SavedView, SavedViews } from '../../shared/views/kept-views.ts'

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
