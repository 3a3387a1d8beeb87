import { type ComponentProps, type HTMLAttributes, type Key, type ReactNode, useEffect, useRef } from 'react'
import { useListeners } from '../../browser/use-listeners.ts'
import styles from './choice-field.module.css'
import type { Choice } from './choice-item.ts'

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
export function ChoiceList({ listbox, choices, optionProps, highlighted, picture }: ChoiceListProps) {
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
