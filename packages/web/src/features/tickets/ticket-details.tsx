import type { components } from '@lineboard/contract'
import Skeleton from '@mui/material/Skeleton'
import { formatDateTime } from '../../lib/format.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Fact, Facts, FactsSection } from '../../ui/facts.tsx'
import { Notifications } from './notifications.tsx'
import { Observers } from './observers.tsx'
import { ReplyForm } from './reply-form.tsx'
import { priorityCell, stateCell } from './ticket-cells.ts'
import styles from './ticket-details.module.css'
import { t } from './tickets.messages.ts'
import { useMayChange } from './use-may-change.ts'
import { useThread } from './use-thread.ts'
import { VersionCard } from './version-card.tsx'

type Ticket = components['schemas']['Ticket']

/** A ticket as a conversation: what was said and changed, by whom, with files; and what can be done next. */
export function Details({ row }: { row: Ticket }) {
  const thread = useThread(row.id)
  const mayChange = useMayChange()
  const { versions } = thread
  const latest = versions?.at(-1)
  return (
    <div className={styles.details}>
      <p className={styles.headline}>
        {stateCell.render?.({ value: latest?.state ?? row.state, row, tabIndex: 0 })}
        {priorityCell.render?.({ value: latest?.priority ?? row.priority, row, tabIndex: 0 })}
        <span>#{row.id}</span>
      </p>
      <Facts title={t('group')}>
        <Fact label={t('owner')}>{thread.person(latest?.ownerId ?? row.ownerId)}</Fact>
        <Fact label={t('creator')}>{thread.person(row.createdBy)}</Fact>
        <Fact label={t('createdAt')}>{formatDateTime(row.createdAt, { zone: true })}</Fact>
        <Fact label={t('assets')}>{latest?.assetIds.map(thread.asset).join(', ')}</Fact>
        <Fact label={t('customer')}>{row.Customer?.companyName}</Fact>
      </Facts>
      <FactsSection title={t('thread')}>
        {thread.error && !versions ? (
          <ErrorState title={t('loadFailed')} error={thread.error} onRetry={thread.reload} />
        ) : versions ? (
          <ol className={styles.thread}>
            {versions.map((version, at) => (
              <VersionCard key={version.id} before={versions[at - 1]} version={version} thread={thread} />
            ))}
          </ol>
        ) : (
          <Skeleton variant="rounded" height={120} />
        )}
      </FactsSection>
      {latest && mayChange && <ReplyForm key={latest.id} ticket={row} latest={latest} onSent={thread.reload} />}
      {latest && <Observers ticketId={row.id} versionId={latest.id} mayChange={mayChange} />}
      {latest && <Notifications ticketId={row.id} versionId={latest.id} mayChange={mayChange} />}
    </div>
  )
}
