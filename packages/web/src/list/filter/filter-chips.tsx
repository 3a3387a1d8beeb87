import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { type FilterPart, filterParts } from '../../kit/filter/filter-text.ts'
import { t } from '../context/list.messages.ts'
import { useListQuery } from '../context/list-provider.tsx'
import { FilterChip } from './filter-chip.tsx'
import styles from './filter-chips.module.css'

const chips = loadOnce(() => import('./filter-panels.tsx'))

/** What narrows the list beside the period, a chip a condition; pressing one takes it out. */
export function FilterChips() {
  const { resource, state, change, filter, literalMatches } = useListQuery()
  const parts = filterParts(filter, resource, literalMatches)
  const lookupKey = resource.columns.find(({ lookup }) => lookup)?.search
  const isLookup = ({ field, isUnread }: FilterPart) => !isUnread && field !== undefined && field.key === lookupKey
  const { value: named } = useLoaded(chips, state.of !== undefined || parts.some(isLookup))
  if (parts.length === 0 && !state.of) return null
  return (
    <ul className={styles.chips} aria-label={t('filter.applied')}>
      {state.of && named && <named.OwnerChip {...state.of} onRemove={() => change({ of: undefined })} />}
      {parts.map((part) => {
        const { text, without, field } = part
        const remove = () => change({ filter: without })
        return named && field && isLookup(part) ? (
          <named.LookupChip key={text} id={Number(field.value)} isNot={field.isNot} onRemove={remove} />
        ) : (
          <FilterChip key={text} text={text} isUnread={part.isUnread} onRemove={remove} />
        )
      })}
    </ul>
  )
}
