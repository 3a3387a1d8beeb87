import { type ImportedEntity, importOf, namedCustomer } from '@lineboard/contract/imports'
import { phoneFieldOf } from '@lineboard/contract/row-rules/phones'
import { isObject } from '../filter/is-object.ts'
import type { ImportableField } from './guess-columns.ts'
import { importWords } from './import-words.ts'
import { isChoice, takesCell } from './input-schema.ts'

/** The schema of what creates a row, as zod has it. */
export interface ObjectSchema {
  readonly shape: object
}

/** Whether rows of a schema belong to customers. */
export const isOwned = ({ shape }: ObjectSchema): boolean => 'customerId' in shape

/** Whether a schema insists on a field. */
function isRequired({ shape }: ObjectSchema, field: string): boolean {
  const of: unknown = Reflect.get(shape, field)
  return isObject(of) && isObject(of._zod) && of._zod.optin !== 'optional'
}

/** Whether a column of a list has phone numbers. */
const isPhoneColumn = (entity: ImportedEntity, column: string): boolean =>
  column === phoneFieldOf(entity) ||
  (importOf(entity).named ?? []).some((named) => named.column === column && named.isPhone === true)

/** What a user may import, beside the fields of the list. */
export interface ListFieldOptions {
  /** Rows may name their customers. */
  namesCustomers: boolean
}

/**
 * What a file of a list can fill: its fields, the rows of other lists that it names, and the other fields of the schema, which a heading must
 * name exactly. The id is the server's to give.
 */
export function listFields(
  entity: ImportedEntity,
  schema: ObjectSchema,
  { namesCustomers }: ListFieldOptions,
): ImportableField[] {
  const { fields, named = [] } = importOf(entity)
  const hasCustomers = namesCustomers && isOwned(schema)
  const columns = named.map(({ column }) => column)
  const exact = Object.keys(schema.shape).filter(
    (field) => field !== 'id' && !fields.includes(field) && (field !== 'customerId' || hasCustomers),
  )
  const own = [...fields, ...columns].map((field) => ({
    field,
    words: importWords[entity][field],
    isRequired: isRequired(schema, field),
    isPhone: isPhoneColumn(entity, field),
    isChoice: isChoice(schema, field),
    takes: (text: string) => takesCell(schema, field, text),
  }))
  const others = [...(hasCustomers ? [namedCustomer.column] : []), ...exact].map((field) => ({ field, isExact: true }))
  return [...own, ...others]
}
