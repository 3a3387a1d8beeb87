import { useSearch } from 'wouter'
import { reportHref } from '../../places/report-href.ts'
import { titleOf } from '../../places/title-of.ts'
import { useMayOpen } from '../../ui/may-open.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'

export type LedTo = 'activityReport' | 'overviewReport' | 'roiReport'

/** What other reports tell of the same calls, for who may see them. */
export function ReportLeads({ to }: { to: readonly LedTo[] }) {
  const search = useSearch()
  const mayOpen = useMayOpen()
  const leads = to.map((id) => ({ id, href: reportHref(id, search) })).filter(({ href }) => mayOpen(href))
  if (leads.length === 0) return null
  return (
    <p className={styles.note} data-paper="none">
      {leads.map(({ id, href }) => (
        <span key={id} className={styles.lead}>
          {t(`leads.${id}`)} <PlaceLink href={href}>{titleOf(id)}</PlaceLink>
        </span>
      ))}
    </p>
  )
}
