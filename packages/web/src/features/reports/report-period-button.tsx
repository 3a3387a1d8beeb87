import EventOutlined from '@mui/icons-material/EventOutlined'
import { useSearch } from 'wouter'
import { loadOnce } from '../../browser/load-once.ts'
import { periodName } from '../../shared/period/period-name.ts'
import { ChoiceButton } from '../../ui/tool/choice-button.tsx'
import { useReportPeriod } from './report-address.ts'
import { t } from './reports.messages.ts'

const panels = {
  period: loadOnce(() => import('./report-period-panel.tsx')),
  against: loadOnce(() => import('./against-period-panel.tsx')),
}

/** The choice of the period, or of the one it is held against. */
export function ReportPeriodButton({ name }: { name: 'period' | 'against' }) {
  const [period] = useReportPeriod(name)
  const search = useSearch()
  const isChosen = new URLSearchParams(search).has('against')
  const words = name === 'period' || isChosen ? periodName(period) : t('periodBefore')
  return (
    <ChoiceButton label={t(name)} panel={panels[name]} icon={<EventOutlined />} showsLabel={name === 'against'}>
      {words}
    </ChoiceButton>
  )
}
