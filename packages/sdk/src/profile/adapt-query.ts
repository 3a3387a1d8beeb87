import type { AnyWhere } from '../filter/filter.ts'
import { FilterError } from '../filter/filter-error.ts'
import { isObject } from '../filter/is-object.ts'
import { adaptWhere } from './adapt-where.ts'
import type { ProfileFacts } from './profile-facts.ts'

function relationsOf(include: unknown): string[] {
  if (Array.isArray(include)) return include.flatMap(relationsOf)
  const name = isObject(include) ? include.relation : include
  return typeof name === 'string' ? [name] : []
}

/** Conditions inside what is embedded are conditions too; which model they speak of is not known here, and not needed. */
function adaptInclude(include: unknown, facts: ProfileFacts): unknown {
  if (Array.isArray(include)) return include.map((each) => adaptInclude(each, facts))
  if (!isObject(include) || !isObject(include.scope)) return include
  return { ...include, scope: adaptFilter(include.scope, facts) }
}

function adaptFilter(filter: AnyWhere, facts: ProfileFacts): AnyWhere {
  const { where, include } = filter
  return {
    ...filter,
    ...(isObject(where) && { where: adaptWhere(where, facts) }),
    ...(include !== undefined && { include: adaptInclude(include, facts) }),
  }
}

/**
 * A `filter` or `where` that was written portably, as the server of the profile takes it. Throws a FilterError for what it
 * can't be asked: relations that it refuses to embed, operators that it has not, conditions nested too deep.
 */
export function adaptQuery(facts: ProfileFacts, operationId: string, name: string, asked: AnyWhere): AnyWhere {
  if (name === 'where') return adaptWhere(asked, facts)
  const [model] = operationId.split('.')
  const refused = relationsOf(asked.include).find((each) => facts.refusedIncludes.includes(`${model}.${each}`))
  if (refused) throw new FilterError(`This server refuses to include ${refused} with ${model}: read those rows apart`)
  return adaptFilter(asked, facts)
}
