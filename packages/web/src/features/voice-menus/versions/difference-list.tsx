import { usePhoneFormat } from '../../../shared/phone/format-phone.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { Names } from '../editor/line-text.ts'
import { differenceText } from './difference-text.ts'
import type { Difference } from './merge-menus.ts'
import { t } from './versions.messages.ts'
import styles from './versions.module.css'

interface DifferenceListProps {
  differences: readonly Difference[]
  /** What menus and gateways are called. */
  names: Names
  /** Says what is compared. */
  label: string
}

/** What differs between two contents of a menu, a line a field or key. */
export function DifferenceList({ differences, names, label }: DifferenceListProps) {
  const formatPhone = usePhoneFormat()
  if (differences.length === 0) return <p>{t('same')}</p>
  return (
    <ul className={styles.differences} aria-label={label}>
      {differences.map((each) => (
        <li key={each.path}>
          <Unbroken>{differenceText(names, each, formatPhone)}</Unbroken>
        </li>
      ))}
    </ul>
  )
}
