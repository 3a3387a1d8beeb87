import type { CoreFit } from '@lineboard/contract/fit'
import { type ImportedEntity, importOf, namedCustomer } from '@lineboard/contract/imports'
import { phoneFieldOf } from '@lineboard/contract/row-rules/phones'
import { isObject } from '../filter/is-object.ts'
import type { ImportableField } from './guess-columns.ts'
import { importWords } from './heading-words.ts'
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
  /** How the core API differs from the contract: its names are headings, too, and nothing fills what it lacks. */
  fit?: CoreFit | undefined
}

/** What the core API calls a field: files from it have that as a heading. */
function theirNames(fit: CoreFit, entity: ImportedEntity, field: string): string[] {
  const { fields = {}, owner } = fit.fit.models?.[entity] ?? {}
  const named = fields[field]
  const column = typeof named === 'object' && 'from' in named ? named.from : named
  return [column, field === 'customerId' ? owner : undefined].filter((name) => typeof name === 'string')
}

/**
 * What a file of a list can fill: its fields, the rows of other lists that it names, and the other fields of the schema, which a heading must
 * name exactly. The id is the server's to give.
 */
export function listFields(
  entity: ImportedEntity,
  schema: ObjectSchema,
  { namesCustomers, fit }: ListFieldOptions,
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
  if (!fit) return [...own, ...others]
  return [...own, ...others]
    .filter(({ field }) => fit.has(entity, field) !== false)
    .map((each) => ({ ...each, theirs: theirNames(fit, entity, each.field) }))
}
