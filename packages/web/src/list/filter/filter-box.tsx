import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import Tune from '@mui/icons-material/Tune'
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { useAhead } from '../../data/use-ahead.ts'
import { filterProblems } from '../../kit/filter/filter-text.ts'
import { ariaKeys } from '../../shared/keys/shortcuts.ts'
import { region, useUiSettings } from '../../state/ui-settings-store.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import { useTool } from '../../ui/tool/use-tool.tsx'
import { t } from '../context/list.messages.ts'
import { useListQuery, useListRows } from '../context/list.tsx'
import styles from './filter-box.module.css'
import { filterHint } from './filter-hint.ts'
import { MarkedInput } from './marked-input.tsx'
import type { SuggestionKeys, SuggestionState } from './suggestions.tsx'
import { withPlainDays } from './typed-days.ts'
import { useFilterDraft } from './use-filter-draft.ts'

const panel = loadOnce(() => import('./filter-panel.tsx'))

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

/** Box for the filter text, with suggestions. Escape takes back what is not applied. */
export function FilterBox() {
  const { resource, columns, state, change } = useListQuery()
  const { rows } = useListRows()
  const { filterMode } = useUiSettings()
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<SuggestionKeys>(null)
  const problemId = useId()
  const [cursor, setCursor] = useState<number>()
  const [isWanted, setWanted] = useState(false)
  const [shown, setShown] = useState(noSuggestions)
  const { value: loaded } = useLoaded(suggestions, cursor !== undefined)
  const read = (text: string) => withPlainDays(text, resource, region().dateFormat)
  const problemsOf = (text: string) => filterProblems(text, resource)
  useAhead(suggestions, REST_MS)
  const draft = useFilterDraft({
    applied: state.filter,
    isValid: (text) => problemsOf(text).length === 0,
    read,
    onApply: (filter, first) => change({ filter }, { replace: !first }),
  })
  const plainText = read(draft.text)
  const hint = useMemo(() => filterHint(resource, columns, rows), [resource, columns, rows])
  const problems = draft.isJudged ? problemsOf(plainText) : []
  const [problem] = problems
  // What an address brought that can't be read is said by its chip, too: nobody is typing.
  const isSaidByChip = cursor === undefined && plainText.trim() === state.filter

  // A text that was put in has its cursor where typing goes on, as soon as the field shows it.
  const nextCursor = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (nextCursor.current === undefined) return
    input.current?.setSelectionRange(nextCursor.current, nextCursor.current)
    nextCursor.current = undefined
  })
  const putIn = (text: string, at: number) => {
    nextCursor.current = at
    setCursor(at)
    draft.type(text)
    input.current?.focus()
  }
  const followCursor = () => setCursor(input.current?.selectionStart ?? undefined)

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
          role="combobox"
          aria-label={t('filter.label', { nouns: resource.nouns.other })}
          aria-autocomplete="list"
          aria-expanded={shown.listId !== undefined}
          aria-controls={shown.listId}
          aria-activedescendant={shown.activeId}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && problemId}
          aria-keyshortcuts={ariaKeys('filter')}
          data-list-filter=""
          placeholder={hint}
          onChange={({ target }) => {
            setWanted(true)
            setCursor(target.selectionStart ?? undefined)
            draft.type(target.value)
          }}
          onSelect={followCursor}
          onFocus={followCursor}
          onKeyDown={handleKey}
          onBlur={() => {
            setCursor(undefined)
            setWanted(false)
            draft.commit()
          }}
        />
        {draft.text ? (
          <RoundButton size="small" label={t('filter.clear')} onClick={() => putIn('', 0)}>
            <Close fontSize="small" />
          </RoundButton>
        ) : (
          <span className={styles.key} aria-hidden="true">
            /
          </span>
        )}
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
          onDismiss={() => setWanted(false)}
        />
      )}
      <p id={problemId} className={styles.problem} role="status">
        {shown.listId === undefined && !isSaidByChip && problem?.message}
      </p>
    </div>
  )
}
