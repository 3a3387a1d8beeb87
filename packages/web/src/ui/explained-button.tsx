import { type ComponentProps, type KeyboardEvent, type SyntheticEvent, useId, useState } from 'react'
import styles from './explained-button.module.css'

interface ExplainedButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  label: string
  /** What the label means; without it the button is a plain one. */
  explanation: string | undefined
}

/** Width of the bubble in pixels, as its styles have it, and how far it stays from the edges of the window. */
const WIDTH_PX = 260
const MARGIN_PX = 8

const showAbove = (bubble: HTMLElement | null) => bubble?.showPopover()

/** A word that is explained while the pointer or the focus is on it, and read out with it. Escape puts the explanation away. */
export function ExplainedButton({ label, explanation, className = '', ...button }: ExplainedButtonProps) {
  const id = useId()
  const [place, setPlace] = useState<{ top: number; left: number }>()
  const hide = () => setPlace(undefined)
  const show = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const { bottom, left } = currentTarget.getBoundingClientRect()
    const furthest = document.documentElement.clientWidth - WIDTH_PX - MARGIN_PX
    setPlace({ top: bottom + 4, left: Math.max(MARGIN_PX, Math.min(left, furthest)) })
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !place) return
    event.stopPropagation()
    hide()
  }
  return (
    <>
      <button
        {...button}
        type="button"
        className={`${styles.word} ${className}`}
        data-paper="word"
        aria-describedby={explanation && id}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={handleKey}
      >
        {label}
      </button>
      {explanation && (
        <span id={id} hidden>
          {explanation}
        </span>
      )}
      {/* What it says is read out already: this is for the eyes, and over all that sticks to its place. */}
      {explanation && place && (
        <span ref={showAbove} popover="manual" className={styles.bubble} style={place} aria-hidden="true">
          {explanation}
        </span>
      )}
    </>
  )
}
