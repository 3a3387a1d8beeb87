import { statedFields } from './generated/stated.gen.ts'

/** Where a field comes from: the documents of the core API name it, or it is our reading. */
export type FieldSource = 'stated' | 'inferred'

const fieldsOf: Readonly<Record<string, readonly string[]>> = statedFields

/** Source of a field or relation of a model; undefined of what is no model, such as a body. */
export const sourceOf = (model: string, field: string): FieldSource | undefined =>
  fieldsOf[model] && (fieldsOf[model].includes(field) ? 'stated' : 'inferred')

export { statedFields }
