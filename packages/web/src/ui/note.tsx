import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import styles from './note.module.css'

interface NoteProps {
  /** The few words that unfold it. */
  title: ReactNode
  /** Something that should not wait. @default false */
  isGrave?: boolean
  /** Its words may be cut where there is no room beside them. @default false */
  shrinks?: boolean
  children: ReactNode
}

/** What there is to know of a page, as a few words that unfold over what is below, so that nothing below has to move. */
export function Note({ title, isGrave = false, shrinks = false, children }: NoteProps) {
  const place = useRef<HTMLDetailsElement>(null)
  const fold = () => place.current?.removeAttribute('open')
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !place.current?.open) return
    event.stopPropagation()
    fold()
    place.current.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={place}
      className={styles.note}
      data-grave={isGrave || undefined}
      data-shrinks={shrinks || undefined}
      onKeyDown={handleKey}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || fold()}
    >
      <summary>{title}</summary>
      {/* Takes the focus when it is pressed, so that its text can be chosen. */}
      <div tabIndex={-1}>{children}</div>
    </details>
  )
}
