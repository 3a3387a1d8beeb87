import type { Period } from '@lineboard/sdk'
import { PeriodChooser } from '../../shared/period/period-chooser.tsx'
import type { PanelProps } from '../../ui/tool/panel.ts'
import { useReportPeriod } from './report-address.ts'

/** The choice of a period for the report. */
export function Panel({ onClose, onResize }: PanelProps) {
  const [period, choose] = useReportPeriod()
  const chooseAndClose = (chosen: Period | undefined) => {
    onClose()
    choose(chosen)
  }
  return <PeriodChooser period={period} onChoose={chooseAndClose} onResize={onResize} />
}
