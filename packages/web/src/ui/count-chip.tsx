import { Link } from 'wouter'
import { formatNumber } from '../state/numbers.ts'
import styles from './count-chips.module.css'

interface CountChipProps {
  label: string
  href: string
  isCurrent: boolean
  /** How many rows that are; undefined where it is not known. */
  count?: number | string | undefined
  /** The count is on its way: its place is kept, so that nothing around it moves when it comes. */
  isCounting?: boolean
}

/** A part of a list, with how many rows are in it, that leads to those. */
export function CountChip({ label, href, isCurrent, count, isCounting }: CountChipProps) {
  return (
    <Link
      className={styles.chip}
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      data-none={count === 0 || undefined}
    >
      {label}
      {(count !== undefined || isCounting) && (
        <span>{typeof count === 'number' ? formatNumber(count) : (count ?? '\u2007')}</span>
      )}
    </Link>
  )
}
