import { type ReactNode, useId } from 'react'
import styles from './field-group.module.css'

/** Fields that belong together, under a heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <fieldset className={styles.group} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {children}
    </fieldset>
  )
}
