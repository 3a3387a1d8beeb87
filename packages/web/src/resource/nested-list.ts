import type { Resource } from './define-resource.ts'

interface Nesting extends Required<Pick<Resource, 'fixed'>> {
  /** Path below /service of the list. */
  path: string
  title?: string
}

/** The list of those rows that belong to another one, such as the keys of a user, at an address of its own. */
export const nestedList = (resource: Resource, nesting: Nesting): Resource => ({ ...resource, ...nesting })
