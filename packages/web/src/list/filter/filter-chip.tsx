import Close from '@mui/icons-material/Close'
import { t } from '../list.messages.ts'
import styles from './filter-chips.module.css'

interface FilterChipProps {
  text: string
  onRemove: () => void
}

/** One thing that narrows the list; pressing it takes it away. */
export function FilterChip({ text, onRemove }: FilterChipProps) {
  return (
    <li>
      <button type="button" className={styles.chip} aria-label={t('filter.remove', { text })} onClick={onRemove}>
        <span>{text}</span>
        <Close fontSize="inherit" />
      </button>
    </li>
  )
}
