import { useVirtualizer } from '@tanstack/react-virtual'
import { type ComponentProps, type HTMLAttributes, type Key, type ReactNode, useEffect, useRef } from 'react'
import { assignRef } from './assign-ref.ts'
import type { Choice } from './choice.ts'
import styles from './choice-field.module.css'

/** Height of a choice, in pixels. */
const itemHeightPx = 42

interface ChoiceListProps {
  listbox: ComponentProps<'ul'>
  choices: readonly Choice[]
  optionProps: (choice: Choice, index: number) => HTMLAttributes<HTMLLIElement> & { key: Key }
  /** Place of the choice the arrow keys are at. */
  highlighted: number
  picture: ((value: string) => ReactNode) | undefined
}

/** The choices that match; only those in sight are in the page. */
export function ChoiceList({ listbox, choices, optionProps, highlighted, picture }: ChoiceListProps) {
  const scroller = useRef<HTMLUListElement>(null)
  const virtualizer = useVirtualizer({
    count: choices.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => itemHeightPx,
    // The arrow keys only find what is in the page.
    overscan: 10,
  })
  useEffect(() => {
    if (highlighted >= 0) virtualizer.scrollToIndex(highlighted)
  }, [highlighted, virtualizer])
  const { ref, ...list } = listbox

  function setList(element: HTMLUListElement | null): void {
    scroller.current = element
    assignRef(ref, element)
  }

  return (
    <ul {...list} ref={setList} className={styles.list} hidden={choices.length === 0}>
      <li aria-hidden="true" style={{ height: virtualizer.getTotalSize() }} />
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
  )
}
