import type { CallTrace, MenuKey } from '@lineboard/sdk/call-path'
import { comma } from '../../../lib/messages.ts'
import { PhoneKeys } from '../../../shared/phone/phone-keys.tsx'
import { Button } from '../../../ui/button.tsx'
import { t } from './simulator.messages.ts'
import styles from './simulator.module.css'

interface DialPadProps {
  trace: CallTrace
  onChange: (keys: readonly MenuKey[]) => void
}

/** The keys of a telephone, as long as a menu waits for one. */
export function DialPad({ trace: { pressed, steps }, onChange }: DialPadProps) {
  const isWaiting = steps.filter(({ kind }) => kind === 'menu').length > pressed.length
  const said = pressed.map((key) => (key === 'timeout' ? t('waited') : key)).join(comma)
  const press = (key: MenuKey) => onChange([...pressed, key])
  return (
    <fieldset className={styles.pad}>
      <legend>{t('keys')}</legend>
      <div className={styles.phone}>
        <PhoneKeys className={styles.keys}>
          {(key) => (
            <Button
              key={key}
              variant="outlined"
              aria-label={t('key', { key })}
              disabled={!isWaiting}
              onClick={() => press(key)}
            >
              {key}
            </Button>
          )}
        </PhoneKeys>
      </div>
      <Button variant="outlined" disabled={!isWaiting} onClick={() => press('timeout')}>
        {t('wait')}
      </Button>
      <Button disabled={pressed.length === 0} onClick={() => onChange([])}>
        {t('again')}
      </Button>
      {pressed.length > 0 && <span>{t('pressed', { keys: said })}</span>}
    </fieldset>
  )
}
