import { FilterError } from '../filter/filter-error.ts'
import type { AnyWhere } from '../filter/filter-types.ts'
import { isObject } from '../filter/is-object.ts'
import { type ProfileFacts, profileVersion, type ServerProfile } from './server-profile.ts'

const negations = new Set(['neq', 'nin', 'nlike', 'nilike'])
const withCase: Readonly<Record<string, string>> = { ilike: 'like', nilike: 'nlike' }

const entry = (where: unknown): readonly [string, unknown] | undefined =>
  isObject(where) && Object.keys(where).length === 1 ? Object.entries(where)[0] : undefined

/** The negation in `{ or: [{ name: { neq: 'x' } }, { name: null }] }`, which is how rows without a value are kept everywhere. */
function kept(parts: readonly unknown[]): AnyWhere | undefined {
  const [first, second, ...more] = parts
  const [path, condition] = entry(first) ?? []
  const [other, none] = entry(second) ?? []
  const [operator = ''] = entry(condition) ?? []
  const isPair = more.length === 0 && path !== undefined && path === other && none === null && negations.has(operator)
  return isPair && isObject(first) ? first : undefined
}

function adaptCondition(path: string, condition: unknown, facts: ProfileFacts): AnyWhere {
  if (path.includes('.') && facts.conditionsOnRelations === false) {
    throw new FilterError(`This server honours no condition on ${path}: ask for those rows first, and for their ids`)
  }
  const [operator = '', operand] = entry(condition) ?? []
  if (!facts.lacks.includes(operator)) return { [path]: condition }
  const plain = withCase[operator]
  // Where `like` ignores letter case it finds the same.
  if (plain !== undefined && facts.likeIsCaseSensitive === false) return { [path]: { [plain]: operand } }
  throw new FilterError(`This server has no ${operator}, which ${path} is asked by`)
}

function adapted(where: AnyWhere, facts: ProfileFacts, depth: number): AnyWhere {
  if (depth > facts.maxDepth) {
    throw new FilterError(`This server takes conditions nested ${facts.maxDepth} deep: these go deeper`)
  }
  const parts = Object.entries(where).map(([key, value]): AnyWhere => {
    if (!Array.isArray(value)) return adaptCondition(key, value, facts)
    const negation = key === 'or' && facts.negationsKeepNulls ? kept(value) : undefined
    if (negation) return adapted(negation, facts, depth)
    return { [key]: value.filter(isObject).map((part) => adapted(part, facts, depth + 1)) }
  })
  const names = parts.flatMap((part) => Object.keys(part))
  // A negation without its `or` may speak of a field that another condition speaks of.
  const isGroupBeside = names.length > 1 && names.some((name) => name === 'and' || name === 'or')
  return new Set(names).size < names.length || isGroupBeside ? { and: parts } : Object.assign({}, ...parts)
}

/** Conditions as the server of a profile takes them. Throws a FilterError for those that it does not. */
const adaptWhere = (where: AnyWhere, facts: ProfileFacts): AnyWhere => adapted(where, facts, 0)

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
function adaptQuery(facts: ProfileFacts, operationId: string, name: string, asked: AnyWhere): AnyWhere {
  if (name === 'where') return adaptWhere(asked, facts)
  const [model] = operationId.split('.')
  const refused = relationsOf(asked.include).find((each) => facts.refusedIncludes.includes(`${model}.${each}`))
  if (refused) throw new FilterError(`This server refuses to include ${refused} with ${model}: read those rows apart`)
  return adaptFilter(asked, facts)
}

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  list: (value) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
  number: (value) => typeof value === 'number' && value > 0,
  boolean: (value) => value === undefined || typeof value === 'boolean',
}

/** What each fact that filters are written by must be. */
const facts: readonly (readonly [keyof ProfileFacts, string])[] = [
  ['lacks', 'list'],
  ['refusedIncludes', 'list'],
  ['maxDepth', 'number'],
  ['maxUrlLength', 'number'],
  ['negationsKeepNulls', 'boolean'],
  ['likeIsCaseSensitive', 'boolean'],
  ['conditionsOnRelations', 'boolean'],
]

function assertProfile(value: unknown): asserts value is ProfileFacts {
  if (!isObject(value) || value.profileVersion !== profileVersion) {
    const found = isObject(value) ? `version ${String(value.profileVersion)}` : typeof value
    throw new TypeError(
      `This is no profile of version ${profileVersion} (${found}): make it with \`lineboard check --semantics --profile FILE\``,
    )
  }
  const wrong = facts.find(([name, kind]) => !kinds[kind]?.(value[name]))
  if (wrong) throw new TypeError(`${wrong[0]} of this profile is no ${wrong[1]}: make it anew`)
}

/**
 * Reads the profile of a server, as `lineboard check --semantics --profile FILE` writes it, for the option `profile` of a client. Throws a
 * TypeError for anything else, another version among it.
 */
export function readProfile(profile: unknown): ServerProfile {
  assertProfile(profile)
  return {
    facts: profile,
    maxUrlLength: profile.maxUrlLength,
    adapt: (operationId, name, asked) => adaptQuery(profile, operationId, name, asked),
  }
}
