import { parsePeriod } from '@lineboard/sdk'
import { comma } from '../../lib/messages.ts'
import { periodName } from '../../parts/period/period-name.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { filterParts } from '../../resource/filter/filter-text.ts'
import { definitionSearch } from '../../resource/view-search.ts'
import { t } from './templates.messages.ts'

interface ViewFact {
  label: string
  text: string
}

/**
 * What a view says, as people read it, in the words of the list that it is of; as it is written, where this app has no such list or can't read it. `rest` is
 * what else is in it as JSON, empty where there is nothing.
 */
export function describeView(
  definition: Readonly<Record<string, unknown>>,
  list: Pick<Resource, 'columns' | 'searchable'> | null,
): {
  facts: readonly ViewFact[]
  rest: string
} {
  const params = definitionSearch(definition)
  const labelOf = (field: string) => list?.columns.find((column) => column.field === field)?.label ?? field
  const filterText = (text: string) => {
    const parts = list ? filterParts(text, list) : []
    return parts.length === 0 || parts.some(({ isUnread }) => isUnread)
      ? text
      : parts.map((part) => part.text).join(comma)
  }
  const read: Readonly<Record<string, (text: string) => ViewFact>> = {
    filter: (text) => ({ label: t('filter'), text: filterText(text) }),
    period: (text) => ({ label: t('period'), text: periodText(text) }),
    sort: (text) => ({
      label: t('sort'),
      text: text.startsWith('-') ? t('descending', { field: labelOf(text.slice(1)) }) : labelOf(text),
    }),
    pageSize: (text) => ({ label: t('pageSize'), text }),
    cols: (text) => ({ label: t('columns'), text: text.split(',').map(labelOf).join(comma) }),
  }
  const facts = Object.entries(read).flatMap(([param, words]) => {
    const value = params.get(param)
    return value ? [words(value)] : []
  })
  const known = ['filter', 'period', 'sort', 'pageSize', 'columns']
  const others = Object.entries(definition).filter(([name]) => !known.includes(name))
  return { facts, rest: others.length > 0 ? JSON.stringify(Object.fromEntries(others), null, 2) : '' }
}

function periodText(text: string): string {
  const period = parsePeriod(text)
  return period ? periodName(period) : text
}
