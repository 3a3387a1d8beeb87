import type { CsvRecord, ImportFields } from '@lineboard/sdk/csv'
import type { ImportRules } from '../../resource/import-rules.ts'
import type { HeaderMap } from './guess-headers.ts'
import type { LinkedRows } from './linked-rows.ts'
import { phoneOfCell } from './phone-of-cell.ts'

type Cells = CsvRecord['cells']

/** What each field is read from: its heading, or what becomes of the cells. The cells stay as they are. */
export function rowInput(
  { fields, phones = [], links = [], readers = {} }: ImportRules,
  headers: HeaderMap,
  linked: LinkedRows,
): ImportFields<Readonly<Record<string, unknown>>> {
  const input: Record<string, string | ((cells: Cells) => unknown)> = {}
  const textOf = (field: string, cells: Cells) => cells[headers[field] ?? ''] ?? ''
  const textsOf = (cells: Cells) => Object.fromEntries(fields.map((field) => [field, textOf(field, cells)]))
  for (const field of fields) {
    const heading = headers[field]
    const reader = readers[field]
    if (reader) input[field] = (cells) => reader(textsOf(cells))
    else if (heading !== undefined) {
      input[field] = phones.includes(field) ? (cells) => phoneOfCell(textOf(field, cells)) || undefined : heading
    }
  }
  for (const link of links) {
    if (headers[link.column] === undefined) continue
    // A name that nobody has stays text, which no id is: the schema refuses it.
    input[link.field] = (cells) => {
      const text = textOf(link.column, cells)
      return text.trim() === '' ? undefined : (linked(link, text) ?? text)
    }
  }
  return input
}
