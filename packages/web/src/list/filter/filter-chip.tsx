import Close from '@mui/icons-material/Close'
import { t } from '../context/list.messages.ts'
import styles from './filter-chips.module.css'

interface FilterChipProps {
  text: string
  /** It can't be read, and narrows nothing. @default false */
  isUnread?: boolean
  onRemove: () => void
}

/** One thing that narrows the list; pressing it takes it away. */
export function FilterChip({ text, isUnread = false, onRemove }: FilterChipProps) {
  const shown = isUnread ? t('filter.unread', { text }) : text
  return (
    <li>
      <button
        type="button"
        className={styles.chip}
        data-unread={isUnread}
        aria-label={t('filter.remove', { text: shown })}
        onClick={onRemove}
      >
        <span dir="auto">{shown}</span>
        <Close fontSize="inherit" />
      </button>
    </li>
  )
}
