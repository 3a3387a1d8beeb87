import { type ColumnMap, type ImportableField, importWords, isChoice, takesCell } from '@lineboard/sdk/csv'
import { saveUiSettings } from '../../data/save-ui-settings.ts'
import type { Form } from '../../kit/define-form.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { isRequired } from '../../kit/form/is-required.ts'
import type { ImportRules } from '../../kit/list-options.ts'
import { fieldLabel } from '../../lib/errors/field-problems.ts'
import { uiSettings } from '../../state/ui-settings-store.ts'

/** A field of the input, by its name in the API and on the screen. */
export interface ImportField extends ImportableField {
  label: string
  isRequired: boolean
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

const wordsOf = (entity: string): Readonly<Record<string, readonly string[]>> =>
  Object.entries(importWords).find(([name]) => name === entity)?.[1] ?? {}

/** The fields a file can fill, labelled as the list labels them, and the rows of other lists that it can name. */
export function importFields(
  { columns, entity }: Pick<Resource, 'columns' | 'entity'>,
  { schema }: Pick<Form, 'schema'>,
  { fields, phones = [], links = [], labels = {} }: ImportRules,
): ImportField[] {
  const words = wordsOf(entity)
  const ofRows = fields.map((field) => ({
    field,
    label: columns.find((column) => column.field === field)?.label ?? labels[field] ?? fieldLabel(field),
    words: words[field],
    isRequired: isRequired(schema, field),
    isPhone: phones.includes(field),
    isChoice: isChoice(schema, field),
    takes: (text: string) => takesCell(schema, field, text),
  }))
  const ofLinks = links.map(({ column, label, isPhone }) => ({
    field: column,
    label,
    words: words[column],
    isRequired: false,
    isPhone,
  }))
  return [...ofRows, ...ofLinks]
}
