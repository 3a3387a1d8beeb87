import { dayAt, formatPeriod, type Period } from '@lineboard/sdk'
import { PeriodChooser } from '../../shared/period/period-chooser.tsx'
import { timeZone } from '../../state/dates.ts'
import { useSession } from '../../state/session.ts'
import type { PanelProps } from '../../ui/tool/tool-popover.tsx'
import { useAskedDashboard, useParameters } from './dashboard-address.ts'

/** The choice of a period for all widgets. All time begins with the opening of the own account. */
export function Panel({ onClose, onResize }: PanelProps) {
  const { user } = useSession()
  const { period } = useAskedDashboard(new Date())
  const put = useParameters()
  const choose = (chosen: Period | undefined) => {
    const today = dayAt(Date.now(), timeZone())
    const openedAt = user?.Customer?.createdAt
    const start = openedAt ? dayAt(Date.parse(openedAt), timeZone()) : today
    onClose()
    put({ period: formatPeriod(chosen ?? { mode: 'range', start, end: today }) })
  }
  return <PeriodChooser period={period} onChoose={choose} onResize={onResize} />
}
