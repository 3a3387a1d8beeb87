import type { components } from '@lineboard/contract'
import AttachFile from '@mui/icons-material/AttachFile'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { formatDateTime } from '../../state/dates.ts'
import { AssetLinks } from './asset-links.tsx'
import { Observers } from './observers.tsx'
import styles from './ticket-details.module.css'
import { TicketNotifications } from './ticket-notifications.tsx'
import { t } from './tickets.messages.ts'
import { sizeText } from './upload-queue.ts'
import type { Thread } from './use-thread.ts'
import { changesOf } from './use-thread.ts'

/** The files that came with a version; nothing where there are none. */
function Attachments({ ticketId, versionId }: { ticketId: number; versionId: number }) {
  const { data = [] } = useCall('Ticket.findVersionAttachments', { id: ticketId, versionId })
  if (data.length === 0) return null
  return (
    <ul className={styles.files} aria-label={t('attachments')}>
      {data.map(({ id, name, url, size }) => (
        <li key={id}>
          <AttachFile fontSize="small" aria-hidden="true" />
          <a href={url} target="_blank" rel="noreferrer" aria-label={t('opensInNewTab', { name })}>
            {name}
          </a>
          <span className={styles.hint} dir="auto">
            {sizeText(size)}
          </span>
        </li>
      ))}
    </ul>
  )
}

type Version = components['schemas']['TicketVersion']

interface VersionCardProps {
  /** The version before; undefined for the first. */
  before: Version | undefined
  version: Version
  /** Observers and messages of the latest stand below the thread. */
  isLatest: boolean
  /** It was sent just now, from here: it takes the focus, and comes into sight. */
  isJustSent: boolean
  thread: Thread
  mayChange: boolean
}

/** One step of a ticket: who, when, what was said, what it changed, and what it was about. */
export function VersionCard({ before, version, isLatest, isJustSent, thread, mayChange }: VersionCardProps) {
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isJustSent) return
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'center' })
  }, [isJustSent])
  const { id, ticketId, number, body, createdBy, createdAt } = version
  const changes = changesOf(before, version, thread)
  const assets = thread.assetsOf(version) ?? []
  return (
    <li ref={card} tabIndex={-1} className={styles.version} aria-label={t('version', { number: String(number ?? id) })}>
      <p className={styles.by}>
        <strong>{thread.person(createdBy)}</strong>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </p>
      {body && (
        <p className={styles.body} dir="auto">
          {body}
        </p>
      )}
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map(({ field, from, to }) => (
            <li key={field}>{t('changed', { field, from, to })}</li>
          ))}
        </ul>
      )}
      {assets.length > 0 && <AssetLinks assets={assets} />}
      <Attachments ticketId={ticketId} versionId={id} />
      {!isLatest && <Notified version={version} mayChange={mayChange} />}
    </li>
  )
}

/** Who observed an earlier version and what was sent about it, asked for when somebody wants to know. */
function Notified({ version, mayChange }: Pick<VersionCardProps, 'version' | 'mayChange'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{t('observersAndMessages')}</summary>
      {isOpen && (
        <>
          {/* Later versions have observers of their own: who is told from now on is changed at the latest. */}
          <Observers version={version} mayChange={false} />
          <TicketNotifications version={version} mayChange={mayChange} />
        </>
      )}
    </details>
  )
}
