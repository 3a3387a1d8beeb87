import type { Period } from '@lineboard/sdk'
import { useParameter } from '../../browser/use-parameter.ts'
import { PeriodChooser } from '../../shared/period/period-chooser.tsx'
import { Button } from '../../ui/button.tsx'
import type { PanelProps } from '../../ui/tool/tool-popover.tsx'
import { useReportPeriod } from './report-address.ts'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'

/** The choice of a period for the report. */
export function PeriodPanel({ onClose, onResize }: PanelProps) {
  const [period, choose] = useReportPeriod()
  const chooseAndClose = (chosen: Period | undefined) => {
    onClose()
    choose(chosen)
  }
  return <PeriodChooser period={period} onChoose={chooseAndClose} onResize={onResize} />
}

/** The choice of what the period is held against: any other one, or the one before. */
export function AgainstPanel({ onClose, onResize }: PanelProps) {
  const [period, choose] = useReportPeriod('against')
  const put = useParameter('against')
  const chooseAndClose = (chosen: Period | undefined) => {
    onClose()
    choose(chosen)
  }
  const chooseBefore = () => {
    onClose()
    put('')
  }
  return (
    <>
      <PeriodChooser period={period} onChoose={chooseAndClose} onResize={onResize} />
      <div className={styles.panelFoot}>
        <Button onClick={chooseBefore}>{t('periodBefore')}</Button>
      </div>
    </>
  )
}
