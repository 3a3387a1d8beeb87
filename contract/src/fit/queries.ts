import type { FieldRule, ModelRules } from './field-rules.ts'
import { isObject, type Plain } from './fit.ts'
import { otherPrefix } from './mapped-rows.ts'

type Rules = ReadonlyMap<string, ModelRules>
type Where = Readonly<Record<string, unknown>>

export const listOf = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value].flat())

/** A path such as `TrackingSource.Customer.name`: its first name, and the rest where there is one. */
export function firstStep(path: string): readonly [first: string, rest: string | undefined] {
  const at = path.indexOf('.')
  return at < 0 ? [path, undefined] : [path.slice(0, at), path.slice(at + 1)]
}

/** A core API cannot be asked so: `field` is the one of ours. */
export class NoQuestionError extends Error {
  override name = 'NoQuestionError'
  readonly field: string
  constructor(model: string, field: string, problem: string) {
    super(`${field} of ${model} ${problem}`)
    this.field = field
  }
}

/** Met by no row, and by every row. */
const never: Where = { id: { inq: [-1] } }
const always: Where = {}

/** A pattern of `like` as an expression. */
export const like = (pattern: unknown, isExact: boolean) => {
  const source = String(pattern)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('%', '.*')
  return new RegExp(`^${source}$`, isExact ? 's' : 'is')
}

/** Whether a word of ours meets one operator, the way a server would compare it. */
function meets(value: unknown, operator: string, operand: unknown): boolean {
  switch (operator) {
    case 'eq':
      return value === operand
    case 'neq':
      return value !== operand
    case 'inq':
      return listOf(operand).includes(value)
    case 'nin':
      return !listOf(operand).includes(value)
    case 'like':
    case 'ilike':
      return like(operand, operator === 'like').test(String(value))
    case 'nlike':
    case 'nilike':
      return !like(operand, operator === 'nlike').test(String(value))
    default:
      throw new RangeError(operator)
  }
}

/** A condition on a field whose values are words: on all of theirs that stand for those of ours that meet it. */
function onWords(model: string, name: string, rule: FieldRule, operator: string, operand: unknown): Where {
  const { theirs = '', listed = [], words } = rule
  if (operand === null) return { [theirs]: operator === 'neq' ? { neq: null } : null }
  if (!['eq', 'neq', 'inq', 'nin', 'like', 'ilike', 'nlike', 'nilike'].includes(operator))
    throw new NoQuestionError(model, name, `has no order in the core API: it cannot be asked by ${operator}`)
  const isMet = (value: unknown) => meets(value, operator, operand)
  const read = (word: Plain) => rule.read({ [theirs]: word })
  const found = listed.filter((word) => isMet(read(word)))
  // What is not listed stands for one value of ours, or for none.
  const rest = rule.read({ [theirs]: '\u0000 not listed' })
  const isRest = rest !== undefined && words?.(rest).isRest === true && isMet(rest)
  if (!isRest) return found.length > 0 ? { [theirs]: { inq: found } } : never
  const others = listed.filter((word) => !found.includes(word))
  return { and: [...(others.length > 0 ? [{ [theirs]: { nin: others } }] : []), { [theirs]: { neq: null } }] }
}

function onConstant(value: Plain, operator: string, operand: unknown): Where {
  if (operand === null) return operator === 'neq' ? always : never
  const isMet = ['gt', 'gte', 'lt', 'lte', 'between'].includes(operator)
    ? compares(value, operator, operand)
    : meets(value, operator, operand)
  return isMet ? always : never
}

function compares(value: Plain, operator: string, operand: unknown): boolean {
  const [low, high] = operator === 'between' ? listOf(operand) : [operand, operand]
  const [over, under] = [Number(value) - Number(low), Number(value) - Number(high)]
  return (
    { gt: over > 0, gte: over >= 0, lt: over < 0, lte: over <= 0, between: over >= 0 && under <= 0 }[operator] === true
  )
}

function onField(rules: ModelRules, name: string, operator: string, operand: unknown): Where {
  const rule = rules.fields.get(name)
  if (!rule) {
    const theirs = name.startsWith(otherPrefix) ? name.slice(otherPrefix.length) : name
    return { [theirs]: operator === 'eq' ? operand : { [operator]: operand } }
  }
  if (rule.constant !== undefined) return onConstant(rule.constant, operator, operand)
  if (rule.theirs === undefined)
    throw new NoQuestionError(rules.model, name, 'is computed from two fields of the core API: it cannot be asked by')
  if (rule.words) return onWords(rules.model, name, rule, operator, operand)
  const isText = /like$/.test(operator)
  const write = (value: unknown) => (isText ? value : rule.write(value))
  const value = Array.isArray(operand) ? operand.map(write) : write(operand)
  return { [rule.theirs]: operator === 'eq' ? value : { [operator]: value } }
}

/** All parts as one condition. */
function all(parts: readonly Where[]): Where {
  const asked = parts.filter((part) => Object.keys(part).length > 0)
  const names = asked.flatMap((part) => Object.keys(part))
  // A group stands alone: some SQL connectors write `or` beside others without parentheses.
  const isGroupBeside = names.length > 1 && names.some((name) => name === 'and' || name === 'or')
  if (new Set(names).size === names.length && !isGroupBeside) return Object.assign({}, ...asked)
  return { and: asked }
}

