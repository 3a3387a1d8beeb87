import { t } from '../list.messages.ts'
import { useListContext } from '../list.ts'
import styles from './loading-rows.module.css'

/** What stands where rows will be until they are there: one element, for the grid takes longer to draw than they take to come. */
export function LoadingRows({ rowHeight }: { rowHeight: number }) {
  const { resource, state } = useListContext()
  return (
    <div
      role="status"
      aria-label={t('list.loading', { nouns: resource.nouns.other })}
      className={styles.rows}
      style={{ height: state.pageSize * rowHeight, lineHeight: `${rowHeight}px` }}
    />
  )
}
