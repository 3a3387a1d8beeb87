import { deletedSource, NONE } from './call-groups.ts'

/** How servers name the calls of a source, or those of none. */
export const sourceLabel = (key: string | number, name: string | undefined): string =>
  key === NONE ? 'No source' : (name ?? deletedSource(key))

/** How servers name the calls that a number got, or that none got. */
export const deliveredLabel = (key: string | number): string => (key === NONE ? 'Not delivered' : String(key))
