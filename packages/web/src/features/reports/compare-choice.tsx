import { t } from '../../parts/period/period.messages.ts'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { comparisons, useComparison } from './report-address.ts'
import styles from './reports.module.css'

const aligns = comparisons.align.map((value) => ({ value, label: t(`align.${value}`) }))
const ends = comparisons.until.map((value) => ({ value, label: t(`ends.${value}`) }))

/** Which days the period is held against, and what becomes of one that is not over. */
export function CompareChoice() {
  const { align, until, putAlign, putUntil } = useComparison()
  return (
    <>
      <PlainSelect
        className={styles.compare}
        label={t('compare')}
        value={align}
        options={aligns}
        onChange={({ target }) => putAlign(target.value)}
      />
      <PlainSelect
        className={styles.compare}
        label={t('unfinished')}
        value={until}
        options={ends}
        onChange={({ target }) => putUntil(target.value)}
      />
    </>
  )
}
