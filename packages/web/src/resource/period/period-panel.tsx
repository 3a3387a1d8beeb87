import { useListContext } from '../list.ts'
import type { PanelProps } from '../table/panel.ts'
import type { Period } from './period.ts'
import { PeriodChooser } from './period-chooser.tsx'

/** The choice of a period for the list. */
export function Panel({ onClose, onResize }: PanelProps) {
  const { state, change } = useListContext()
  const choose = (period: Period | undefined) => {
    onClose()
    change({ period })
  }
  return <PeriodChooser period={state.period} onChoose={choose} onResize={onResize} />
}
