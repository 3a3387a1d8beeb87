import type { Resource } from './define-resource.ts'

interface Nesting extends Required<Pick<Resource, 'fixed'>> {
  /** Path below /service of the list. */
  path: string
  title?: string
}

/** The list of those rows that belong to another one, such as the keys of a user, at an address of its own. */
export const nestedList = (resource: Resource, nesting: Nesting): Resource => ({
  ...resource,
  ...nesting,
  kind: resource.path,
})

/** Under which name people keep columns and views of a list: nested ones are the same list below whichever row. */
export const listKind = ({ path, kind = path }: Pick<Resource, 'path' | 'kind'>): string => kind
