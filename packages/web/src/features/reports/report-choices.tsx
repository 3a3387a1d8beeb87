import { dayAt } from '@lineboard/sdk'
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined'
import EventOutlined from '@mui/icons-material/EventOutlined'
import { useSearch } from 'wouter'
import { loadOnce } from '../../browser/lazy.ts'
import { useParameter } from '../../browser/navigate.ts'
import { t as words } from '../../shared/period/period.messages.ts'
import { instantsOf, periodName } from '../../shared/period/period-name.ts'
import { usePresent } from '../../shared/period/use-present.ts'
import { timeZone } from '../../state/dates.ts'
import { Button } from '../../ui/button.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { ChoiceButton, useTool } from '../../ui/tool/use-tool.tsx'
import { comparisons, useComparison, useReportPeriod } from './report-address.ts'
import type { ReportTableSpec } from './report-table-spec.ts'
import { t as views } from './report-views.messages.ts'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'

const reportPanels = () => import('./report-panels.tsx')

const panels = {
  period: loadOnce(async () => ({ Panel: (await reportPanels()).PeriodPanel })),
  against: loadOnce(async () => ({ Panel: (await reportPanels()).AgainstPanel })),
  views: loadOnce(async () => ({ Panel: (await reportPanels()).ReportViewsPanel })),
}

/** The choice of the period, or of the one it is held against. */
export function ReportPeriodButton({ name }: { name: 'period' | 'against' }) {
  const [period] = useReportPeriod(name)
  const search = useSearch()
  const isChosen = new URLSearchParams(search).has('against')
  const text = name === 'period' || isChosen ? periodName(period) : t('periodBefore')
  return (
    <ChoiceButton label={t(name)} panel={panels[name]} icon={<EventOutlined />} showsLabel={name === 'against'}>
      {text}
    </ChoiceButton>
  )
}

const aligns = comparisons.align.map((value) => ({ value, label: words(`align.${value}`) }))
const ends = comparisons.until.map((value) => ({ value, label: words(`ends.${value}`) }))

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
        label={words('compare')}
        value={align}
        options={aligns}
        onChange={({ target }) => putAlign(target.value)}
      />
      {isUnderWay && (
        <PlainSelect
          className={styles.compare}
          label={words('unfinished')}
          value={until}
          options={ends}
          onChange={({ target }) => putUntil(target.value)}
        />
      )}
    </>
  )
}

/** The tables that the address asks for: the one it names, or all. */
export function useShownTables<Data, Figures>(
  tables: readonly ReportTableSpec<Data, Figures>[],
): readonly ReportTableSpec<Data, Figures>[] {
  const id = new URLSearchParams(useSearch()).get('table')
  const named = tables.filter((table) => table.id === id)
  return named.length > 0 ? named : tables
}

interface TableChoiceProps {
  tables: readonly { id: string; title: string }[]
  shown: readonly { id: string }[]
}

/** Shows all tables of a report or one of them, for those that have several. */
export function TableChoice({ tables, shown }: TableChoiceProps) {
  const put = useParameter('table')
  if (tables.length < 2) return null
  return (
    <PlainSelect
      className={styles.compare}
      label={t('tables')}
      value={shown.length === 1 ? (shown[0]?.id ?? '') : ''}
      options={[{ value: '', label: t('allTables') }, ...tables.map(({ id, title }) => ({ value: id, label: title }))]}
      onChange={({ target }) => put(target.value)}
    />
  )
}

/** Opens the saved views of the report on the screen. */
export function ViewsButton() {
  const { trigger, content } = useTool(views('views'), panels.views)
  return (
    <>
      <Button {...trigger} variant="outlined" color="inherit" startIcon={<BookmarkBorderOutlined />}>
        {views('views')}
      </Button>
      {content}
    </>
  )
}
