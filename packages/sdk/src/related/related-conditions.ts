import { entities } from '@lineboard/contract/entities'
import { FilterError } from '../filter/filter-error.ts'
import { isObject } from '../filter/is-object.ts'

/** A relation of a list's rows to a row of another list each. */
export interface Relation {
  name: string
  /** The list of the rows that have it, and that of the rows it leads to: `OpNumber.find` and `TrackingSource.find`. */
  own: string
  list: string
  foreignKey: string
}

type Relations = Readonly<Record<string, { model: keyof typeof entities; type: string; foreignKey: string }>>

const isModel = (name: string | undefined): name is keyof typeof entities => name !== undefined && name in entities

/** The relation that a path such as `TrackingSource.name` of a list leads through; undefined where it leads through none, or to many rows. */
export function relationOf(operationId: string, path: string): Relation | undefined {
  const [model] = operationId.split('.')
  const [name = '', field] = path.split('.')
  if (!isModel(model) || field === undefined) return undefined
  const relations: Relations = entities[model].relations
  const found = relations[name]
  if (found?.type !== 'belongsTo') return undefined
  return { name, own: `${model}.find`, list: `${found.model}.find`, foreignKey: found.foreignKey }
}

/** The opposite of a condition that a row meets by not having a value, and whether a row without the related one meets it; undefined of any other. */
export function opposite(condition: unknown): { condition: unknown; isMetByNone: boolean } | undefined {
  if (!isObject(condition)) return undefined
  const { neq, nin, nilike } = condition
  if (neq !== undefined) return { condition: neq, isMetByNone: neq !== null }
  if (Array.isArray(nin)) return { condition: { inq: nin }, isMetByNone: !nin.includes(null) }
  // Where a full stop is sent as any character, more would be taken off than has the text.
  if (typeof nilike === 'string' && !nilike.includes('.')) return { condition: { ilike: nilike }, isMetByNone: true }
  return undefined
}

/** Whether a row that belongs to no other one meets a condition on a field of that one. */
export function isMetByNone(condition: unknown): boolean {
  if (!isObject(condition)) return condition === null
  const { inq, nilike, nlike } = condition
  return nilike !== undefined || nlike !== undefined || (Array.isArray(inq) && inq.includes(null))
}

/** A condition on related rows cannot be asked by their ids. Thrown before the rows themselves are asked for. */
export class RelatedRowsError extends FilterError {
  override name = 'RelatedRowsError'
  /** More related rows meet it than an address takes, or this person may not list them. */
  readonly reason: 'too many' | 'not allowed'
  /** How many related rows a condition may find. */
  readonly most: number

  constructor(reason: RelatedRowsError['reason'], path: string, most: number) {
    super(
      reason === 'too many'
        ? `${path} is asked of more than ${most} related rows, too many for a server that does not look through relations`
        : `${path} is asked of rows that you may not list, on a server that does not look through relations`,
    )
    this.reason = reason
    this.most = most
  }
}
