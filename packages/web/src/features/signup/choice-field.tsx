import { folded } from '@lineboard/contract/folded'
import useAutocomplete from '@mui/material/useAutocomplete'
import {
  type ComponentProps,
  type HTMLAttributes,
  type Key,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { afterPress, useListeners } from '../../browser/events.ts'
import fieldStyles from '../../ui/plain-field.module.css'
import styles from './choice-field.module.css'
import { t } from './signup.messages.ts'

/** Gives an element to a ref of either kind. */
export function assignRef<Value>(ref: Ref<Value> | undefined, value: Value | null): void {
  if (typeof ref === 'function') ref(value)
  else if (ref) ref.current = value
}

/** One of many things to choose from. */
export interface Choice {
  /** Unique among them. */
  value: string
  label: string
  /** What it is called for short, such as NY, where that is not its value. */
  code?: string
}

interface ChoiceListProps {
  listbox: ComponentProps<'ul'>
  choices: readonly Choice[]
  optionProps: (choice: Choice, index: number) => HTMLAttributes<HTMLLIElement> & { key: Key }
  /** Place of the choice the arrow keys are at. */
  highlighted: number
  picture: ((value: string) => ReactNode) | undefined
}

// A press on the scroll bar would take the focus from the input, and so close the list.
const keepFocus = { mousedown: (event: Event) => event.preventDefault() }

/** The choices that match, some hundreds at most: the browser draws those in sight. */
function ChoiceList({ listbox, choices, optionProps, highlighted, picture }: ChoiceListProps) {
  const count = choices.length
  const scroller = useRef<HTMLDivElement>(null)
  useListeners(scroller, keepFocus)
  useEffect(() => {
    // The list alone is scrolled: the page stays where it is.
    const list = scroller.current
    const item = count > highlighted && list?.querySelectorAll('li')[highlighted]
    if (!item) return
    const [top, most] = [item.offsetTop, item.offsetTop + item.offsetHeight - list.clientHeight]
    list.scrollTop = Math.min(top, Math.max(most, list.scrollTop))
  }, [highlighted, count])

  return (
    <div ref={scroller} className={styles.list} hidden={count === 0}>
      <ul {...listbox} className={styles.choices}>
        {choices.map((choice, index) => {
          const { key: _, ...option } = optionProps(choice, index)
          return (
            <li
              {...option}
              key={choice.value}
              className={styles.choice}
              data-highlighted={index === highlighted || undefined}
            >
              {picture?.(choice.value)}
              {choice.label}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const isNamed = ({ label, value, code = value }: Choice, wanted: string) =>
  folded(label) === wanted || folded(code) === wanted

/**
 * The choices that have what is typed, with or without its marks: a code finds a country, province or currency as well as its
 * name does. One that is named exactly comes first.
 */
export function matchingChoices(choices: readonly Choice[], { inputValue }: { inputValue: string }): Choice[] {
  const wanted = folded(inputValue).trim()
  return choices
    .filter(({ label, value, code = '' }) => folded(`${label} ${value} ${code}`).includes(wanted))
    .toSorted((left, right) => Number(isNamed(right, wanted)) - Number(isNamed(left, wanted)))
}

/** The choice that somebody means who leaves the field with this text: named exactly, or the only one that has it. */
export function meantChoice(choices: readonly Choice[], text: string): Choice | undefined {
  const wanted = folded(text).trim()
  if (wanted === '') return undefined
  const [first, ...others] = matchingChoices(choices, { inputValue: text })
  return first && (others.length === 0 || isNamed(first, wanted)) ? first : undefined
}

interface ChoiceFieldProps {
  label: string
  name: string
  /** Value of what is chosen; empty for nothing. */
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
  onBlur?: () => void
  /** The input, for whoever moves the focus. */
  inputRef?: Ref<HTMLInputElement>
  /** What is wrong with the choice. */
  error?: string | undefined
  /** @default false */
  required?: boolean
  /** @default false */
  disabled?: boolean
  autoComplete?: string
  /** Picture of a choice. */
  picture?: (value: string) => ReactNode
  className?: string
}

/** The list of the field: its state, and the props of its elements. */
function useChoiceList({ value, choices, onChange, required = false, disabled = false }: ChoiceFieldProps) {
  const [moved, setMoved] = useState<Choice | null>(null)
  const chosen = choices.find((choice) => choice.value === value) ?? null
  const list = useAutocomplete<Choice, false, boolean>({
    options: choices,
    value: chosen,
    filterOptions: matchingChoices,
    disabled,
    disableClearable: required,
    autoHighlight: true,
    isOptionEqualToValue: (option, other) => option.value === other.value,
    onChange: (_event, choice) => onChange(choice?.value ?? ''),
    onHighlightChange: (_event, choice) => setMoved(choice),
    onInputChange: (_event, text, reason) => {
      setMoved(null)
      const wanted = folded(text)
      // What a browser fills in is typed, not chosen.
      const named = reason === 'input' && choices.find(({ label: each }) => folded(each) === wanted)
      if (named) onChange(named.value)
    },
    onOpen: () => setMoved(null),
  })
  const matching = list.groupedOptions.filter((option) => 'value' in option)
  // Until the keys move it, the highlight is on what is chosen, else on the first.
  const at = matching.findIndex((option) => option.value === (moved ?? chosen)?.value)
  return { ...list, chosen, matching, highlighted: Math.max(0, at) }
}

/** A choice of many: what is typed filters them. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, name, choices, onChange, onBlur, error, required = false, picture } = props
  const errorId = `${useId()}error`
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    chosen,
    matching,
    highlighted,
    popupOpen,
    setAnchorEl,
  } = useChoiceList(props)
  const { ref: autocompleteRef, onBlur: closeList, ...input } = getInputProps()

  function setInput(element: HTMLInputElement | null): void {
    assignRef(autocompleteRef, element)
    assignRef(props.inputRef, element)
  }

  return (
    <div className={`${fieldStyles.field} ${styles.field} ${props.className ?? ''}`}>
      <label {...getInputLabelProps()} htmlFor={input.id} className={fieldStyles.label}>
        {label}
      </label>
      <div {...getRootProps()}>
        <div ref={setAnchorEl} className={`${fieldStyles.box} ${styles.box}`} data-invalid={error ? true : undefined}>
          {picture && chosen && <span className={styles.picture}>{picture(chosen.value)}</span>}
          <input
            {...input}
            ref={setInput}
            name={name}
            autoComplete={props.autoComplete ?? 'off'}
            required={required}
            className={fieldStyles.input}
            aria-invalid={Boolean(error)}
            aria-describedby={error ? errorId : undefined}
            onBlur={(event) => {
              const { value: text } = event.currentTarget
              closeList?.(event)
              // The list closes over what it can't find, and empties the field: what was meant is chosen.
              const meant = text === chosen?.label ? undefined : meantChoice(choices, text)
              if (meant) onChange(meant.value)
              if (onBlur) afterPress(onBlur)
            }}
          />
          <span className={styles.arrow} aria-hidden="true" />
        </div>
      </div>
      {popupOpen && (
        <ChoiceList
          listbox={getListboxProps()}
          choices={matching}
          optionProps={(option, index) => getOptionProps({ option, index })}
          highlighted={highlighted}
          picture={picture}
        />
      )}
      {popupOpen && matching.length === 0 && (
        <p className={styles.none} role="status">
          {t('noChoice')}
        </p>
      )}
      {error && (
        <p id={errorId} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
