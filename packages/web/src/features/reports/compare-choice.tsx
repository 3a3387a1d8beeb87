import { dayAt } from '@lineboard/sdk'
import { t } from '../../shared/period/period.messages.ts'
import { instantsOf } from '../../shared/period/period-name.ts'
import { usePresent } from '../../shared/period/use-present.ts'
import { timeZone } from '../../state/dates.ts'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { comparisons, useComparison, useReportPeriod } from './report-address.ts'
import styles from './reports.module.css'

const aligns = comparisons.align.map((value) => ({ value, label: t(`align.${value}`) }))
const ends = comparisons.until.map((value) => ({ value, label: t(`ends.${value}`) }))

/** Whether the period that the address names has begun and is not over. */
function useIsUnderWay(): boolean {
  const [period] = useReportPeriod()
  const now = usePresent()
  const { first, last } = instantsOf(period, now)
  const today = dayAt(now.getTime(), timeZone())
  return first <= today && today <= last
}

/** Which days the period is held against, and what becomes of one that is not over. */
export function CompareChoice() {
  const { align, until, putAlign, putUntil } = useComparison()
  const isUnderWay = useIsUnderWay()
  return (
    <>
      <PlainSelect
        className={styles.compare}
        label={t('compare')}
        value={align}
        options={aligns}
        onChange={({ target }) => putAlign(target.value)}
      />
      {isUnderWay && (
        <PlainSelect
          className={styles.compare}
          label={t('unfinished')}
          value={until}
          options={ends}
          onChange={({ target }) => putUntil(target.value)}
        />
      )}
    </>
  )
}
