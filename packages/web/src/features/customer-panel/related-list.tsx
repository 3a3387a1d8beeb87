import type { ReactNode } from 'react'
import { formatNumber } from '../../state/numbers.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Widget } from '../../ui/widget.tsx'
import { t } from './customer-panel.messages.ts'
import styles from './customer-panel-page.module.css'

interface RelatedListProps<Row> {
  title: string
  /** Where all rows are listed. */
  href: string
  answer: { data: readonly Row[] | undefined; error: Error | undefined; mutate: () => unknown }
  /** How many rows there are in all, once that is known. */
  count: number | undefined
  /** Said where there are none. */
  none: string
  children: (row: Row) => ReactNode
}

/** The first rows of something that belongs to a customer, and the way to all of them. */
export function RelatedList<Row extends { id: number }>(props: RelatedListProps<Row>) {
  const { title, href, answer, count, none, children } = props
  return (
    <Widget
      title={title}
      action={count ? <PlaceLink href={href}>{t('all', { count: formatNumber(count) })}</PlaceLink> : undefined}
      answer={answer}
      heightPx={180}
    >
      {(rows) =>
        rows.length === 0 ? (
          <p className={styles.none}>{none}</p>
        ) : (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.id}>{children(row)}</li>
            ))}
          </ul>
        )
      }
    </Widget>
  )
}