/** Several operators on a field: on one of theirs they stay together, as they were given. */
function together(parts: readonly Where[]): Where {
  const [column = ''] = Object.keys(parts[0] ?? {})
  const operators = parts.map((part) => (Object.keys(part).join() === column ? part[column] : undefined))
  const names = operators.flatMap((each) => (isObject(each) ? Object.keys(each) : []))
  const isOne = operators.every(isObject) && new Set(names).size === parts.length && names.length === parts.length
  return isOne ? { [column]: Object.assign({}, ...operators) } : all(parts)
}

/** Conditions on our rows as the core API is asked for them. Throws a NoQuestionError for what it can't be asked. */
export function whereOut(map: Rules, model: string, where: Where): Where {
  const rules = map.get(model)
  const parts = Object.entries(where).map(([name, condition]): Where => {
    if (name === 'and' || name === 'or') {
      const inner = listOf(condition)
        .filter(isObject)
        .map((each) => whereOut(map, model, each))
      const met = inner.filter((each) => Object.keys(each).length > 0)
      // As deep as it was: how deep a server reads is found out through the fit, too.
      if (name === 'and') return met.length > 0 ? { and: met } : always
      // An alternative that every row meets is met by every row.
      return inner.some((each) => Object.keys(each).length === 0) ? always : { or: inner }
    }
    if (!rules) return { [name]: condition }
    const [relation, field] = firstStep(name)
    if (field !== undefined) return throughRelation(map, rules, relation, field, condition)
    if (rules.lacks.has(name)) throw new NoQuestionError(model, name, 'is lacking in the core API')
    if (!isObject(condition)) return onField(rules, name, 'eq', condition)
    return together(Object.entries(condition).map(([operator, operand]) => onField(rules, name, operator, operand)))
  })
  return all(parts)
}

/** A condition on a field of a related row, by their names of both. */
function throughRelation(map: Rules, rules: ModelRules, relation: string, field: string, condition: unknown): Where {
  const theirs = relationOut(rules, relation)
  if (theirs === undefined) throw new NoQuestionError(rules.model, relation, 'is not embedded by the core API')
  const inner = whereOut(map, rules.targets[relation] ?? '', { [field]: condition })
  const entries = Object.entries(inner)
  if (entries.length !== 1 || ['and', 'or'].includes(entries[0]?.[0] ?? ''))
    throw new NoQuestionError(rules.model, `${relation}.${field}`, 'cannot be asked through the relation')
  return Object.fromEntries(entries.map(([name, value]) => [`${theirs}.${name}`, value]))
}

const relationOut = (rules: ModelRules, name: string): string | undefined => {
  if (rules.lacks.has(name)) return undefined
  return rules.relations.has(name) ? rules.relations.get(name) : name
}

/** One term of an order by our names as the core API takes it. Throws a NoQuestionError. */
export function orderOut(map: Rules, model: string, term: unknown): string {
  const [path = '', direction] = String(term).split(' ')
  const rules = map.get(model)
  const rule = rules?.fields.get(path)
  const suffix = direction === undefined ? '' : ` ${direction}`
  if (rules && path.includes('.')) {
    const [relation, field = ''] = firstStep(path)
    const inner = orderOut(map, rules.targets[relation] ?? '', field)
    const theirs = relationOut(rules, relation)
    if (theirs === undefined)
      throw new NoQuestionError(model, relation, 'is not embedded by the core API: rows cannot be ordered by it')
    return `${theirs}.${inner}${suffix}`
  }
  if (rules?.lacks.has(path) || (rule && rule.theirs === undefined))
    throw new NoQuestionError(model, path, 'is no column of the core API: rows cannot be ordered by it')
  if (rule && !rule.isOrdered && !rule.words)
    throw new NoQuestionError(model, path, 'is written in no order by the core API')
  return `${rule?.theirs ?? path}${suffix}`
}

/** One relation to embed: its name, `{ relation, scope }`, or `{ name: those below it }`. */
function includeOut(map: Rules, rules: ModelRules, each: unknown): unknown[] {
  if (isObject(each) && each.relation === undefined)
    return Object.entries(each).flatMap(([name, below]) => {
      const theirs = relationOut(rules, name)
      const inner = map.get(rules.targets[name] ?? '')
      const relations = inner ? listOf(below).flatMap((one) => includeOut(map, inner, one)) : listOf(below)
      return theirs === undefined ? [] : [relations.length > 0 ? { [theirs]: relations } : theirs]
    })
  const name = String(isObject(each) ? each.relation : each)
  const theirs = relationOut(rules, name)
  if (theirs === undefined) return []
  if (!isObject(each)) return [theirs]
  const { scope } = each
  const inner = isObject(scope) && { scope: filterOut(map, rules.targets[name] ?? '', scope) }
  return [{ ...each, relation: theirs, ...inner }]
}

/** A filter of ours as the core API takes it; relations that it does not embed are left out. Throws as `whereOut` does. */
export function filterOut(map: Rules, model: string, filter: Where): Where {
  const rules = map.get(model)
  if (!rules) return filter
  const { where, order, fields, include, ...rest } = filter
  const names = Array.isArray(fields) ? fields.map(String) : undefined
  const columns = names
    ?.filter((name) => !rules.lacks.has(name))
    .flatMap((name) => rules.fields.get(name)?.from ?? [name])
  if (columns && columns.length > 0 && rules.currency !== undefined) columns.push(rules.currency)
  const relations = listOf(include).flatMap((each) => includeOut(map, rules, each))
  return {
    ...rest,
    ...(isObject(where) && { where: whereOut(map, model, where) }),
    ...(order !== undefined && { order: listOf(order).map((term) => orderOut(map, model, term)) }),
    ...(columns && columns.length > 0 && { fields: [...new Set(columns)] }),
    ...(relations.length > 0 && { include: relations }),
  }
}
