import type { ActionValues } from '../menu/action-values.ts'
import { t } from './flow.messages.ts'
import styles from './flow.module.css'
import { shortKey } from './node-text.ts'

interface FreeKeysProps {
  keys: readonly ActionValues['key'][]
  onAdd: (key: ActionValues['key']) => void
}

/** What can be done with the menu itself: each of its free keys gets a choice. */
export function FreeKeys({ keys, onAdd }: FreeKeysProps) {
  if (keys.length === 0) return null
  return (
    <fieldset className={styles.bar} aria-label={t('free')}>
      {t('free')}
      {keys.map((key) => (
        <button key={key} type="button" aria-label={t('addKey', { key: shortKey(key) })} onClick={() => onAdd(key)}>
          {shortKey(key)}
        </button>
      ))}
    </fieldset>
  )
}
