// What the names of fields say of answers that are not as the contract has them: those of a database that writes null for what is not
// there, and whose driver writes numbers as text, as PostgreSQL's does of bigint, numeric, and what it counts and sums, or yes and no as numbers,
// as MySQL's does of tinyint(1).
import { deref, listOperations } from './operation-table.mjs'

const typesOf = ({ type, anyOf = [], oneOf = [] }) => [type ?? [], ...[...anyOf, ...oneOf].map(typesOf)].flat()

const isNumber = (types) => types.length > 0 && types.every((type) => type === 'number' || type === 'integer')

const isBoolean = (types) => types.length > 0 && types.every((type) => type === 'boolean')

/** Whether what stands in it has names of its own choosing. */
const isFree = ({ properties, items, anyOf, oneOf, allOf }, types) =>
  !(properties ?? items ?? anyOf ?? oneOf ?? allOf) && (types.length === 0 || types.includes('object'))

/** Tells `meet` of every field in an answer, by its name and what it is. */
function walk(spec, node, meet, seen = new Set()) {
  const schema = deref(spec, node)
  if (!schema || seen.has(schema)) return
  seen.add(schema)
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const field = deref(spec, property)
    meet(name, field, typesOf(field))
    walk(spec, field, meet, seen)
  }
  for (const part of [schema.items, ...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    if (part) walk(spec, part, meet, seen)
}

const answersOf = (spec, operation) =>
  Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => deref(spec, response).content?.['application/json']?.schema ?? [])

const sorted = (names) => JSON.stringify([...names].sort().join(' '))

/** Which operations answer numbers in a field, and which something else. */
function sides(fields) {
  const [numbers, others] = [new Set(), new Set()]
  for (const { operationId, types } of fields) (isNumber(types) ? numbers : others).add(operationId)
  return { numbers: [...numbers], others: [...others] }
}

/** Names of fields that are yes or no in all answers. */
function booleanNames(met) {
  const known = [...met].filter(([, fields]) => fields.some(({ types }) => isBoolean(types)))
  const mixed = known.filter(([, fields]) => !fields.every(({ types }) => isBoolean(types))).map(([name]) => name)
  if (mixed.length > 0) throw new Error(`Yes or no in some answers, and something else in others: ${mixed}`)
  return known.map(([name]) => name)
}

/** Where a name is a number that is something else in other answers: in all answers but those of some operations, after a `!`, or in those alone. */
function partly([name, { numbers, others }]) {
  const both = numbers.filter((id) => others.includes(id))
  if (both.length > 0) throw new Error(`${name} is a number and something else in one answer: ${both}`)
  const where = numbers.length < others.length ? numbers : ['!', ...others]
  return [name, where.join(' ')]
}

/** Source text of answers.gen.ts. */
export function answerNames(spec) {
  const nullable = []
  const free = new Set()
  const met = new Map()
  for (const { operation } of listOperations(spec)) {
    const { operationId } = operation
    for (const schema of answersOf(spec, operation)) {
      walk(spec, schema, (name, field, types) => {
        if (types.includes('null')) nullable.push(`${operationId} ${name}`)
        if (isFree(field, types)) free.add(name)
        met.set(name, [...(met.get(name) ?? []), { operationId, types }])
      })
    }
  }
  if (nullable.length > 0)
    throw new Error(`null says something in ${nullable}: the SDK takes it for nothing in all answers.`)
  const known = [...met].map(([name, fields]) => [name, sides(fields)]).filter(([, { numbers }]) => numbers.length > 0)
  const always = known.filter(([, { others }]) => others.length === 0).map(([name]) => name)
  const mixed = known.filter(([, { others }]) => others.length > 0).map(partly)
  return `/** Fields of answers whose content is somebody's own: nothing in them is read by its name. */
export const freeNames = ${sorted(free)}

/** Fields that are numbers wherever they stand in an answer. */
export const numberNames = ${sorted(always)}

/** Fields that are yes or no wherever they stand in an answer. */
export const booleanNames = ${sorted(booleanNames(met))}

/** Fields that are numbers in the answers of these operations alone, or, after a "!", in all but theirs. */
export const partlyNumbers: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(mixed.sort()), null, 2)}
`
}
