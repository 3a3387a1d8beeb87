import { t } from './live.messages.ts'
import styles from './new-rows-button.module.css'

/** How many rows wait to be shown, and the way to show them; nothing while none do. */
export function NewRowsButton({ waiting, onShow }: { waiting: number; onShow: () => void }) {
  if (waiting === 0) return null
  return (
    <button type="button" className={styles.show} onClick={onShow}>
      {t('waiting', { count: waiting })}
    </button>
  )
}
