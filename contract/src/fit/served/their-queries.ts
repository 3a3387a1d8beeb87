import type { FieldRule } from '../field-rules.ts'
import type { Plain } from '../fit.ts'
import { isObject } from '../fit.ts'
import { relationBy } from '../mapped-rows.ts'
import { firstStep, like, listOf, NoQuestionError } from '../queries.ts'
import { type ServedRules, wordPairs } from './columns.ts'

type Rules = ReadonlyMap<string, ServedRules>
type Where = Readonly<Record<string, unknown>>

/** The core API has no relation of that name. */
export class NoRelationError extends Error {
  override name = 'NoRelationError'
  constructor(model: string, relation: string) {
    super(`Relation "${relation}" is not defined for ${model} model`)
  }
}

/** Met by no row, and by every row. */
const never: Where = { id: { inq: [] } }
const always: Where = { id: { neq: null } }

/** How queries write yes and no, too. */
const yesNo = (word: Plain) => (typeof word === 'boolean' ? String(Number(word)) : String(word))

/** Whether a value of a column meets an operator, as SQL compares it. */
function meets(word: Plain, operator: string, operand: unknown): boolean | undefined {
  const isSame = (other: unknown) => other !== null && [String(word), yesNo(word)].includes(String(other))
  const isLike = (isExact: boolean) => like(operand, isExact).test(String(word))
  const order = (bound: unknown) =>
    typeof word === 'number' ? word - Number(bound) : String(word) < String(bound) ? -1 : isSame(bound) ? 0 : 1
  const [low, high] = listOf(operand)
  switch (operator) {
    case 'eq':
      return isSame(operand)
    case 'neq':
      return !isSame(operand)
    case 'inq':
      return listOf(operand).some(isSame)
    case 'nin':
      return !listOf(operand).some(isSame)
    case 'like':
    case 'ilike':
      return isLike(operator === 'like')
    case 'nlike':
    case 'nilike':
      return !isLike(operator === 'nlike')
    case 'gt':
      return order(operand) > 0
    case 'gte':
      return order(operand) >= 0
    case 'lt':
      return order(operand) < 0
    case 'lte':
      return order(operand) <= 0
    case 'between':
      return order(low) >= 0 && order(high) <= 0
    default:
      return undefined
  }
}

/** A condition on a column of words: on our values whose word meets it. */
function onWords(
  model: string,
  name: string,
  field: string,
  rule: FieldRule,
  operator: string,
  operand: unknown,
): Where {
  const pairs = [...wordPairs(rule)]
  const known = pairs.map(([ours]) => ours)
  if (operand === null && operator === 'neq') return { [field]: { inq: known } }
  // The column is empty where ours has no word, too.
  if (operand === null) return { or: [{ [field]: null }, { [field]: { nin: known } }] }
  const found = pairs.filter(([, word]) => {
    const isMet = meets(word, operator, operand)
    if (isMet === undefined)
      throw new NoQuestionError(model, name, `is a column of words: it cannot be asked by ${operator}`)
    return isMet
  })
  return found.length > 0 ? { [field]: { inq: found.map(([ours]) => ours) } } : never
}

/** A condition on a time that is written in steps of a unit: our times of the same step are one to it. */
function onTime(field: string, unitMs: number, operator: string, from: unknown): Where | undefined {
  if (listOf(from).some((each) => Number.isNaN(Date.parse(String(each))))) return undefined
  const next = (time: unknown) => new Date(Date.parse(String(time)) + unitMs).toISOString()
  const within = (time: unknown): Where => ({ and: [{ [field]: { gte: time } }, { [field]: { lt: next(time) } }] })
  const [low, high] = listOf(from)
  switch (operator) {
    case 'eq':
      return within(from)
    case 'neq':
      return { or: [{ [field]: { lt: from } }, { [field]: { gte: next(from) } }] }
    case 'gt':
      return { [field]: { gte: next(from) } }
    case 'lte':
      return { [field]: { lt: next(from) } }
    case 'between':
      return { and: [{ [field]: { gte: low } }, { [field]: { lt: next(high) } }] }
    case 'inq':
      return listOf(from).length > 0 ? { or: listOf(from).map(within) } : never
    default:
      return undefined
  }
}

/** A condition on a column that no row has a value for. */
const onNothing = (operator: string, operand: unknown) => (operator === 'eq' && operand === null ? always : never)

