import { mayCall } from '../../shared/phone/call-icon.tsx'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { dialNumber } from '../../state/dial-number.ts'
import textButton from '../../ui/text-button.module.css'
import { t } from '../phone.messages.ts'
import styles from './phone-panel.module.css'

/** Somebody of an earlier call, to be called again by a press; whose number is withheld can't be. */
export function CallerButton({ party }: { party: string }) {
  const text = usePhoneFormat()(party)
  if (!mayCall(party)) return <span>{text}</span>
  return (
    <button
      type="button"
      className={`${textButton.link} ${styles.number} tabular`}
      aria-label={t('callAgain', { whom: text })}
      onClick={() => dialNumber(party)}
    >
      {text}
    </button>
  )
}
