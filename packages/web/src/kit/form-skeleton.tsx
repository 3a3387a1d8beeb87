import Skeleton from '@mui/material/Skeleton'
import styles from './form-skeleton.module.css'
import { t } from './resource.messages.ts'

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
