import { type ComponentProps, useCallback, useLayoutEffect, useRef } from 'react'
import styles from './marked-input.module.css'

interface Range {
  start: number
  end: number
}

interface MarkedInputProps extends Omit<ComponentProps<'input'>, 'value'> {
  value: string
  /** Parts of the text that are wrong. */
  marks: readonly Range[]
}

/** A text field that underlines the parts of its text that are wrong. */
export function MarkedInput({ value, marks, ref, ...rest }: MarkedInputProps) {
  const mirror = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const follow = useCallback(() => {
    if (mirror.current && field.current) mirror.current.scrollLeft = field.current.scrollLeft
  }, [])
  // Where the text has been scrolled to is asked only when it has changed: the page is laid out for the answer.
  useLayoutEffect(() => {
    if (value !== '') follow()
  }, [value, follow])
  return (
    <span className={styles.box}>
      <div ref={mirror} className={styles.mirror} aria-hidden="true">
        {pieces(value, marks).map(({ text, start, wrong }) => (wrong ? <mark key={start}>{text}</mark> : text))}
      </div>
      <input
        {...rest}
        ref={(element) => {
          field.current = element
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
        className={styles.input}
        value={value}
        onScroll={follow}
        spellCheck={false}
        autoComplete="off"
      />
    </span>
  )
}

interface Piece {
  text: string
  start: number
  wrong: boolean
}

/** The text cut where marks begin and end. A mark past the end stands on the last character. */
export function pieces(text: string, marks: readonly Range[]): Piece[] {
  const found: Piece[] = []
  let at = 0
  const cut = (end: number, wrong: boolean) => {
    if (end > at) found.push({ text: text.slice(at, end), start: at, wrong })
    at = Math.max(at, end)
  }
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    const start = Math.min(mark.start, Math.max(0, text.length - 1))
    cut(start, false)
    cut(Math.min(text.length, Math.max(mark.end, start + 1)), true)
  }
  cut(text.length, false)
  return found
}
