import AttachFile from '@mui/icons-material/AttachFile'
import { useCall } from '../../data/use-call.ts'
import { sizeText } from './file-rules.ts'
import styles from './ticket-details.module.css'
import { t } from './tickets.messages.ts'

/** The files that came with a version; nothing where there are none. */
export function Attachments({ ticketId, versionId }: { ticketId: number; versionId: number }) {
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
