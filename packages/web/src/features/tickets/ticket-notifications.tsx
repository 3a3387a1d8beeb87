import type { components } from '@lineboard/contract'
import { useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { labelOf } from '../../lib/label-of.ts'
import { channelLabels } from '../../shared/people/notice-channels.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { formatDateTime } from '../../state/dates.ts'
import { FactsSection } from '../../ui/facts.tsx'
import { NotificationForm } from './notification-form.tsx'
import styles from './ticket-details.module.css'
import { t } from './tickets.messages.ts'

const statusLabels = { queued: t('queued'), sent: t('sentStatus'), failed: t('failed') } as const

interface TicketNotificationsProps {
  version: components['schemas']['TicketVersion']
  mayChange: boolean
}

/** The messages that were sent about a version: when, how and to whom; and a form for another one. */
export function TicketNotifications({ version, mayChange }: TicketNotificationsProps) {
  const formatPhone = usePhoneFormat()
  const place = { id: version.ticketId, versionId: version.id }
  const { data: messages, mutate } = useCall('Ticket.findVersionNotifications', place)
  const [isWriting, setWriting] = useState(false)
  return (
    <FactsSection title={t('notifications')}>
      {messages?.length === 0 && <p className={styles.hint}>{t('noNotifications')}</p>}
      <ul className={styles.messages} aria-label={t('notifications')}>
        {messages?.map(({ id, channel, to, status, text, createdAt, sentAt = createdAt }) => (
          <li key={id}>
            <p className={styles.by}>
              <span>
                {t('notification', {
                  channel: labelOf(channelLabels, channel),
                  to: channel === 'sms' ? formatPhone(to) : to,
                  status: labelOf(statusLabels, status),
                })}
              </span>
              <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
            </p>
            {text && text !== version.body && <p className={styles.body}>{text}</p>}
          </li>
        ))}
      </ul>
      {mayChange && (
        <details onToggle={({ currentTarget }) => setWriting(currentTarget.open)}>
          <summary className={styles.summary}>{t('notify')}</summary>
          {isWriting && <NotificationForm version={version} onSent={() => void mutate()} />}
        </details>
      )}
    </FactsSection>
  )
}
