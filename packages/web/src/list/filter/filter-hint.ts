import type { Resource } from '../../resource/define-resource.ts'
import { t } from '../list.messages.ts'

/** What the empty filter box says can be typed: words of the list's first name, never a key of the filter text. */
export function filterHint(
  { lead, searchable }: Pick<Resource, 'lead' | 'searchable'>,
  columns: Resource['columns'],
): string {
  const searched = columns.filter(({ search }) => search !== undefined && !searchable[search]?.isNamed)
  const column = searched.find(({ field }) => field === lead.field) ?? searched[0]
  return column ? t('filter.by', { label: column.label }) : t('filter.words')
}
