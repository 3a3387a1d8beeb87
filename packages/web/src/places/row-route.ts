import { positiveInteger } from '../lib/positive-integer.ts'

/** What the address opens beside the list: a form, a row's details, the question whether to delete it. */
export type RowRoute = { action: 'add' } | { action: 'edit' | 'view' | 'delete'; id: number }

// An id alone opens the row's form, as the documented address of a tracking source does.
const WITH_ID = /^(?:(edit|view|delete)\/)?(\d+)$/
// An id behind add is documented as well, and says nothing.
const ADD = /^add(\/[^/]+)?$/

/** Reads what follows a resource's path in the address; undefined for the list itself, and for what makes no sense. */
export function parseRowRoute(rest: string): RowRoute | undefined {
  const path = rest.replace(/^\/|\/$/g, '')
  if (ADD.test(path)) return { action: 'add' }
  const [, action = 'edit', digits] = WITH_ID.exec(path) ?? []
  const id = positiveInteger(digits)
  if (id === undefined) return undefined
  if (action !== 'edit' && action !== 'view' && action !== 'delete') return undefined
  return { action, id }
}

/** What follows a resource's path in the address of a row route. */
export const formatRowRoute = (route: RowRoute): string =>
  route.action === 'add' ? '/add' : `/${route.action}/${route.id}`
