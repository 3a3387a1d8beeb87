import { parsePeriod } from '@lineboard/sdk'
import { comma } from '../../lib/messages.ts'
import { periodName } from '../../parts/period/period-name.ts'
import { definitionSearch } from '../../resource/view-search.ts'
import { t } from './templates.messages.ts'

interface ViewFact {
  label: string
  text: string
}

/** What a view says, as people read it; `unsaid` is the rest as JSON, empty where there is none. */
export function describeView(definition: Readonly<Record<string, unknown>>): {
  facts: readonly ViewFact[]
  rest: string
} {
  const params = definitionSearch(definition)
  const read: Readonly<Record<string, (text: string) => ViewFact>> = {
    filter: (text) => ({ label: t('filter'), text }),
    period: (text) => ({ label: t('period'), text: periodText(text) }),
    sort: (text) => ({
      label: t('sort'),
      text: text.startsWith('-') ? t('descending', { field: text.slice(1) }) : text,
    }),
    pageSize: (text) => ({ label: t('pageSize'), text }),
    cols: (text) => ({ label: t('columns'), text: text.split(',').join(comma) }),
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
