// A filter of the API as the editor shows it: conditions on one field each, all or any of which must hold.

/** Operators in words; those that a field takes are in the document. `exists` is none: servers differ in it. */
export const operatorWords = {
  eq: 'is',
  neq: 'is not',
  gt: 'is more than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
  between: 'is between',
  inq: 'is one of',
  nin: 'is none of',
  like: 'is like (case counts)',
  nlike: 'is not like (case counts)',
  ilike: 'is like',
  nilike: 'is not like',
  regexp: 'matches the expression',
  none: 'has no value',
  some: 'has a value',
}

const nameOf = ($ref) => $ref.slice($ref.lastIndexOf('/') + 1)

/** What the fields of a model are, and what may be asked of each: `{ kind, values, operators }` by name. */
function fieldsOf(where, schemas) {
  const resolve = (node) => (node?.$ref ? schemas[nameOf(node.$ref)] : node) ?? {}
  const fields = Object.entries(where.properties ?? {}).filter(([, { $ref }]) => $ref?.endsWith('Condition'))
  return Object.fromEntries(
    fields.map(([name, condition]) => {
      const parts = resolve(condition).anyOf.map(resolve)
      const value = parts.find(({ type }) => type !== 'null' && type !== 'object') ?? {}
      const { properties = {} } = parts.find(({ type }) => type === 'object') ?? {}
      const kind = value.enum ? 'choice' : value.format === 'date-time' ? 'time' : value.type
      const operators = ['eq', ...Object.keys(properties), 'none', 'some'].filter((operator) => operatorWords[operator])
      return [name, { kind, values: value.enum, operators: [...new Set(operators)] }]
    }),
  )
}

/** What the editor knows of a parameter by its schema: of a filter, or of conditions alone. */
export function shapeOf(schema, schemas) {
  const resolve = (node) => (node?.$ref ? schemas[nameOf(node.$ref)] : node)
  const whole = resolve(schema) ?? {}
  const { where, order, include } = whole.properties ?? {}
  const isFilter = where !== undefined && order !== undefined
  const conditions = isFilter ? resolve(where) : whole
  const orders = /^\^\(([^)]*)\)/.exec(order?.items?.pattern ?? '')?.[1] ?? ''
  return {
    isFilter,
    fields: fieldsOf(conditions ?? {}, schemas),
    orders: orders.split('|').map((name) => name.replaceAll('\\', '')),
    relations: include?.items?.enum ?? [],
  }
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

function conditionsOf(where, fields) {
  return Object.entries(where).flatMap(([field, condition]) => {
    if (!fields[field]) throw new Error(field)
    if (condition === null) return [{ field, operator: 'none', value: '' }]
    if (!isObject(condition)) return [{ field, operator: 'eq', value: String(condition) }]
    return Object.entries(condition).map(([operator, value]) => {
      if (operator === 'neq' && value === null) return { field, operator: 'some', value: '' }
      if (!fields[field].operators.includes(operator)) throw new Error(operator)
      if ([value].flat().some((each) => Array.isArray(value) && String(each).includes(','))) throw new Error('comma')
      return { field, operator, value: Array.isArray(value) ? value.join(', ') : String(value) }
    })
  })
}

function readWhere(where, fields) {
  const [join] = Object.keys(where)
  const isList = (join === 'and' || join === 'or') && Object.keys(where).length === 1
  if (!isList) return { match: 'and', conditions: conditionsOf(where, fields) }
  const parts = where[join].map((part) => conditionsOf(part, fields))
  // What stands in one object holds together.
  if (join === 'or' && parts.some(({ length }) => length > 1)) throw new Error(join)
  return { match: join, conditions: parts.flat() }
}

/** Nothing is asked. */
const empty = { match: 'and', conditions: [], order: [], limit: '', skip: '', include: [] }

/** The draft of a filter as text; undefined for one that has more than the editor shows. */
export function readDraft(text, { isFilter, fields, relations }) {
  try {
    const value = text ? JSON.parse(text) : {}
    const {
      where = {},
      order = [],
      limit = '',
      skip = '',
      include = [],
      ...others
    } = isFilter ? value : { where: value }
    if (Object.keys(others).length > 0 || ![include].flat().every((name) => relations.includes(name))) return undefined
    const orders = [order].flat().map((each) => each.split(' '))
    const sorted = orders.map(([field, way = 'ASC']) => ({ field, way }))
    return { ...readWhere(where, fields), order: sorted, limit, skip, include: [include].flat() }
  } catch {
    return undefined
  }
}

const one = {
  number: (text) => (text.trim() === '' ? undefined : Number(text)),
  integer: (text) => (text.trim() === '' ? undefined : Number(text)),
  boolean: (text) => text === 'true',
  time: (text) =>
    !/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(Date.parse(text)) ? undefined : new Date(text).toISOString(),
}

/** A value as its field takes it; undefined for none. */
function typedValue(text, kind) {
  const value = one[kind] ? one[kind](text) : text
  return Number.isNaN(value) || value === '' ? undefined : value
}

function written({ field, operator, value }, fields) {
  const { kind } = fields[field]
  if (operator === 'none') return { [field]: null }
  if (operator === 'some') return { [field]: { neq: null } }
  const isMany = ['inq', 'nin', 'between'].includes(operator)
  const values = (isMany ? value.split(',').map((each) => each.trim()) : [value]).map((each) => typedValue(each, kind))
  const isWhole = values.every((each) => each !== undefined) && (operator !== 'between' || values.length === 2)
  if (!isWhole) return undefined
  return { [field]: operator === 'eq' ? values[0] : { [operator]: isMany ? values : values[0] } }
}

function writtenWhere({ match, conditions }, fields) {
  const parts = conditions.map((each) => written(each, fields)).filter(Boolean)
  return parts.length > 1 ? { [match]: parts } : parts[0]
}

/** The filter as text; conditions without a whole value are left out. */
export function writeDraft(draft, { isFilter, fields }) {
  const where = writtenWhere(draft, fields)
  if (!isFilter) return where ? JSON.stringify(where) : ''
  const { order, limit, skip, include } = draft
  const numberOf = (text) => (text === '' ? undefined : Number(text))
  const filter = {
    where,
    order: order.length > 0 ? order.map(({ field, way }) => `${field} ${way}`) : undefined,
    limit: numberOf(limit),
    skip: numberOf(skip),
    include: include.length > 0 ? include : undefined,
  }
  const text = JSON.stringify(filter)
  return text === '{}' ? '' : text
}

export const emptyDraft = () => empty
