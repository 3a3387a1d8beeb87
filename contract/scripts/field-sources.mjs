import { deref, listOperations } from './operation-table.mjs'

/** @typedef {import('../src/public/openapi-document.ts').OpenApiDocument} OpenApiDocument */

/** Where a field comes from: the documents of the core API name it, or it is our reading. */
const sourceOf = (stated, name) => (stated.includes(name) ? 'stated' : 'inferred')

/**
 * The document with `x-source` on each property of the models. A model lists the fields that the documents name, as `x-stated`.
 * @param {OpenApiDocument} document
 * @returns {OpenApiDocument}
 */
export function addFieldSources(document) {
  for (const [model, schema] of Object.entries(document.components.schemas)) {
    const { 'x-stated': stated, properties = {} } = schema
    if (!stated) continue
    const unknown = stated.filter((name) => !(name in properties))
    if (unknown.length > 0)
      throw new Error(`x-stated of ${model} names fields that it does not have: ${unknown.join(', ')}.`)
    delete schema['x-stated']
    // Bodies share the properties of rows: they get copies.
    schema.properties = Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, { ...property, 'x-source': sourceOf(stated, name) }]),
    )
  }
  return document
}

/** The document with the source of inferred fields in their descriptions, for the comments of types. Changes the document. */
export function withSourcesInWords(spec) {
  for (const { properties = {} } of Object.values(spec.components.schemas)) {
    for (const property of Object.values(properties)) {
      if (property['x-source'] !== 'inferred') continue
      property.description = [property.description, 'Inferred: a core API may lack it.'].filter(Boolean).join(' ')
    }
  }
  return spec
}

/** Source text of stated.gen.ts. */
export function statedFields(spec) {
  const models = Object.entries(spec.components.schemas).flatMap(([model, { properties = {} }]) => {
    const sources = Object.entries(properties).filter(([, property]) => property['x-source'])
    const stated = sources.filter(([, property]) => property['x-source'] === 'stated').map(([name]) => name)
    return sources.length > 0 ? [`  ${model}: ${JSON.stringify(stated)},`] : []
  })
  return `/** Of each model, the fields and relations that the documents of the core API name. All others are our reading. */
export const statedFields = {
${models.join('\n')}
} as const
`
}

/** Source text of inferred.gen.ts: small, as it comes with clients. */
export function inferredFields(spec) {
  const models = Object.entries(spec.components.schemas).map(([model, { properties = {} }]) => {
    const sources = Object.entries(properties).filter(([, each]) => each['x-source'])
    return { model, sources }
  })
  const inferred = models.flatMap(({ sources }) => sources.filter(([, each]) => each['x-source'] === 'inferred'))
  const namesOf = (isRelation) => [
    ...new Set(inferred.filter(([, each]) => (each['x-relation'] !== undefined) === isRelation).map(([name]) => name)),
  ]
  const stated = models.flatMap(({ model, sources }) => {
    const names = sources.filter(([, each]) => each['x-source'] === 'stated').map(([name]) => name)
    return sources.length > 0 ? [`  ${model}: '${names.join(' ')}',`] : []
  })
  const extensions = listOperations(spec).flatMap(({ id, operation }) => (operation['x-extension'] ? [id] : []))
  return `/** Fields that only our reading of the documents has, whatever the model: a core API may lack them. */
export const inferredFields = '${namesOf(false).join(' ')}'

/** The same of relations. */
export const inferredRelations = '${namesOf(true).join(' ')}'

/** Calls that the documents do not have: a core API may lack them. */
export const extensionCalls = '${extensions.join(' ')}'

/** Of each model, the fields and relations that the documents name. */
export const statedFields: Readonly<Record<string, string>> = {
${stated.join('\n')}
}
`
}

/** Name of the model whose rows an operation answers; undefined where it answers something else. */
function answeredModel(spec, { operation }) {
  const answer = deref(spec, operation.responses['200'])?.content?.['application/json']?.schema
  const rows = answer?.items ?? deref(spec, answer)?.items ?? answer
  const name = rows?.$ref?.replace('#/components/schemas/', '')
  return Object.values(spec.components.schemas[name]?.properties ?? {}).some((each) => each['x-source'])
    ? name
    : undefined
}

/** Whether a call has a body that is no row, nor some fields of one: it takes arguments of its own. */
function takesArguments(spec, { id, operation }, model) {
  if (!operation.requestBody) return false
  const schema = deref(spec, operation.requestBody).content?.['application/json']?.schema
  const name = schema?.$ref?.replace('#/components/schemas/', '')
  return ![`${model}Input`, `${model}Patch`].includes(name) && !/\.(create|updateProduct)$/.test(id)
}

/** Source text of answered-models.gen.ts. */
export function answeredModels(spec) {
  const others = listOperations(spec).flatMap((entry) => {
    const [model] = entry.id.split('.')
    const of = entry.operation['x-loopback']?.model ?? answeredModel(spec, entry)
    // A count has a condition on rows of the model, though it answers none.
    const isCount = /\.count(Paged|Logs)?$/i.test(entry.id)
    return of === model || isCount ? [] : [`  '${entry.id}': '${of ?? ''}',`]
  })
  const takers = listOperations(spec).filter((entry) =>
    takesArguments(spec, entry, entry.operation['x-loopback']?.model ?? answeredModel(spec, entry)),
  )
  return `/** Model of the rows of calls that another model is named after; empty where they answer no rows of a model. */
export const answeredModels: Readonly<Record<string, string>> = {
${others.join('\n')}
}

/** Calls with a body that is no row, nor some fields of one: they take arguments of their own. */
export const argumentTakers = '${takers.map(({ id }) => id).join(' ')}'
`
}
