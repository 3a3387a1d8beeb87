import styles from './form-heading.module.css'

/** Main heading of a screen for visitors, with a sentence under it where there is one. */
export function FormHeading({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <header>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {text && <p className={styles.text}>{text}</p>}
    </header>
  )
}
