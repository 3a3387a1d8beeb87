import styles from './form-heading.module.css'

/** Main heading of a screen for visitors, with a sentence under it. */
export function FormHeading({ title, text }: { title: string; text: string }) {
  return (
    <header>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
    </header>
  )
}
