import EventOutlined from '@mui/icons-material/EventOutlined'
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import { useSearch } from 'wouter'
import { loadOnce } from '../../browser/load-once.ts'
import { periodName } from '../../parts/period/period-text.ts'
import { Button } from '../../ui/button.tsx'
import { useTool } from '../../ui/tool/use-tool.tsx'
import { useReportPeriod } from './report-address.ts'
import { t } from './reports.messages.ts'

const panels = {
  period: loadOnce(() => import('./report-period-panel.tsx')),
  against: loadOnce(() => import('./against-period-panel.tsx')),
}

/** The choice of the period, or of the one it is held against. */
export function PeriodButton({ name }: { name: 'period' | 'against' }) {
  const [period] = useReportPeriod(name)
  const search = useSearch()
  const isChosen = new URLSearchParams(search).has('against')
  const label = t(name)
  const { trigger, content } = useTool(label, panels[name])
  return (
    <>
      <Button
        {...trigger}
        variant="outlined"
        color="inherit"
        startIcon={<EventOutlined />}
        endIcon={<KeyboardArrowDown />}
      >
        {name === 'period' ? (
          <>
            <span className="visually-hidden">{label}: </span>
            {periodName(period)}
          </>
        ) : (
          `${label}: ${isChosen ? periodName(period) : t('periodBefore')}`
        )}
      </Button>
      {content}
    </>
  )
}
