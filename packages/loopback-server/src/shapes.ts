import { bundleContract } from '@lineboard/contract/bundle'
import { entities } from '@lineboard/contract/entities'
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

/** Which fields and relations the models have: all of the contract, or those alone that the documents name. */
export type FieldsServed = 'contract' | 'stated'

const only = <Value>(model: string, fields: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => sourceOf(model, name) === 'stated'))

/** The operations of the contract that are methods of a model, and the models. */
export async function readShapes(
  served: FieldsServed = 'contract',
): Promise<{ operations: ModelOperation[]; models: ModelShape[] }> {
  const document = await bundleContract()
  const operations = entriesOf(document).flatMap(([verb, path, operation]): ModelOperation[] => {
    const generic = operation['x-loopback']
    const hasTotal = operation.responses['200']?.headers?.['X-Total-Count'] !== undefined
    return generic ? [{ verb, path, hasTotal, ...generic }] : []
  })
  const models = Object.entries(entities).map(([name, { fields, relations }]) => ({
    name,
    fields: served === 'stated' ? only<string>(name, fields) : fields,
    relations: served === 'stated' ? only<Relation>(name, relations) : relations,
    // A model that is read below another one's address alone has one of its own all the same.
    plural: operations.find(({ model, path }) => model === name && /^\/\w+$/.test(path))?.path.slice(1) ?? `${name}s`,
  }))
  return { operations, models }
}
