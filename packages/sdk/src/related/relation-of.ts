import { entities } from '@lineboard/contract/entities'

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
