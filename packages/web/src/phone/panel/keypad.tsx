import { t } from '../phone.messages.ts'
import styles from './phone-panel.module.css'

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const

/** The keys of a phone. */
export function Keypad({ onKey }: { onKey: (key: string) => void }) {
  return (
    <fieldset className={styles.pad} aria-label={t('dial.pad')}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className={styles.key}
          aria-label={t('dial.key', { key })}
          onClick={() => onKey(key)}
        >
          {key}
        </button>
      ))}
    </fieldset>
  )
}
