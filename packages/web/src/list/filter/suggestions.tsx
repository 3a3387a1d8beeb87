import { type Completion, completeFilterText } from '@lineboard/sdk'
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useState } from 'react'
import { wordOf } from '../../kit/filter/conditions.ts'
import { t as operatorText } from '../../kit/filter/operators.messages.ts'
import { t } from '../list.messages.ts'
import { useListContext } from '../list.ts'
import { bareWordSuggestions } from './bare-word-suggestions.ts'
import { type KnownValue, knownValues } from './known-values.ts'
import styles from './suggestions.module.css'
import { useLookupValues } from './use-lookup-values.ts'

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
}

/** Keys, operators and values that the filter text may go on with. */
export function Suggestions({ text, cursor, isWanted, keys, onState, onAccept, onDismiss }: SuggestionsProps) {
  const { resource, rows } = useListContext()
  const listId = useId()
  // Another text has other suggestions, and none of them is chosen yet.
  const [active, setActive] = useState({ text, at: -1 })
  const named = useLookupValues(resource, { isNeeded: isWanted })
  const labels = new Map<string, string>()
  let askedKey = ''
  const valuesOf = (key: string) => {
    askedKey = key
    const known: readonly KnownValue[] = named(key) ?? knownValues(resource, key, rows)
    for (const { value, label } of known) labels.set(value, label)
    return known
  }
  const completed =
    isWanted && cursor !== undefined ? completeFilterText(text, cursor, resource.searchable, valuesOf) : undefined
  const meant =
    completed && askedKey === ''
      ? bareWordSuggestions(resource, { typed: text.slice(completed.start, cursor), start: completed.start, named })
      : []
  const options = mostUseful([...meant, ...(completed?.completions ?? [])])
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
