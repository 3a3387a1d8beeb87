import { type ReactNode, useId } from 'react'
import styles from './profile-fields.module.css'

/** Fields that belong together; with a heading, unless that of the step is theirs. */
export function FieldSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <fieldset className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </fieldset>
  )
}
