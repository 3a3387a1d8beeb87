import { fillPath, type PathParams } from '../places/href.ts'
import type { Resource } from './define-resource.ts'

interface Nesting extends Required<Pick<Resource, 'fixed'>> {
  /** What stands for the `:name` parts of the list's address. */
  params: PathParams
}

/** The list of those rows that belong to another one, such as the keys of a user, at an address of its own. */
export const nestedList = (resource: Resource, { params, fixed }: Nesting): Resource => ({
  ...resource,
  fixed,
  href: fillPath(resource.href, params),
  path: fillPath(resource.path, params),
  kind: resource.path,
})

/** Under which name people keep columns and views of a list: nested ones are the same list below whichever row. */
export const listKind = ({ path, kind = path }: Pick<Resource, 'path' | 'kind'>): string => kind
