import { mayCall } from '../../shared/phone/call-icon.tsx'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { dialNumber } from '../../state/dial-number.ts'
import textButton from '../../ui/text-button.module.css'
import { t } from '../phone.messages.ts'
import styles from './phone-panel.module.css'

interface CallerButtonProps {
  party: string
  /** Whether it is an address of another host, which can't be called. */
  isAddress?: boolean
  /** Whether it is where somebody else can be called instead: the press is in words. */
  isNew?: boolean
}

/** Somebody of an earlier call, to be called again by a press; whose number is withheld can't be. */
export function CallerButton({ party, isAddress = false, isNew = false }: CallerButtonProps) {
  const text = usePhoneFormat()(party)
  if (isAddress || !mayCall(party)) return <span>{text}</span>
  return (
    <button
      type="button"
      className={`${textButton.link} ${styles.number} tabular`}
      aria-label={t('callAgain', { whom: text })}
      onClick={() => dialNumber(party)}
    >
      {isNew ? t('callAgain', { whom: text }) : text}
    </button>
  )
}
