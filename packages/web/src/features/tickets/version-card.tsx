import type { components } from '@lineboard/contract'
import { formatDateTime } from '../../lib/format.ts'
import { Attachments } from './attachments.tsx'
import styles from './ticket-details.module.css'
import { t } from './tickets.messages.ts'
import type { Thread } from './use-thread.ts'
import { changesOf } from './version-changes.ts'

type Version = components['schemas']['TicketVersion']

interface VersionCardProps {
  /** The version before; undefined for the first. */
  before: Version | undefined
  version: Version
  thread: Thread
}

/** One step of a ticket: who, when, what was said, and what it changed. */
export function VersionCard({ before, version, thread }: VersionCardProps) {
  const { id, ticketId, number, body, createdBy, createdAt } = version
  return (
    <li className={styles.version} aria-label={t('version', { number: String(number) })}>
      <p className={styles.by}>{t('byOn', { who: thread.person(createdBy), when: formatDateTime(createdAt) })}</p>
      {body && <p className={styles.body}>{body}</p>}
      <ul className={styles.changes}>
        {changesOf(before, version, thread).map(({ field, from, to }) => (
          <li key={field}>{t('changed', { field, from, to })}</li>
        ))}
      </ul>
      <Attachments ticketId={ticketId} versionId={id} />
    </li>
  )
}
