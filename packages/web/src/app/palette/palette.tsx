import useAutocomplete from '@mui/material/useAutocomplete'
import {
  type HTMLAttributes,
  type ReactElement,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'wouter'
import { reportError } from '../../data/report-error.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { comma } from '../../lib/messages.ts'
import { keyNames } from '../../shared/keys/key-names.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { session, useSession } from '../../state/session.ts'
import { isUnsaved as isUnsavedNow } from '../../state/unsaved.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Ask, Entry } from './entry.ts'
import { keepRecent } from './kept-recent.ts'
import { t } from './palette.messages.ts'
import styles from './palette.module.css'
import { usePaletteEntries } from './use-palette-entries.ts'

interface PaletteStatusProps {
  count: number
  isAsking: boolean
  failed: readonly Resource[]
  retry: () => void
}

const keys = [
  ['Enter', t('keys.choose')],
  ['Ctrl+Enter', t('keys.newTab')],
  ['Escape', t('keys.close')],
] as const

/** How far the search is, what could not be asked, and the keys. */
function PaletteStatus({ count, isAsking, failed, retry }: PaletteStatusProps) {
  return (
    <>
      {failed.length > 0 && (
        <p className={styles.failed} role="alert">
          {t('failed', { lists: failed.map(({ title }) => title).join(comma) })}
          <Button size="small" variant="outlined" onClick={retry}>
            {t('retry')}
          </Button>
        </p>
      )}
      <div className={styles.foot}>
        <p role="status">{isAsking ? t('searching') : t('count', { count })}</p>
        <p className={styles.keys} aria-hidden="true">
          {keys.map(([key, text]) => (
            <span key={key}>
              <kbd>{keyNames(key)}</kbd> {text}
            </span>
          ))}
        </p>
      </div>
    </>
  )
}

interface PaletteListProps {
  listbox: HTMLAttributes<HTMLElement>
  entries: readonly Entry[]
  optionProps: (entry: Entry, index: number) => HTMLAttributes<HTMLElement> & { key: unknown }
}

/** What was found, under the names of its kinds. */
function PaletteList({ listbox, entries, optionProps }: PaletteListProps) {
  const groups: { name: string; entries: [entry: Entry, index: number][] }[] = []
  for (const [index, entry] of entries.entries()) {
    const name = entry.group ?? t(`kinds.${entry.kind}`)
    const last = groups.at(-1)
    if (last?.name === name) last.entries.push([entry, index])
    else groups.push({ name, entries: [[entry, index]] })
  }
  return (
    <div {...listbox} role="listbox" className={styles.list} aria-label={t('results')} aria-labelledby={undefined}>
      {groups.map(({ name, entries: members }) => (
        <fieldset key={name} className={styles.group} aria-label={name}>
          <p className={styles.kind} aria-hidden="true">
            {name}
          </p>
          {members.map(([entry, index]) => {
            const { key: _, ...props } = optionProps(entry, index)
            return (
              <div {...props} key={entry.key} className={styles.entry}>
                <span className={styles.name} dir="auto">
                  {entry.label}
                </span>
                {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
              </div>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}

interface PaletteProps {
  onClose: () => void
}

/** The search over everything: screens, records, actions and settings, by the keyboard alone. Nothing for nobody. */
export function Palette(props: PaletteProps) {
  const { user, access } = useSession()
  const [question, setQuestion] = useState<ReactElement>()
  if (!user || !access) return null
  if (question) return question
  const showQuestion = (ask: Ask) => void ask(props.onClose).then(setQuestion, reportError)
  return (
    <Dialog title={t('title')} onClose={props.onClose} width="wide">
      <Search {...props} onAsk={showQuestion} user={user} access={access} />
    </Dialog>
  )
}

interface SearchProps extends PaletteProps {
  onAsk: (ask: Ask) => void
}

type Person = Pick<Parameters<typeof usePaletteEntries>[0], 'user' | 'access'>

const isForNewTab = (event: SyntheticEvent) => {
  const { nativeEvent } = event
  const isMeant = nativeEvent instanceof MouseEvent || nativeEvent instanceof KeyboardEvent
  return isMeant && (nativeEvent.ctrlKey || nativeEvent.metaKey)
}

interface Moves {
  typed: string
  /** The mark is put on the first entry by what follows, not by a person. */
  isOwn: boolean
  hasMoved: boolean
}

/**
 * Marks the first entry again whenever other ones have come, until somebody has gone to another: the library keeps the entry that was marked, and what
 * was found above it would be out of sight. Called after the library's own hook, whose mark it corrects.
 */
function useFirstMarked(
  place: RefObject<HTMLElement | null>,
  { current: moves }: RefObject<Moves>,
  typed: string,
  keys: string,
) {
  useEffect(() => {
    if (moves.typed !== typed) Object.assign(moves, { typed, hasMoved: false })
    const input = place.current?.querySelector('input')
    if (!input || moves.hasMoved || keys === '') return
    moves.isOwn = true
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }))
    moves.isOwn = false
    // With the name of its group above it.
    place.current?.parentElement?.querySelector('[role=listbox]')?.scrollTo({ top: 0 })
  }, [place, moves, typed, keys])
}

function Search({ onClose, onAsk, ...person }: SearchProps & Person) {
  usePhoneFormat()
  const [, navigate] = useLocation()
  const place = useRef<HTMLDivElement>(null)
  // Whoever opens it types.
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const [typed, type] = useState('')
  const [isUnsaved] = useState(isUnsavedNow)
  const { entries, isAsking, failed, retry } = usePaletteEntries({ typed, type, ...person })

  function choose(event: SyntheticEvent, { href, run, ask, keepsOpen, keeps }: Entry): void {
    if (ask) {
      onAsk(ask)
      return
    }
    if (!keepsOpen) onClose()
    if (keeps && !session.impersonation) keepRecent(person.user.id, keeps)
    if (run) Promise.resolve(run()).catch(reportError)
    // What is typed in a form below would be lost.
    else if (isUnsaved || isForNewTab(event)) window.open(href, '_blank', 'noopener')
    else navigate(href)
  }

  const moves = useRef<Moves>({ typed, isOwn: false, hasMoved: false })
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete<Entry>({
    options: entries,
    value: null,
    inputValue: typed,
    open: true,
    disableCloseOnSelect: true,
    autoHighlight: true,
    filterOptions: (all) => all,
    getOptionKey: ({ key }) => key,
    getOptionLabel: ({ label }) => label,
    isOptionEqualToValue: (option, other) => option.key === other.key,
    onInputChange: (_event, text, reason) => reason === 'input' && type(text),
    onChange: (event, entry) => entry && choose(event, entry),
    onClose: (_event, reason) => reason === 'escape' && onClose(),
    onHighlightChange() {
      if (!moves.current.isOwn) moves.current.hasMoved = true
    },
  })
  useFirstMarked(place, moves, typed, entries.map(({ key }) => key).join())
  const shown = groupedOptions.filter((option) => 'key' in option && 'kind' in option)
  return (
    <div className={styles.palette}>
      <div ref={place} {...getRootProps()}>
        <input
          {...getInputProps()}
          className={styles.input}
          aria-label={t('label')}
          placeholder={t('hint')}
          type="search"
          enterKeyHint="go"
        />
      </div>
      {isUnsaved && <p className={styles.note}>{t('unsaved')}</p>}
      <PaletteList
        listbox={getListboxProps()}
        entries={shown}
        optionProps={(option, index) => getOptionProps({ option, index })}
      />
      <PaletteStatus count={shown.length} isAsking={isAsking} failed={failed} retry={retry} />
    </div>
  )
}
