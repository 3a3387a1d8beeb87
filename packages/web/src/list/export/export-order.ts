import type { Sort } from '../../kit/list-state.ts'

/**
 * The order a file can be written in page by page: that of the list, if it is by a field of the rows themselves. Orders by
 * a field of a relation have no condition for what comes after a row.
 */
export const exportOrder = (sort: Sort): Sort | undefined => (sort.field.includes('.') ? undefined : sort)
