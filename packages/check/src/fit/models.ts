import type { ContractDocument, Schema } from '@lineboard/contract/document'
import { entities } from '@lineboard/contract/entities'
import type { Target } from './candidates.ts'
import type { RecordedModel } from './recorded.ts'
import { shapeOfField } from './shapes.ts'

export type Model = keyof typeof entities

const fieldsOf = (model: Model): Readonly<Record<string, string>> => entities[model].fields

export const isModel = (name: string): name is Model => Object.hasOwn(entities, name)

/** Columns that the contract does not know. */
export const strangers = (model: Model, { fields }: RecordedModel) =>
  Object.keys(fields).filter((name) => !Object.hasOwn(fieldsOf(model), name) && name !== 'id')

function enumOf(
  { components }: Pick<ContractDocument, 'components'>,
  schema: Schema | undefined,
): readonly string[] | undefined {
  const { $ref } = schema ?? {}
  if ($ref !== undefined) return enumOf({ components }, components.schemas[$ref.split('/').at(-1) ?? ''])
  return schema?.enum?.every((value) => typeof value === 'string') ? schema.enum.map(String) : undefined
}

/** Fields of a model, as a column could be one. */
export function targetsOf(document: ContractDocument, model: Model): Target[] {
  const properties = document.components.schemas[model]?.properties ?? {}
  return Object.entries<string>(entities[model].fields).map(([field, kind]) => ({
    model,
    field,
    kind,
    words: enumOf(document, properties[field]),
    shape: shapeOfField(model, field, properties[field]),
  }))
}
