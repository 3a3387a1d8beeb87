/** A view of a list, kept under a name: the query of its address. */
export interface SavedView {
  name: string
  /** Query of the address, without the page. */
  search: string
  /** Id of the template that shares it; undefined while it is not shared. */
  templateId?: number
}

/** The views a person keeps of one list. */
export interface SavedViews {
  views: readonly SavedView[]
  /** Name of the view that a first visit shows. */
  defaultName?: string | undefined
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function readView(value: unknown): SavedView | undefined {
  if (!isObject(value)) return undefined
  const { name, search, templateId } = value
  if (typeof name !== 'string' || name === '' || typeof search !== 'string') return undefined
  return { name, search, ...(typeof templateId === 'number' && { templateId }) }
}

/** Reads the views saved for a list; what makes no sense is left out. */
export function readViews(saved: unknown): SavedViews {
  const { views, defaultName }: Record<string, unknown> = isObject(saved) ? saved : {}
  const read = Array.isArray(views) ? views.map(readView).filter((view) => view !== undefined) : []
  const isKnown = read.some(({ name }) => name === defaultName)
  return { views: read, defaultName: isKnown ? String(defaultName) : undefined }
}

/** The views with one added, or in the place of the one of that name. */
export function withView({ views, defaultName }: SavedViews, view: SavedView): SavedViews {
  const isNew = !views.some(({ name }) => name === view.name)
  return { views: isNew ? [...views, view] : views.map((each) => (each.name === view.name ? view : each)), defaultName }
}

/** A name that no view has yet: the same one, or with the first number that is free. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  for (let count = 2; ; count += 1) if (!taken.includes(`${name} (${count})`)) return `${name} (${count})`
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

const SUFFIX = '#views'

/** Under which name a list's views stand among what lists remember. */
export const viewsKey = (path: string): string => `${path}${SUFFIX}`

/** All views that lists keep, with the path of each list. */
export const keptViews = (lists: Readonly<Record<string, unknown>> = {}): { path: string; view: SavedView }[] =>
  Object.entries(lists).flatMap(([key, saved]) =>
    key.endsWith(SUFFIX) ? readViews(saved).views.map((view) => ({ path: key.slice(0, -SUFFIX.length), view })) : [],
  )
