import type { ParsedFilterText } from '@lineboard/sdk'
import { useMemo } from 'react'
import { useAnswer } from '../../data/use-answer.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { foundBy, type LiteralMatches, soughtTexts } from '../../kit/filter/sought-texts.ts'
import type { ListState } from '../../kit/list-state.ts'
import { listQuery } from '../context/list-query.ts'

const none: LiteralMatches = () => undefined

/**
 * What texts of the filter mean that no server can be asked for, such as the signs of `50%`; undefined until it is found out. Nothing is
 * known of them where that failed, or where too many values have such a text.
 */
export function useLiteralMatches(
  resource: Resource,
  state: ListState,
  filter: ParsedFilterText,
): LiteralMatches | undefined {
  const { list, columns } = resource
  const sought = useMemo(() => soughtTexts(filter, resource), [filter, resource])
  // Of any day: another period changes nothing of it.
  const { where } = listQuery(resource, { ...state, filter: '', period: undefined })
  const { data, error } = useAnswer(
    sought.length > 0 ? [list, { held: sought, where }] : null,
    async (signal) => (await import('./filter-panels.tsx')).literalValues({ list, columns, where, signal }, sought),
    { silent: true },
  )
  return useMemo(() => {
    if (sought.length === 0 || error) return none
    if (!data) return undefined
    return foundBy(sought, data)
  }, [sought, data, error])
}
