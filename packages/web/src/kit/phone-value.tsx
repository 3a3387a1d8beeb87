import type { ReactNode } from 'react'
import { CallIcon } from '../shared/phone/call-icon.tsx'
import styles from './phone-value.module.css'

interface PhoneValueProps {
  /** As the wire has it. */
  number: string
  tabIndex?: number
  /** The number as it is read. */
  children: ReactNode
}

/** A phone number that can be called from where it stands. */
export function PhoneValue({ number, tabIndex = 0, children }: PhoneValueProps) {
  return (
    <span className={styles.phone}>
      {children}
      <CallIcon number={number} tabIndex={tabIndex} />
    </span>
  )
}
