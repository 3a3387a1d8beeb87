import BuildOutlined from '@mui/icons-material/BuildOutlined'
import Close from '@mui/icons-material/Close'
import { formatDateTime } from '../../state/dates.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { t } from './maintenance.messages.ts'
import styles from './maintenance-lines.module.css'
import { type MaintenanceWindow, noticeKey, phaseOf } from './windows.ts'

interface MaintenanceLinesProps {
  windows: readonly MaintenanceWindow[]
  nowMs: number
  onDismiss: (key: string) => void
}

/** Says of each window when it is, in the person's own time zone, and what becomes of calls. */
export function MaintenanceLines({ windows, nowMs, onDismiss }: MaintenanceLinesProps) {
  return (
    <ul className={styles.lines} aria-label={t('label')}>
      {windows.map((window) => {
        const { id, title, impact, startsAt, endsAt } = window
        const phase = phaseOf(window, nowMs) ?? 'before'
        const until = formatDateTime(endsAt, { zone: true })
        return (
          <li key={id} className={styles.line} data-impact={impact}>
            <BuildOutlined fontSize="small" />
            <span>
              {t(phase, { title, until, from: formatDateTime(startsAt) })} {t(impact)}
            </span>
            <IconButton label={t('dismiss', { title })} onClick={() => onDismiss(noticeKey(window, phase))}>
              <Close fontSize="small" />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}
