import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useListContext } from '../list.ts'
import { t } from '../resource.messages.ts'
import styles from './filter-box.module.css'
import { FilterHelp } from './filter-help.tsx'
import { filterProblems } from './filter-text.ts'
import { MarkedInput } from './marked-input.tsx'
import { useFilterDraft } from './use-filter-draft.ts'

const isTypingElsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=dialog]') !== null)

/** Box for the filter text. `/` goes there from anywhere on the page; Escape takes back what is not applied. */
export function FilterBox() {
  const { resource, columns, state, change } = useListContext()
  const input = useRef<HTMLInputElement>(null)
  const problemId = useId()
  const problemsOf = (text: string) => filterProblems(text, resource)
  const draft = useFilterDraft({
    applied: state.filter,
    isValid: (text) => problemsOf(text).length === 0,
    onApply: (filter, first) => change({ filter }, { replace: !first }),
  })
  const problems = draft.isJudged ? problemsOf(draft.text) : []
  const [problem] = problems

  useEffect(() => {
    const handleSlash = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTypingElsewhere(event.target)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    addEventListener('keydown', handleSlash)
    return () => removeEventListener('keydown', handleSlash)
  }, [])

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') draft.commit()
    if (event.key === 'Escape') draft.revert()
  }
  const insert = (text: string) => {
    draft.type(draft.text ? `${draft.text}, ${text}` : text)
    input.current?.focus()
  }

  return (
    <div className={styles.place}>
      <div className={styles.box} data-invalid={problem !== undefined}>
        <Search className={styles.icon} />
        <MarkedInput
          ref={input}
          value={draft.text}
          marks={problems}
          aria-label={t('filter.label', { nouns: resource.nouns.other })}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && problemId}
          aria-keyshortcuts="/"
          placeholder={t('filter.placeholder', { key: columns.find(({ search }) => search)?.search ?? '' })}
          onChange={(event) => draft.type(event.target.value)}
          onKeyDown={handleKey}
          onBlur={draft.commit}
        />
        {draft.text ? (
          <IconButton
            size="small"
            aria-label={t('filter.clear')}
            title={t('filter.clear')}
            onClick={() => {
              draft.type('')
              input.current?.focus()
            }}
          >
            <Close fontSize="small" />
          </IconButton>
        ) : (
          <span className={styles.key} aria-hidden="true">
            /
          </span>
        )}
        <FilterHelp onInsert={insert} />
      </div>
      <p id={problemId} className={styles.problem} role="status">
        {problem?.message}
      </p>
    </div>
  )
}