/** A condition on a column of theirs; undefined where they have no such column. */
function onColumn(rules: ServedRules, name: string, condition: unknown): Where | undefined {
  const [first, rest] = firstStep(name)
  const column = rules.columns.get(first)
  if (!column) return undefined
  const { field, rule, needs } = column
  const asked: readonly (readonly [string, unknown])[] = isObject(condition)
    ? Object.entries(condition)
    : [['eq', condition]]
  if (field === undefined && needs.length > 0)
    throw new NoQuestionError(rules.model, name, `is made of ${needs.join(' and ')} here: it cannot be asked by`)
  if (field === undefined) return all(asked.map(([operator, operand]) => onNothing(operator, operand)))
  const path = rest === undefined ? field : `${field}.${rest}`
  if (!rule || rest !== undefined) return { [path]: condition }
  if (!rule.words) return onValues(field, rule, asked)
  const isFolded = isObject(condition) && condition.options === 'i'
  return all(
    asked
      .filter(([operator]) => operator !== 'options')
      .map(([operator, operand]) =>
        onWords(rules.model, name, field, rule, isFolded ? operator.replace(/like$/, 'ilike') : operator, operand),
      ),
  )
}

/** A condition on a column whose values are ours in another form. */
function onValues(field: string, rule: FieldRule, asked: readonly (readonly [string, unknown])[]): Where {
  const read = (value: unknown) => {
    const ours = rule.read({ [rule.theirs ?? '']: value })
    // What cannot be read stays as it is: the server refuses it.
    return ours === undefined || Number.isNaN(ours) ? value : ours
  }
  const parts: Where[] = []
  const others: Record<string, unknown> = {}
  for (const [operator, operand] of asked) {
    const isValue = operand !== null && !/like$|^regexp$|^options$/.test(operator)
    const value = isValue ? (Array.isArray(operand) ? operand.map(read) : read(operand)) : operand
    const onStep = isValue && rule.unitMs !== undefined && onTime(field, rule.unitMs, operator, value)
    if (onStep) parts.push(onStep)
    else others[operator] = value
  }
  if (Object.keys(others).length > 0) parts.push({ [field]: 'eq' in others ? others.eq : others })
  return all(parts)
}

/** All parts as one condition. */
function all(parts: readonly Where[]): Where {
  const names = parts.flatMap((part) => Object.keys(part))
  return new Set(names).size === names.length ? Object.assign({}, ...parts) : { and: parts }
}

/** The fields of a condition, each below a relation. */
function below(relation: string, where: Where): Where {
  return Object.fromEntries(
    Object.entries(where).map(([name, condition]) =>
      name === 'and' || name === 'or'
        ? [name, listOf(condition).map((each) => (isObject(each) ? below(relation, each) : each))]
        : [`${relation}.${name}`, condition],
    ),
  )
}

function onPath(map: Rules, rules: ServedRules, name: string, condition: unknown): Where | undefined {
  const [first, rest] = firstStep(name)
  const relation = rest === undefined ? undefined : relationBy(rules, first)
  if (rest === undefined || relation === undefined) return onColumn(rules, name, condition)
  const inner = whereServed(map, rules.targets[relation] ?? '', { [rest]: condition })
  return Object.keys(inner).length === 0 ? undefined : below(relation, inner)
}

/**
 * Conditions of the core API as ours. Those on columns that it does not have are left out, as SQL connectors of LoopBack do.
 * Throws a NoQuestionError for a column that is made of several fields of ours.
 */
export function whereServed(map: Rules, model: string, where: Where): Where {
  const rules = map.get(model)
  if (!rules) return where
  const parts = Object.entries(where).map(([name, condition]): Where | undefined => {
    if (name !== 'and' && name !== 'or' && name !== 'nor') return onPath(map, rules, name, condition)
    if (!Array.isArray(condition)) return { [name]: condition }
    const inner = condition.map((each) => (isObject(each) ? whereServed(map, model, each) : each))
    const asked = inner.filter((each) => !isObject(each) || Object.keys(each).length > 0)
    return asked.length > 0 || condition.length === 0 ? { [name]: asked } : undefined
  })
  return all(parts.filter((part) => part !== undefined))
}

/** One term of an order of theirs as ours; none where they have no such column. Throws a NoQuestionError. */
export function orderServed(map: Rules, model: string, term: string): string[] {
  const [path = '', ...direction] = term.trim().split(/\s+/)
  const rules = map.get(model)
  if (!rules) return [term]
  const suffix = direction.map((each) => ` ${each}`).join('')
  const [first, rest] = firstStep(path)
  const relation = rest === undefined ? undefined : relationBy(rules, first)
  if (relation !== undefined && rest !== undefined)
    return orderServed(map, rules.targets[relation] ?? '', rest).map((inner) => `${relation}.${inner}${suffix}`)
  const column = rules.columns.get(first)
  if (column && column.field === undefined && column.needs.length > 0)
    throw new NoQuestionError(
      model,
      path,
      `is made of ${column.needs.join(' and ')} here: rows cannot be ordered by it`,
    )
  if (column?.field === undefined) return []
  return [`${rest === undefined ? column.field : `${column.field}.${rest}`}${suffix}`]
}

