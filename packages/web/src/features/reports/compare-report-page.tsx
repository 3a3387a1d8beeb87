import type { ComparedFigures } from '@lineboard/sdk/reports'
import { useSearch } from 'wouter'
import { useParameter } from '../../browser/use-parameter.ts'
import { rangeName } from '../../shared/period/period-name.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { prefetchReport, useReport } from '../../shared/report/use-report.ts'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { compareColumns, figureAt } from './compare-columns.ts'
import { compareTables } from './compare-tables.ts'
import { figures } from './figure-columns.ts'
import { comparedInOwn } from './own-figures.ts'
import { type AskedReport, askedComparisonAt, useAskedComparison } from './report-address.ts'
import { ReportPeriodButton } from './report-choices.tsx'
import { ReportLayout } from './report-layout.tsx'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'

export { Themed as Around } from '../../ui/themed.tsx'

const isEmpty = ({ totals, previousTotals }: ComparedFigures) => totals.calls === 0 && previousTotals.calls === 0

const questionOf = ({ question, before: { startsAt, endsAt } }: AskedReport) => ({
  ...question,
  before: { startsAt, endsAt },
})

const choices = figures.map(({ id }) => ({ value: id, label: t(`figures.${id}`) }))

/** Any two periods side by side. */
export function Page() {
  usePhoneFormat()
  const asked = useAskedComparison()
  const search = useSearch()
  const figure = figureAt(search)
  const hasAgainst = new URLSearchParams(search).has('against')
  const putFigure = useParameter('figure')
  const answer = useReport('CallLog.compareReport', questionOf(asked), { silent: true })
  return (
    <ReportLayout
      title={t('compare.title')}
      note={t('compare.note', { current: rangeName(asked.current), before: rangeName(asked.before) })}
      asked={asked}
      compares={!hasAgainst}
      periods={<ReportPeriodButton name="against" />}
      choices={
        <PlainSelect
          className={styles.compare}
          label={t('compare.figure')}
          value={figure.id}
          options={choices}
          onChange={({ target }) => putFigure(target.value)}
        />
      }
      answer={answer}
      columns={compareColumns(figure)}
      inOwn={comparedInOwn}
      columnsOf={{ figures: compareColumns() }}
      tables={compareTables(asked, figure)}
      isEmpty={isEmpty}
    />
  )
}

/** Asks ahead of need for what the page shows. */
export function ask(search: string): void {
  prefetchReport('CallLog.compareReport', questionOf(askedComparisonAt(search)))
}
