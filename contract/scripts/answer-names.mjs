// What the names of fields say of answers that are not as the contract has them: those of a database that writes null for what is not
// there, and of methods that hand on sums as the text its driver gave them.
import { deref, listOperations } from './operation-table.mjs'

const typesOf = ({ type, anyOf = [], oneOf = [] }) => [type ?? [], ...[...anyOf, ...oneOf].map(typesOf)].flat()

/** Sums of decimals alone come as text: counts and ids do not. */
const isDecimal = (types) => types.length > 0 && types.every((type) => type === 'number')

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

/** Source text of answers.gen.ts. */
export function answerNames(spec) {
  const nullable = []
  const free = new Set()
  const numbers = new Set()
  const others = new Set()
  for (const { operation } of listOperations(spec)) {
    // Rows of a model are made by the server's own reading of its columns, which knows their types.
    const isMade = operation['x-loopback'] === undefined
    for (const schema of answersOf(spec, operation)) {
      walk(spec, schema, (name, field, types) => {
        if (types.includes('null')) nullable.push(`${operation.operationId} ${name}`)
        if (isFree(field, types)) free.add(name)
        if (!isDecimal(types)) others.add(name)
        else if (isMade) numbers.add(name)
      })
    }
  }
  if (nullable.length > 0)
    throw new Error(`null says something in ${nullable}: the SDK takes it for nothing in all answers.`)
  return `/** Fields of answers whose content is somebody's own: nothing in them is read by its name. */
export const freeNames = ${sorted(free)}

/** Fields that are decimal numbers wherever they stand in an answer, and that methods work out which read no columns. */
export const numberNames = ${sorted([...numbers].filter((name) => !others.has(name)))}
`
}
