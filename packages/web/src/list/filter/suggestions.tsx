import { folded } from '@lineboard/contract/folded'
import { type Completion, completeFilterText, formatConditions, parseRelativeDays } from '@lineboard/sdk'
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useState } from 'react'
import type { Resource } from '../../kit/define-resource.ts'
import { daysText } from '../../kit/filter/condition-text.ts'
import { wordOf } from '../../kit/filter/conditions.ts'
import { useFilterNames } from '../../kit/filter/filter-names.ts'
import { type LookupField, lookupField } from '../../kit/filter/lookup.ts'
import { type NamedValue, withIds, withNames } from '../../kit/filter/named-values.ts'
import { t as operatorText } from '../../kit/filter/operators.messages.ts'
import { withDays } from '../../kit/filter/typed-days.ts'
import { t } from '../context/list.messages.ts'
import { useListQuery, useListRows } from '../context/list-provider.tsx'
import { t as bareWordT } from './bare-word-suggestions.messages.ts'
import { knownValues } from './known-values.ts'
import styles from './suggestions.module.css'

/** With fewer letters nearly everything is meant. */
const LEAST = 2

/** More of them would leave no room for the names of fields. */
const MOST = 4

const isMeant = (typed: string, label: string): boolean => {
  const there = folded(label)
  return folded(typed)
    .split(/\s+/)
    .every((word) => there.includes(word))
}

interface Typed {
  /** What stands from `start` to the cursor, not as the value of a field. */
  typed: string
  /** Where in the text it begins. */
  start: number
  /** The rows that ids of the list's rows can be of, by name, once they are known. */
  names: readonly NamedValue[]
}

/** What bare words may mean beside fields: a row that the list's rows name by its id, such as a person, or a usual way to narrow the list. */
export function bareWordSuggestions(
  resource: Pick<Resource, 'columns' | 'quickFilters'>,
  { typed, start, names }: Typed,
): Completion[] {
  const wanted = typed.trim()
  if (wanted.length < LEAST) return []
  const lookup = lookupField(resource)
  const conditions = [
    ...(lookup ? names : []).map(({ label }) => ({
      label,
      shown: bareWordT('named', { field: lookup?.label ?? '', value: label }),
      text: formatConditions([{ type: 'field', key: lookup?.label ?? '', value: label }]),
    })),
    ...(resource.quickFilters ?? []).flatMap(({ label, filter: text }) =>
      text ? [{ label, shown: label, text }] : [],
    ),
  ]
  return conditions
    .filter(({ label }) => isMeant(wanted, label))
    .slice(0, MOST)
    .map(({ shown, text }) => ({ label: shown, text, cursor: start + text.length }))
}

/** The names of a field, as they are typed; other values of the rows on hand. */
function namesFor(lookup: LookupField | undefined, key: string, names: readonly NamedValue[]) {
  const isNamed = lookup !== undefined && (key === lookup.key || key === lookup.textKey)
  return isNamed && names.length > 0 ? names.map(({ label }) => ({ value: label, label })) : undefined
}

const MAX_SHOWN = 8

/** What the text field must say of the suggestions below it. */
export interface SuggestionState {
  listId: string | undefined
  activeId: string | undefined
}

export interface SuggestionKeys {
  /** True when the key was meant for the suggestions. */
  handleKey: (event: KeyboardEvent) => boolean
}

interface SuggestionsProps {
  text: string
  /** Where the cursor is; undefined while the field has no focus. */
  cursor: number | undefined
  /** Somebody has typed, or asked for suggestions: until then they would only be in the way. */
  isWanted: boolean
  keys: Ref<SuggestionKeys>
  onState: (state: SuggestionState) => void
  onAccept: (text: string, cursor: number) => void
  onDismiss: () => void
  /** Hears how the filter reads with names in the place of ids, once those are known. */
  onWords: (words: FilterWords) => void
}

/** A filter text as people read it, and as it is asked. */
export interface FilterWords {
  shown: (text: string) => string
  asked: (text: string) => string
}

