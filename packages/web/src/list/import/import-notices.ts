import type { ImportedRow } from '@lineboard/sdk/csv'
import type { Form } from '../../resource/form/form.ts'
import type { HeaderMap, ImportField } from './guess-headers.ts'
import { t } from './import.messages.ts'

interface Imported {
  byAction: Form['byAction']
  fields: readonly ImportField[]
  headers: HeaderMap
}

/** What an action would ask about, of the rows that are going to be added: a sentence for each value, with how many have it. */
export function importNotices(rows: readonly ImportedRow[], { byAction = {}, fields, headers }: Imported): string[] {
  return Object.entries<Readonly<Record<string, string>> | undefined>(byAction).flatMap(([field, values = {}]) => {
    const heading = headers[field]
    if (heading === undefined) return []
    const label = fields.find((each) => each.field === field)?.label ?? field
    return Object.entries(values).flatMap(([value, meaning]) => {
      const count = rows.filter(({ record }) => record.cells[heading]?.trim() === value).length
      return count > 0 ? [t('notice', { count, label, value, meaning })] : []
    })
  })
}
