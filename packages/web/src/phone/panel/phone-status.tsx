import { useSnapshot } from 'valtio'
import { Button } from '../../ui/button.tsx'
import { t } from '../phone.messages.ts'
import { act, endPhone, phone, takePhone } from '../phone.ts'
import styles from './phone-panel.module.css'
import { SwitchOn } from './switch-on.tsx'

/** Whether calls come in, in words, and what to do where they don't. */
export function PhoneStatus() {
  const { state, isHere } = useSnapshot(phone)
  const { registration, isUndisturbed, calls } = state
  const isOff = registration === 'off' || registration === 'refused'
  const isElsewhere = !isOff && !isHere
  const words = isUndisturbed && registration === 'registered' ? t('undisturbed') : t(`registration.${registration}`)
  const where = t(calls.length > 0 ? 'elsewhereBusy' : 'registration.elsewhere')
  return (
    <>
      <p className={styles.status}>
        <span role="status" data-registration={registration}>
          {isElsewhere ? `${words} · ${where}` : words}
        </span>
        {isHere && !isOff && <Button onClick={endPhone}>{t('switchOff')}</Button>}
        {isElsewhere && (
          <Button disabled={calls.length > 0} onClick={takePhone}>
            {t('useHere')}
          </Button>
        )}
      </p>
      {isOff && <SwitchOn />}
      {!isOff && (
        <label className={styles.note}>
          <input
            type="checkbox"
            checked={isUndisturbed}
            onChange={(event) => act('setUndisturbed', event.target.checked)}
          />{' '}
          {t('doNotDisturb')}
        </label>
      )}
    </>
  )
}
