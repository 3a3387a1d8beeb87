// What lists, filters and the mock server's store must know of each entity: field kinds, relations, references, searchable fields.
import { deref, listOperations } from './operation-table.mjs'

function kindOf(spec, property) {
  const schema = deref(spec, property)
  const type = Array.isArray(schema.type) ? schema.type.find((name) => name !== 'null') : schema.type
  if (type === 'string' && (schema.format === 'date-time' || schema.format === 'date')) return schema.format
  return type ?? 'any'
}

/** Ids inside a field's value whose model another field beside them says, by path: `{ 'targets.target': { kindField, models } }`. */
function referencesIn(spec, properties, prefix = '') {
  return Object.entries(properties).flatMap(([name, property]) => {
    if (property['x-relation']) return []
    if (property['x-reference']) return [[`${prefix}${name}`, property['x-reference']]]
    const { items } = deref(spec, property)
    return items ? referencesIn(spec, deref(spec, items).properties ?? {}, `${prefix}${name}.`) : []
  })
}

/** Kinds of fields, relations, references and searchable fields of one entity. */
export function entityOf(spec, schema) {
  const fields = {}
  const relations = {}
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (property['x-relation']) relations[name] = property['x-relation']
    else fields[name] = kindOf(spec, property)
  }
  const references = Object.fromEntries(referencesIn(spec, schema.properties ?? {}))
  return { fields, relations, references, searchable: schema['x-searchable'] ?? {} }
}

/** Names of the entities: those that an operation's `x-loopback` or a relation names. */
export function entityNames(spec) {
  const schemas = spec.components.schemas
  const names = new Set(listOperations(spec).flatMap(({ operation }) => operation['x-loopback']?.model ?? []))
  for (const name of names) {
    if (!schemas[name]) throw new Error(`x-loopback names the model ${name}, which has no schema of that name.`)
    for (const { model } of Object.values(entityOf(spec, schemas[name]).relations)) names.add(model)
  }
  return [...names].sort()
}

/** Source text of entities.gen.ts. */
export function entityMetadata(spec) {
  const entries = entityNames(spec).map((name) => [name, entityOf(spec, spec.components.schemas[name])])
  return `/** Field kinds, relations, ids inside values, and searchable fields (key in the filter text to field path) of every entity. */
export const entities = ${JSON.stringify(Object.fromEntries(entries), null, 2)} as const
`
}
