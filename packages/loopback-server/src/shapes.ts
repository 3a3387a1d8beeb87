import { bundleContract } from '@lineboard/contract/bundle'
import { entities } from '@lineboard/contract/entities'
import type { Fit } from '@lineboard/contract/fit'
import type { OpenApiDocument, OperationNode } from '@lineboard/contract/openapi-document'
import { sourceOf } from '@lineboard/contract/stated'

/** An operation that LoopBack answers by itself: a method of a model. */
export interface ModelOperation {
  verb: string
  path: string
  model: string
  method: string
  /** Its answer says in a header how many rows there are in all. */
  hasTotal: boolean
}

type Relation = Readonly<{ model: string; type: string; foreignKey: string }>

/** What the contract says of a model. */
export interface ModelShape {
  name: string
  plural: string
  fields: Readonly<Record<string, string>>
  relations: Readonly<Record<string, Relation>>
}

const verbs = ['get', 'put', 'post', 'patch', 'delete'] as const

const entriesOf = (document: OpenApiDocument) =>
  Object.entries(document.paths).flatMap(([path, node]) =>
    verbs.flatMap((verb): [string, string, OperationNode][] => {
      const operation = node[verb]
      return operation ? [[verb, path, operation]] : []
    }),
  )

/**
 * Which fields and relations the models have: all of the contract, those alone that the documents name, all with inferred fields under
 * another name, or as a function changes the contract's shape of a model.
 */
export type FieldsServed = 'contract' | 'stated' | 'renamed' | ((shape: ModelShape) => ModelShape)

const only = <Value>(model: string, fields: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => sourceOf(model, name) === 'stated'))

const fieldsOf: Readonly<Record<string, Readonly<{ fields: object }>>> = entities

/** Name of a field on a server that has inferred fields under another name. Columns that the contract does not know keep theirs. */
export const renamed = (model: string, field: string): string =>
  field !== 'id' && Object.hasOwn(fieldsOf[model]?.fields ?? {}, field) && sourceOf(model, field) === 'inferred'
    ? `${field}_x`
    : field

function served(shape: ModelShape, fields: FieldsServed): ModelShape {
  const { name } = shape
  if (typeof fields === 'function') return fields(shape)
  if (fields === 'stated')
    return { ...shape, fields: only<string>(name, shape.fields), relations: only<Relation>(name, shape.relations) }
  if (fields === 'contract') return shape
  const named = Object.entries(shape.fields).map(([field, kind]) => [renamed(name, field), kind])
  const relations = Object.entries(shape.relations).map(([relation, { foreignKey, ...to }]) => {
    // The key of many rows is a field of theirs.
    const owner = to.type === 'belongsTo' ? name : to.model
    return [relation, { ...to, foreignKey: renamed(owner, foreignKey) }]
  })
  return { ...shape, fields: Object.fromEntries(named), relations: Object.fromEntries(relations) }
}

/** The operations of the contract that are methods of a model, and the models. */
export async function readShapes(
  fieldsServed: FieldsServed = 'contract',
): Promise<{ operations: ModelOperation[]; models: ModelShape[] }> {
  const document = await bundleContract()
  const operations = entriesOf(document).flatMap(([verb, path, operation]): ModelOperation[] => {
    const generic = operation['x-loopback']
    const hasTotal = operation.responses['200']?.headers?.['X-Total-Count'] !== undefined
    return generic ? [{ verb, path, hasTotal, ...generic }] : []
  })
  const models = Object.entries(entities).map(([name, { fields, relations }]) => ({
    name,
    fields,
    relations,
    // A model that is read below another one's address alone has one of its own all the same.
    plural: operations.find(({ model, path }) => model === name && /^\/\w+$/.test(path))?.path.slice(1) ?? `${name}s`,
  }))
  return { operations, models: models.map((shape) => served(shape, fieldsServed)) }
}

/** The fit of a server with `fields: 'renamed'`. */
export const fitOfRenamed = (): Fit => ({
  fit: 1,
  models: Object.fromEntries(
    Object.entries(entities).map(([model, { fields }]) => [
      model,
      {
        fields: Object.fromEntries(
          Object.keys(fields)
            .map((field) => [field, renamed(model, field)] as const)
            .filter(([ours, theirs]) => ours !== theirs),
        ),
      },
    ]),
  ),
})
