import { PhoneKeys } from '../../shared/phone/phone-keys.tsx'
import { t } from '../phone.messages.ts'
import styles from './phone-panel.module.css'

/** The keys of a phone. */
export function Keypad({ onKey }: { onKey: (key: string) => void }) {
  return (
    <fieldset className={styles.pad} aria-label={t('dial.pad')}>
      <PhoneKeys className={styles.keys}>
        {(key) => (
          <button
            key={key}
            type="button"
            className={styles.key}
            aria-label={t('dial.key', { key })}
            onClick={() => onKey(key)}
          >
            {key}
          </button>
        )}
      </PhoneKeys>
    </fieldset>
  )
}
