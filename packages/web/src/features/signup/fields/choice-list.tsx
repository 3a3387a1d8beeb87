import { useVirtualizer } from '@tanstack/react-virtual'
import { type ComponentProps, type HTMLAttributes, type Key, type ReactNode, useEffect, useRef } from 'react'
import { useListeners } from '../../../browser/use-listeners.ts'
import styles from './choice-field.module.css'
import type { Choice } from './choice-item.ts'

/** Height of a choice, in pixels. */
const itemHeightPx = 42

/** Most that is in sight at once, in pixels. */
const listHeightPx = 264

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

/** The choices that match; only those in sight are in the page. */
export function ChoiceList({ listbox, choices, optionProps, highlighted, picture }: ChoiceListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  useListeners(scroller, keepFocus)
  const virtualizer = useVirtualizer({
    count: choices.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => itemHeightPx,
    // There from the first paint, so that Enter right after the first letters finds a choice.
    initialRect: { width: 0, height: listHeightPx },
    // The arrow keys only find what is in the page.
    overscan: 10,
  })
  useEffect(() => {
    if (highlighted >= 0) virtualizer.scrollToIndex(highlighted)
  }, [highlighted, virtualizer])

  return (
    <div ref={scroller} className={styles.list} style={{ maxHeight: listHeightPx }} hidden={choices.length === 0}>
      <ul {...listbox} className={styles.choices} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const choice = choices[index]
          if (!choice) return null
          const { key: _, ...option } = optionProps(choice, index)
          return (
            <li
              {...option}
              key={choice.value}
              className={styles.choice}
              data-highlighted={index === highlighted || undefined}
              aria-setsize={choices.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
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
