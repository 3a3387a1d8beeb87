import type { components } from '@lineboard/contract'
import { timeZone } from '../../state/dates.ts'
import { useSession } from '../../state/session.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { usePhoneFormat } from '../phone/format-phone.ts'
import { movementWords } from '../wallet/movement-words.ts'
import { callsOfCharge } from './charged-calls.ts'
import styles from './transaction-text.module.css'

interface TransactionTextProps {
  transaction: components['schemas']['PaymentTransaction']
  /** As its invoice calls it. @default its own description */
  text?: string
}

/** What a transaction is for, in the language of the page; where it charged calls, a link to them for who may see them. */
export function TransactionText({ transaction, text = transaction.description }: TransactionTextProps) {
  usePhoneFormat()
  const href = callsOfCharge(transaction, useSession().access, timeZone())
  const words = <span title={text}>{movementWords(text)}</span>
  if (href === undefined) return words
  return (
    <PlaceLink className={styles.link} href={href}>
      {words}
    </PlaceLink>
  )
}
