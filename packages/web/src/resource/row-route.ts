/** What the address opens beside the list: a form, a row's details, the question whether to delete it. */
export type RowRoute = { action: 'add' } | { action: 'edit' | 'view' | 'delete'; id: number }

const WITH_ID = /^(edit|view|delete)\/([1-9]\d*)$/
// The documents write an id behind add as well; it says nothing.
const ADD = /^add(\/[^/]+)?$/

/** Reads what follows a resource's path in the address; undefined for the list itself, and for what makes no sense. */
export function parseRowRoute(rest: string): RowRoute | undefined {
  const path = rest.replace(/^\/|\/$/g, '')
  if (ADD.test(path)) return { action: 'add' }
  const [, action, id] = WITH_ID.exec(path) ?? []
  if (action !== 'edit' && action !== 'view' && action !== 'delete') return undefined
  return { action, id: Number(id) }
}

/** What follows a resource's path in the address of a row route. */
export const formatRowRoute = (route: RowRoute): string =>
  route.action === 'add' ? '/add' : `/${route.action}/${route.id}`