/** Keys, operators and values that the filter text may go on with. */
export function Suggestions({ text, cursor, isWanted, keys, onState, onAccept, onDismiss, onWords }: SuggestionsProps) {
  const { resource, filter } = useListQuery()
  const { rows } = useListRows()
  const listId = useId()
  // Another text has other suggestions, and none of them is chosen yet.
  const [active, setActive] = useState({ text, at: -1 })
  const lookup = lookupField(resource)
  const found = useFilterNames(resource, { filter, all: cursor !== undefined })
  const names = found ?? noNames
  useWords(resource, found, onWords)
  const labels = new Map<string, string>()
  let askedKey = ''
  const valuesOf = (key: string) => {
    askedKey = key
    const known = [...spansOf(resource, key), ...(namesFor(lookup, key, names) ?? knownValues(resource, key, rows))]
    for (const { value, label } of known) labels.set(value, label)
    return known
  }
  const completed =
    isWanted && cursor !== undefined ? completeFilterText(text, cursor, resource.searchable, valuesOf) : undefined
  const meant =
    completed && askedKey === ''
      ? bareWordSuggestions(resource, { typed: text.slice(completed.start, cursor), start: completed.start, names })
      : []
  // A field is one thing: its ids are asked for by the names that its text is completed with.
  const isTwice = ({ label }: Completion) => askedKey === '' && label === lookup?.key && lookup.textKey !== undefined
  const options = mostUseful([...meant, ...(completed?.completions ?? []).filter((each) => !isTwice(each))])
  const isOpen = options.length > 0
  const at = active.text === text ? Math.min(active.at, options.length - 1) : -1
  const moveTo = (next: number) => setActive({ text, at: next })
  const idOf = (index: number) => `${listId}-${index}`
  const activeId = isOpen && at >= 0 ? idOf(at) : undefined

  useEffect(() => {
    onState({ listId: isOpen ? listId : undefined, activeId })
  }, [onState, isOpen, listId, activeId])

  const accept = (index: number) => {
    const option = options[index]
    if (completed && option) {
      onAccept(text.slice(0, completed.start) + option.text + text.slice(completed.end), option.cursor)
    }
  }
  useImperativeHandle(keys, () => ({
    handleKey({ key }) {
      if (!isOpen) return false
      if (key === 'ArrowDown') moveTo((at + 1) % options.length)
      else if (key === 'ArrowUp') moveTo(at <= 0 ? options.length - 1 : at - 1)
      else if (key === 'Escape') onDismiss()
      else if ((key === 'Enter' || key === 'Tab') && at >= 0) accept(at)
      else return false
      return true
    },
  }))

  if (!isOpen) return null
  return (
    <div id={listId} className={styles.list} role="listbox" aria-label={t('filter.suggestions')}>
      {options.map((option, index) => (
        <div
          key={option.text}
          id={idOf(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles.option}
          // The field must keep the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => accept(index)}
          onKeyDown={() => undefined}
        >
          <Words {...wordsOf(option)} />
        </div>
      ))}
    </div>
  )

  /** What people know it by, and how it is written. */
  function wordsOf({ label, operator }: Completion) {
    if (operator) return { name: operatorText(wordOf(resource.searchable[askedKey], operator, '')), written: label }
    const name = labels.get(label) ?? resource.searchable[label]?.label ?? label
    return { name, written: name === label ? '' : label }
  }
}

/** Days counted from today that are asked for most, as they are typed, and in words. */
function spansOf({ columns, searchable }: Pick<Resource, 'columns' | 'searchable'>, key: string): NamedValue[] {
  if (searchable[key]?.kind !== 'date-time') return []
  const { label: field = key, isAhead } = columns.find(({ search }) => search === key) ?? {}
  const texts = [
    ...(isAhead ? ['next 7 days'] : []),
    'last 7 days',
    'more than 30 days ago',
    'more than 30 days ago or never',
  ]
  return texts.flatMap((value) => {
    const days = parseRelativeDays(value)
    return days ? [{ value, label: daysText(field, days) }] : []
  })
}

const noNames: readonly NamedValue[] = []

/** Tells how the filter reads whenever other names are known. */
function useWords(
  resource: Pick<Resource, 'columns' | 'searchable'>,
  names: readonly NamedValue[] | undefined,
  onWords: SuggestionsProps['onWords'],
): void {
  const known = JSON.stringify(names)
  useEffect(() => {
    if (known === undefined) return
    const named = { ...resource, lookup: lookupField(resource), names: JSON.parse(known) }
    onWords({
      shown: (text) => withNames(text, named),
      asked: (text) => withIds(withDays(text, named.searchable), named),
    })
  }, [resource, known, onWords])
}

function Words({ name, written }: { name: string; written: string }) {
  return (
    <>
      <span dir="auto">{name}</span>
      {written && <code>{written}</code>}
    </>
  )
}

/** As many as there is room for: operators are few, and last. */
function mostUseful(completions: readonly Completion[]): readonly Completion[] {
  const operators = completions.filter(({ operator }) => operator)
  const others = completions.filter(({ operator }) => !operator)
  return [...others.slice(0, MAX_SHOWN - operators.length), ...operators]
}
