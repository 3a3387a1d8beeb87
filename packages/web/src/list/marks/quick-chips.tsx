import {
  choiceOf,
  type FieldBlock,
  type FilterBlock,
  formatFilterText,
  formatPeriod,
  type ParsedFilterText,
  parseFilterText,
  type Searchable,
} from '@lineboard/sdk'
import type { QuickFilter } from '../../kit/list-options.ts'
import type { ListState } from '../../kit/list-state.ts'
import { t } from '../context/list.messages.ts'
import { useListQuery } from '../context/list-provider.tsx'
import styles from './quick-chips.module.css'

interface Narrowed extends Pick<ListState, 'period'> {
  filter: Pick<ParsedFilterText, 'ast'>
}

const blocksOf = (filter: string, searchable: Searchable) => parseFilterText(filter, searchable).ast

const isField = (block: FilterBlock | undefined): block is FieldBlock => block?.type === 'field'

/** Whether two conditions say the same, however value and operator are written. */
function isSame(a: FilterBlock, b: FilterBlock, searchable: Searchable): boolean {
  if (!isField(a) || !isField(b) || a.key !== b.key) return false
  const field = searchable[a.key]
  const textOf = ({ value }: FieldBlock) => ((field && choiceOf(field, value)?.value) ?? value).toLowerCase()
  const isEqual = ({ operator }: FieldBlock) => operator === 'has' || operator === 'is'
  return textOf(a) === textOf(b) && (a.operator === b.operator || (isEqual(a) && isEqual(b)))
}

/** Whether the list is narrowed that way. */
export function isPressed(quick: QuickFilter, { filter, period }: Narrowed, searchable: Searchable): boolean {
  const isFiltered = blocksOf(quick.filter ?? '', searchable).every((wanted) =>
    filter.ast.some((block) => isSame(block, wanted, searchable)),
  )
  const isInPeriod = !quick.period || (period !== undefined && formatPeriod(period) === formatPeriod(quick.period))
  return isFiltered && isInPeriod
}

/**
 * What of a list changes when it is pressed: what is on is taken out again. A period takes the place of the one before, a
 * condition joins those that are there, as an alternative where it speaks of the same field.
 */
export function pressed(
  quick: QuickFilter,
  state: Narrowed,
  searchable: Searchable,
): Partial<Pick<ListState, 'filter' | 'period'>> {
  const isOn = isPressed(quick, state, searchable)
  const wanted = blocksOf(quick.filter ?? '', searchable)
  const others = state.filter.ast.filter((block) => !wanted.some((each) => isSame(block, each, searchable)))
  return {
    ...(wanted.length > 0 && { filter: formatFilterText(isOn ? others : [...others, ...wanted], searchable) }),
    ...(quick.period && { period: isOn ? undefined : quick.period }),
  }
}

/** Usual ways to narrow the list, each on or off. */
export function QuickChips() {
  const { resource, state, filter, change } = useListQuery()
  const { quickFilters = [], searchable } = resource
  const narrowed = { filter, period: state.period }
  return (
    <fieldset className={styles.chips} aria-label={t('filter.quick')}>
      {quickFilters.map((quick) => (
        <button
          key={quick.label}
          type="button"
          className={styles.chip}
          aria-pressed={isPressed(quick, narrowed, searchable)}
          onClick={() => change(pressed(quick, narrowed, searchable))}
        >
          {quick.label}
        </button>
      ))}
    </fieldset>
  )
}
