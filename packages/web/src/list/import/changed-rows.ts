import { type ImportedEntity, importOf, type NamedRows } from '@lineboard/contract/imports'
import { type ColumnMap, csvHeader, csvLines, type ImportChange, type ImportedRow } from '@lineboard/sdk/csv'
import { valueAt } from '../../kit/value-at.ts'
import { t } from './import.messages.ts'
import type { ImportField } from './import-fields.ts'

/** How the changes of rows are worded. */
interface Wording {
  entity: ImportedEntity
  fields: readonly ImportField[]
  headers: ColumnMap
}

const namedBy = (entity: ImportedEntity, field: string) =>
  importOf(entity).named?.find((each) => each.field === field && each.column !== field)

/** The name of a related row: servers have it in the row, in the related row, or not at all. */
const nameIn = (row: object, { field, column, model, match }: NamedRows): unknown =>
  Reflect.get(row, column) ?? valueAt(row, `${model}.${match}`) ?? Reflect.get(row, field)

const rawText = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The old and the new values of a row: `Name: Ann Lee → Ann Lee-Ray; E-mail: (empty) → ann@example.com`. */
export function changesText(
  { changes = [], existing, record }: ImportedRow,
  { entity, fields, headers }: Wording,
): string {
  const row = existing ?? {}
  const textOf = ({ field, before, after }: ImportChange) => {
    const named = namedBy(entity, field)
    const shown = fields.find((each) => each.field === (named?.column ?? field))
    const inWords = (value: unknown) => (rawText(value) && shown?.toText ? shown.toText(value, row) : rawText(value))
    // Ids of other rows say little: the row has the name, and so has the file.
    const old = named ? nameIn(row, named) : before
    const isInFile = named && record.cells[headers[named.column] ?? '']?.trim()
    return t('changeOf', {
      label: shown?.label ?? field,
      before: inWords(old) || t('emptyValue'),
      after: isInFile || inWords(after) || t('emptyValue'),
    })
  }
  return changes.map(textOf).join('; ')
}

/** A file that brings the old values back when it is imported. Cells that were empty change nothing. */
export function oldValuesFile(rows: readonly ImportedRow[], entity: ImportedEntity): string {
  const columnOf = (field: string) => namedBy(entity, field)?.column ?? field
  const changed = rows.flatMap(({ changes = [] }) => changes.map(({ field }) => columnOf(field)))
  const columns = [...new Set([...importOf(entity).key, ...changed])].map((field) => ({ header: field, field }))
  const lines = rows.map(({ existing = {} }) =>
    Object.fromEntries(
      columns.map(({ field }) => {
        const named = importOf(entity).named?.find(({ column }) => column === field)
        return [field, rawText(named ? nameIn(existing, named) : Reflect.get(existing, field))]
      }),
    ),
  )
  return csvHeader(columns) + csvLines(lines, columns)
}
