/** What of a read's arguments may speak of related rows. */
export interface RelatedArgs {
  where?: object | undefined
  filter?: { where?: object | undefined; order?: unknown } | undefined
}

const isOfRelations = /"\w+\.[\w.]+[" ]/

/** Whether a condition or an order of a read may be on a field of a related row: quickly, and now and then for nothing. */
export const speaksOfRelations = ({ where, filter }: RelatedArgs): boolean =>
  isOfRelations.test(JSON.stringify([where, filter?.where, filter?.order]))
