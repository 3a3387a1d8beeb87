import type { components } from './generated/schema.gen.ts'
import { statedFields } from './generated/stated.gen.ts'

/** Where a field comes from: the documents of the core API name it, or it is our reading. */
export type FieldSource = 'stated' | 'inferred'

type Schemas = components['schemas']
type Model = keyof typeof statedFields & keyof Schemas
type Stated<Name extends Model> = Extract<keyof Schemas[Name], (typeof statedFields)[Name][number]>

/** A row of a model as any core API may send it: each field that the documents do not name may be missing. */
export type Served<Name extends Model> = Pick<Schemas[Name], Stated<Name>> & {
  [Field in Exclude<keyof Schemas[Name], Stated<Name>>]?: Schemas[Name][Field] | undefined
}

const fieldsOf: Readonly<Record<string, readonly string[]>> = statedFields

/** Source of a field or relation of a model; undefined of what is no model, such as a body. */
export const sourceOf = (model: string, field: string): FieldSource | undefined =>
  fieldsOf[model] && (fieldsOf[model].includes(field) ? 'stated' : 'inferred')

export { statedFields }
