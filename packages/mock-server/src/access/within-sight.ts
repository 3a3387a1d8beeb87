import { entityMeta } from '../contract/entity-meta.ts'
import type { AnyRow, ModelName } from '../store/models.ts'
import type { Where } from '../store/types.ts'
import { namesStaff, staffFields } from './named-staff.ts'

/** What a principal may see of the tables. */
export interface Sight {
  /** The rows of a model that are to be seen, as a condition; undefined when that is all of them. */
  scopeOf(model: string): Where | undefined
  /** Rows of a model that are to be seen and meet a condition. */
  find(model: ModelName, where: Where): readonly AnyRow[]
}

const isList = (value: unknown): value is readonly Where[] => Array.isArray(value)

const below = (path: string, scope: Where): Where =>
  Object.fromEntries(Object.entries(scope).map(([field, condition]) => [`${path}.${field}`, condition]))

function onField(sight: Sight, model: string, key: string, condition: unknown): Where {
  const parts: Where[] = []
  const passed: string[] = []
  let at = model
  let rest = key.split('.')
  for (;;) {
    const [name = '', ...inner] = rest
    const relations = entityMeta(at)?.relations ?? {}
    const relation = inner.length > 0 && Object.hasOwn(relations, name) ? relations[name] : undefined
    if (!relation) return { and: [...parts, { [key]: condition }] }
    if (relation.type === 'hasMany') {
      // Of several related rows only those to be seen are asked.
      const found = sight.find(relation.model as ModelName, { [inner.join('.')]: condition })
      const id = [...passed, 'id'].join('.')
      return { and: [...parts, { [id]: { inq: found.map((row) => Number(row[relation.foreignKey])) } }] }
    }
    passed.push(name)
    const path = passed.join('.')
    const isNamed = namesStaff(at, relation.model) && staffFields.includes(inner.join('.'))
    const scope = isNamed ? undefined : sight.scopeOf(relation.model)
    if (scope) parts.push({ or: [{ [`${path}.id`]: null }, below(path, scope)] })
    at = relation.model
    rest = inner
  }
}

/**
 * A `where` whose conditions on related rows hold for none that is not to be seen: which rows have one would tell what stands in it. That a row
 * has no related one may be asked.
 */
export function withinSight(sight: Sight, model: string, where: Where): Where {
  const parts = Object.entries(where).map(([key, condition]): Where => {
    if (isList(condition) && /^(and|or|nor)$/.test(key))
      return { [key]: condition.map((part) => withinSight(sight, model, part)) }
    return key.includes('.') ? onField(sight, model, key, condition) : { [key]: condition }
  })
  return parts.length === 1 ? (parts[0] ?? {}) : { and: parts }
}
