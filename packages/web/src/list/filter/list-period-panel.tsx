import type { Period } from '@lineboard/sdk'
import { PeriodChooser } from '../../shared/period/period-chooser.tsx'
import type { PanelProps } from '../../ui/tool/tool-popover.tsx'
import { useListQuery } from '../context/list-provider.tsx'

/** The choice of a period for the list. */
export function Panel({ onClose, onResize }: PanelProps) {
  const { state, change } = useListQuery()
  const choose = (period: Period | undefined) => {
    onClose()
    change({ period })
  }
  return <PeriodChooser period={state.period} onChoose={choose} onResize={onResize} />
}
