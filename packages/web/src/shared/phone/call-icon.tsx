import Phone from '@mui/icons-material/Phone'
import { dialNumber } from '../../state/dial-number.ts'
import { t } from './call-button.messages.ts'
import styles from './call-icon.module.css'
import { usePhoneFormat } from './format-phone.ts'
import { mayCall } from './may-call.ts'

interface CallIconProps {
  /** As the wire has it. */
  number: string
  tabIndex?: number
}

/**
 * Calls the number it stands beside, which must be positioned. It is there while somebody points at it, at its row, or comes by
 * keyboard; in a list on a screen that is touched, the row's menu calls instead.
 */
export function CallIcon({ number, tabIndex }: CallIconProps) {
  const formatPhone = usePhoneFormat()
  if (!mayCall(number)) return null
  const label = t('callNumber', { number: formatPhone(number) })
  return (
    <button
      type="button"
      className={styles.call}
      aria-label={label}
      title={label}
      tabIndex={tabIndex}
      onClick={(event) => {
        // The row below it opens by a press.
        event.stopPropagation()
        dialNumber(number)
      }}
    >
      <Phone fontSize="inherit" />
    </button>
  )
}
