/** Key of the calls of a report that have nothing to be grouped by. */
export const NONE = 'none'

/** How servers name a source whose row is gone. */
export const deletedSource = (key: string | number): string => `Deleted source ${key}`

/** How servers name the calls of a source, or those of none. */
export const sourceLabel = (key: string | number, name: string | undefined): string =>
  key === NONE ? 'No source' : (name ?? deletedSource(key))

/** How servers name the calls that a number got, or that none got. */
export const deliveredLabel = (key: string | number): string => (key === NONE ? 'Not delivered' : String(key))
