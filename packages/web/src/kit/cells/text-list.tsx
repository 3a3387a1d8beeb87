import styles from './text-list.module.css'

/** Whether a text says so itself, as messages do in languages that are read from right to left. */
const isFromRight = (text = '') => text.startsWith('\u200f')

interface TextListProps {
  texts: readonly string[]
  /** What stands between two of them. */
  separator: string
}

/** Several texts in a cell: as many as there is room for, each but the first one whole. */
export function TextList({ texts, separator }: TextListProps) {
  return (
    <span
      className={styles.texts}
      dir={isFromRight(texts[0]) ? 'rtl' : undefined}
      title={texts.length > 1 ? texts.join(`${separator} `) : undefined}
    >
      {texts.map((text, at) => (
        <span key={text} className={styles.text} data-whole>
          {/* What separates them follows in the way of reading, not of a number. */}
          <bdi>{text}</bdi>
          {at < texts.length - 1 && separator}
        </span>
      ))}
    </span>
  )
}