/** Columns to keep of those named by `fields`: a list, a text, or names with true or false. */
function keptColumns(fields: unknown): { keep?: readonly string[]; drop?: readonly string[] } {
  if (typeof fields === 'string' && fields !== '') return { keep: [fields] }
  if (Array.isArray(fields)) return fields.length > 0 ? { keep: fields.map(String) } : {}
  if (!isObject(fields)) return {}
  const keep = Object.keys(fields).filter((name) => isYes(fields[name]))
  return keep.length > 0 ? { keep } : { drop: Object.keys(fields) }
}

const isYes = (value: unknown) => Boolean(value) && value !== 'false' && value !== '0'

/** What a filter of theirs asks of rows: columns, and relations with the same of theirs. */
export interface Asked {
  fields: unknown
  relations: ReadonlyMap<string, Asked>
}

/** Whether a filter asks for a column. */
export function askedColumns(asked: Asked | undefined): (name: string) => boolean {
  const { keep, drop } = keptColumns(asked?.fields)
  return (name) => (keep ? keep.includes(name) : !drop?.includes(name))
}

interface Include {
  relation: string
  scope: Where
}

/** What an `include` names, in one form: LoopBack takes texts, lists, and objects of two kinds. */
function includes(include: unknown): Include[] {
  if (include === undefined || include === null || include === '') return []
  if (Array.isArray(include)) return include.flatMap(includes)
  if (typeof include === 'string') {
    const [relation, rest] = firstStep(include)
    return [{ relation, scope: rest === undefined ? {} : { include: rest } }]
  }
  if (!isObject(include)) return []
  const { relation, scope } = include
  if (typeof relation === 'string') return [{ relation, scope: isObject(scope) ? scope : {} }]
  return Object.entries(include).map(([name, inner]) => ({ relation: name, scope: { include: inner } }))
}

/** What a filter asks of rows. */
export const askedOf = ({ fields, include }: Where): Asked => ({
  fields,
  relations: new Map(includes(include).map(({ relation, scope }) => [relation, askedOf(scope)])),
})

/** Our fields that columns are made of; `id` where there are none. */
function fieldsServed({ columns }: ServedRules, fields: unknown): Where {
  const { keep } = keptColumns(fields)
  if (!keep) return {}
  const needs = new Set(keep.flatMap((name) => columns.get(name)?.needs ?? []))
  return { fields: needs.size > 0 ? [...needs] : ['id'] }
}

/** The one value of each field that has one: rows with another are none of the core API. */
export const constantsOf = (rules: ServedRules | undefined): Where =>
  Object.fromEntries(
    [...(rules?.fields ?? [])].flatMap(([name, { constant }]) => (constant === undefined ? [] : [[name, constant]])),
  )

function includeServed(map: Rules, rules: ServedRules, { relation, scope }: Include): Where {
  const ours = relationBy(rules, relation)
  if (ours === undefined || rules.lacks.has(ours)) throw new NoRelationError(rules.model, relation)
  const target = rules.targets[ours] ?? ''
  const filter = filterServed(map, target, scope)
  const own = constantsOf(map.get(target))
  const where = isObject(filter.where) ? { and: [own, filter.where] } : own
  return { relation: ours, scope: Object.keys(own).length > 0 ? { ...filter, where } : filter }
}

/** A filter of the core API as ours. Throws as `whereServed` does, and a NoRelationError. */
export function filterServed(map: Rules, model: string, filter: Where): Where {
  const rules = map.get(model)
  if (!rules) return filter
  const { where, order, fields, include, ...rest } = filter
  const terms = listOf(order).flatMap((term) => (typeof term === 'string' ? term.split(/,\s*/) : []))
  const ordered = terms.filter(Boolean).flatMap((term) => orderServed(map, model, term))
  const relations = includes(include).map((each) => includeServed(map, rules, each))
  return {
    ...rest,
    ...(where !== undefined && { where: isObject(where) ? whereServed(map, model, where) : where }),
    ...(ordered.length > 0 && { order: ordered }),
    ...fieldsServed(rules, fields),
    ...(relations.length > 0 && { include: relations }),
  }
}
