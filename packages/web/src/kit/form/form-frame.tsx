import Skeleton from '@mui/material/Skeleton'
import { type ReactNode, useId } from 'react'
import styles from '../form-skeleton.module.css'
import { t } from '../resource.messages.ts'
import fieldGroupStyles from './field-group.module.css'

const lines = ['first', 'second', 'third', 'fourth']

/** What stands in a drawer until the row is here. */
export function FormSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={t('form.loading')}>
      {lines.map((line) => (
        <Skeleton key={line} variant="rounded" height={40} />
      ))}
    </div>
  )
}

/** Fields that belong together, under a heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <fieldset className={fieldGroupStyles.group} aria-labelledby={titleId}>
      <h3 id={titleId} className={fieldGroupStyles.title}>
        {title}
      </h3>
      {children}
    </fieldset>
  )
}
