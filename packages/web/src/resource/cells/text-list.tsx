import styles from './text-list.module.css'

interface TextListProps {
  texts: readonly string[]
  /** What stands between two of them. */
  separator: string
}

/** Several texts in a cell: as many as there is room for, each but the first one whole. */
export function TextList({ texts, separator }: TextListProps) {
  return (
    <span className={styles.texts} title={texts.length > 1 ? texts.join(`${separator} `) : undefined}>
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
