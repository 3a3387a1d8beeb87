import { isImported, namedCustomer } from '@lineboard/contract/imports'
import { type ColumnMap, type ImportableField, listFields } from '@lineboard/sdk/csv'
import { clientOptions } from '../../data/client.ts'
import { saveUiSettings } from '../../data/save-ui-settings.ts'
import type { Form } from '../../kit/define-form.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { fieldLabel } from '../../lib/errors/field-problems.ts'
import { uiSettings } from '../../state/ui-settings-store.ts'
import { t } from './import.messages.ts'

/** A field of the input, by its name in the API and on the screen. */
export interface ImportField extends ImportableField {
  label: string
  isRequired: boolean
  /** A value as the list shows it. @default as it is */
  toText?: ((value: unknown, row: object) => string) | undefined
}

/** Heading of the file for each field; undefined for fields the file has nothing for. */
export type HeaderMap = ColumnMap

const keyOf = (path: string) => `import:${path}`

/** Which headings a person chose for the fields of a list, the last time. */
export function recallHeaders(path: string): HeaderMap {
  const kept = uiSettings().lists?.[keyOf(path)]
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, heading]) => typeof heading === 'string'))
}

/** Keeps the headings with the person's choices on the server, for the next file. */
export async function rememberHeaders(path: string, headers: HeaderMap): Promise<void> {
  const known = recallHeaders(path)
  const next = { ...known, ...headers }
  if (JSON.stringify(next) === JSON.stringify(known)) return
  // The import goes on, whether or not the next file is easier for it.
  await saveUiSettings({ lists: { [keyOf(path)]: next } }).catch(() => undefined)
}

/** The fields a file can fill, labelled as the list labels them, and the rows of other lists that it can name. */
export function importFields(
  { columns, entity, import: { labels = {} } = {} }: Pick<Resource, 'columns' | 'entity' | 'import'>,
  { schema }: Pick<Form, 'schema'>,
  namesCustomers = false,
): ImportField[] {
  if (!isImported(entity)) return []
  const ownLabels: Readonly<Record<string, string>> = { [namedCustomer.column]: t('customer'), ...labels }
  return listFields(entity, schema, { namesCustomers, fit: clientOptions().fit }).map((field) => {
    const column = columns.find((each) => each.field === field.field)
    return {
      ...field,
      label: column?.label ?? ownLabels[field.field] ?? fieldLabel(field.field),
      isRequired: field.isRequired ?? false,
      toText: column && ((value, row) => column.cell.toText(value, row)),
    }
  })
}

/** Fields to choose a column for: those that only their own name is a heading of, where the file has it. */
export const fieldsToChoose = (fields: readonly ImportField[], headings: readonly string[]): ImportField[] =>
  fields.filter(
    ({ field, isExact, theirs = [] }) =>
      !isExact || field === namedCustomer.column || [field, ...theirs].some((name) => headings.includes(name)),
  )
