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
