import Phone from '@mui/icons-material/Phone'
import { hrefOf } from '../../places/href.ts'
import { dialNumber } from '../../state/dial-number.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { session } from '../../state/session.ts'
import { softphoneConfig } from '../../state/softphone-config.ts'
import { t } from './call-button.messages.ts'
import styles from './call-icon.module.css'
import { usePhoneFormat, WITHHELD } from './format-phone.ts'

/** Whether this person has a softphone: who acts as somebody else has none. */
const hasSoftphone = (): boolean => !!softphoneConfig() && !session.impersonation

/** Whether a number can be called from here. */
export const mayCall = (number: string | undefined): number is string =>
  !!number && number !== WITHHELD && hasSoftphone()

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

/** Address of all that is known of a number that calls; for who sees every customer's rows, of those of this customer. */
export const callerHref = (number: string, customerId?: number): string =>
  hrefOf('caller', { number }, { customer: seesEveryCustomer(session.access) ? customerId : undefined })

/**
 * Whether a caller is a number, which the phone book and the blacklist may have: colleagues call each other by username, and a number
 * can be withheld.
 */
export const isNumber = (caller: string): boolean => /^\+?\d{3,15}$/.test(caller)
