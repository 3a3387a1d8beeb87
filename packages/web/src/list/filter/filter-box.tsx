import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import Tune from '@mui/icons-material/Tune'
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { useAhead } from '../../data/use-ahead.ts'
import { filterProblems } from '../../kit/filter/filter-problems.ts'
import { ariaKeys } from '../../shared/keys/shortcuts.ts'
import { useUiSettings } from '../../state/ui-settings-store.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import { useTool } from '../../ui/tool/use-tool.tsx'
import { t } from '../context/list.messages.ts'
import { useListQuery, useListRows } from '../context/list-provider.tsx'
import styles from './filter-box.module.css'
import { filterHint, withPlainValues } from './filter-hint.ts'
import { MarkedInput } from './marked-input.tsx'
import type { FilterWords, SuggestionKeys, SuggestionState } from './suggestions.tsx'
import { useFilterDraft } from './use-filter-draft.ts'

const panel = loadOnce(() => import('./filter-panels.tsx'))

/** Opens the filter as fields to fill in, for those who don't want to write it. */
function FilterFields() {
  const { trigger, content } = useTool(t('filter.fields'), panel)
  return (
    <>
      <RoundButton {...trigger} size="small" label={t('filter.fields')}>
        <Tune fontSize="small" />
      </RoundButton>
      {content}
    </>
  )
}

const suggestions = loadOnce(() => import('./suggestions.tsx'))

/** How long the list has stood before what helps typing is brought, in milliseconds. */
const REST_MS = 400

const noSuggestions: SuggestionState = { listId: undefined, activeId: undefined }

const asTyped: FilterWords = { shown: (text) => text, asked: (text) => text }

/** Where the cursor is in the field; undefined while the field has no focus. */
function useCursor(input: RefObject<HTMLInputElement | null>) {
  const [cursor, setCursor] = useState<number>()
  // A text that was put in has its cursor where typing continues, as soon as the field shows it.
  const next = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (next.current === undefined) return
    input.current?.setSelectionRange(next.current, next.current)
    next.current = undefined
  })
  return {
    cursor,
    leave: () => setCursor(undefined),
    follow: () => setCursor(input.current?.selectionStart ?? undefined),
    moveTo(at: number) {
      next.current = at
      setCursor(at)
    },
  }
}

/** The text being typed, its mistakes and an example of what can be typed, apart from the filter that is applied. */
function useTypedFilter({ shown, asked }: FilterWords) {
  const { resource, columns, state, change } = useListQuery()
  const { rows } = useListRows()
  const read = (text: string) => asked(withPlainValues(text, resource))
  const problemsOf = (text: string) => filterProblems(text, resource)
  const draft = useFilterDraft({
    applied: state.filter,
    isValid: (text) => problemsOf(text).length === 0,
    read,
    shown,
    onApply: (filter, first) => change({ filter }, { replace: !first }),
  })
  const plainText = read(draft.text)
  const hint = useMemo(() => filterHint(resource, columns, rows), [resource, columns, rows])
  return { draft, plainText, hint, problems: draft.isJudged ? problemsOf(plainText) : [] }
}

/** What assistive technology is told of the field, its suggestions and the element that says what is wrong. */
const comboboxOf = ({ listId, activeId }: SuggestionState, problemId: string | undefined) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': listId !== undefined,
    'aria-controls': listId,
    'aria-activedescendant': activeId,
    'aria-invalid': problemId !== undefined,
    'aria-describedby': problemId,
  }) as const

function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <RoundButton size="small" label={t('filter.clear')} onClick={onClick}>
      <Close fontSize="small" />
    </RoundButton>
  )
}

/** The key that leads to the field. */
function FilterKey() {
  return (
    <span className={styles.key} aria-hidden="true">
      /
    </span>
  )
}

/** Box for the filter text, with suggestions. Escape takes back what is not applied. */
export function FilterBox() {
  const { resource, state } = useListQuery()
  const { filterMode } = useUiSettings()
  const input = useRef<HTMLInputElement>(null)
  const { cursor, leave, follow, moveTo } = useCursor(input)
  const keys = useRef<SuggestionKeys>(null)
  const problemId = useId()
  const [isWanted, setWanted] = useState(false)
  const [shown, setShown] = useState(noSuggestions)
  const [words, setWords] = useState(asTyped)
  const { value: loaded } = useLoaded(suggestions, cursor !== undefined || state.filter !== '')
  useAhead(suggestions, REST_MS)
  const { draft, plainText, hint, problems } = useTypedFilter(words)
  const [problem] = problems
  // What an address brought that can't be read is said by its chip, too: nobody is typing.
  const isSaidByChip = cursor === undefined && plainText.trim() === state.filter

  const putIn = (text: string, at: number) => {
    moveTo(at)
    draft.type(text)
    input.current?.focus()
  }

  const handleKey = (event: KeyboardEvent) => {
    if (keys.current?.handleKey(event)) return event.preventDefault()
    if (event.key === 'ArrowDown') setWanted(true)
    if (event.key === 'Enter') {
      draft.commit()
      setWanted(false)
    }
    if (event.key === 'Escape') draft.revert()
  }

  return (
    <div className={styles.place}>
      <div className={styles.box} data-invalid={problem !== undefined}>
        <Search className={styles.icon} />
        <MarkedInput
          ref={input}
          value={draft.text}
          // A day that was typed shorter than it reads would move the marks.
          marks={plainText === draft.text ? problems : []}
          {...comboboxOf(shown, problem && problemId)}
          aria-label={t('filter.label', { nouns: resource.nouns.other })}
          aria-keyshortcuts={ariaKeys('filter')}
          data-list-filter=""
          placeholder={hint}
          onChange={({ target }) => {
            setWanted(true)
            follow()
            draft.type(target.value)
          }}
          onSelect={follow}
          onFocus={follow}
          onKeyDown={handleKey}
          onBlur={() => {
            leave()
            setWanted(false)
            draft.leave()
          }}
        />
        {draft.text ? <ClearButton onClick={() => putIn('', 0)} /> : <FilterKey />}
        {filterMode !== 'filter_text' && <FilterFields />}
      </div>
      {loaded && (
        <loaded.Suggestions
          text={draft.text}
          cursor={cursor}
          isWanted={isWanted}
          keys={keys}
          onState={setShown}
          onAccept={putIn}
          onWords={setWords}
          onDismiss={() => setWanted(false)}
        />
      )}
      <p id={problemId} className={styles.problem} role="status">
        {shown.listId === undefined && !isSaidByChip && problem?.message}
      </p>
    </div>
  )
}
