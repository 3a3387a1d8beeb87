/** Key of the calls of a report that have nothing to be grouped by. */
export const NONE = 'none'

/** How servers name a source whose row is gone. */
export const deletedSource = (key: string | number): string => `Deleted source ${key}`
