import EventOutlined from '@mui/icons-material/EventOutlined'
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import { loadOnce } from '../../browser/load-once.ts'
import { CustomerChoice } from '../../parts/customer/customer-choice.tsx'
import { useSelectedCustomer } from '../../parts/customer/selected-customer.ts'
import { periodName, rangeName } from '../../parts/period/period-text.ts'
import { ZoneBadge } from '../../parts/period/zone-badge.tsx'
import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useTool } from '../../ui/tool/use-tool.tsx'
import { Widget } from '../../ui/widget.tsx'
import { CompareChoice } from './compare-choice.tsx'
import { ExportButton } from './export-button.tsx'
import { type AskedReport, useReportPeriod } from './report-address.ts'
import { type ReportColumn, ReportTable, type ReportTableSpec } from './report-table.tsx'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'

const periodPanel = loadOnce(() => import('./report-period-panel.tsx'))

interface ReportLayoutProps<Data, Figures> {
  title: string
  /** A sentence on how the figures are to be read. */
  note?: string
  asked: AskedReport
  /** The period before stands beside it, and can be chosen. */
  compares?: boolean
  answer: { data: Data | undefined; error: Error | undefined; mutate: () => unknown }
  columns: readonly ReportColumn<Figures>[]
  tables: readonly ReportTableSpec<Data, Figures>[]
  isEmpty: (data: Data) => boolean
  /** What is said where there is nothing. */
  empty?: { title: string; text: string }
}

/** A report: the choice of what it is about, and its tables. */
export function ReportLayout<Data, Figures>(props: ReportLayoutProps<Data, Figures>) {
  const { title, note, asked, compares = false, answer, columns, tables, isEmpty } = props
  const { empty = { title: t('emptyTitle'), text: t('emptyText') } } = props
  const { data, error, mutate } = answer
  const { access } = useSession()
  const [customerId, select] = useSelectedCustomer()
  return (
    <>
      <PageHeader
        title={title}
        subtitle={
          <>
            {rangeName(asked.current)} <ZoneBadge span={asked.question.span} />
          </>
        }
        actions={
          <>
            {seesEveryCustomer(access) && (
              <CustomerChoice
                className={styles.customer}
                value={customerId}
                none={t('allCustomers')}
                onChange={select}
              />
            )}
            <PeriodButton />
            <ExportButton asked={asked} />
          </>
        }
      />
      {compares && <CompareChoice />}
      {note && <p className={styles.note}>{note}</p>}
      {data === undefined && error ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : data !== undefined && isEmpty(data) ? (
        <EmptyState {...empty} />
      ) : (
        <div className={styles.tables}>
          {tables.map((spec) => (
            <Widget key={spec.title} title={spec.title} answer={answer} heightPx={120}>
              {(known) => <ReportTable spec={spec} columns={columns} data={known} />}
            </Widget>
          ))}
        </div>
      )}
    </>
  )
}

function PeriodButton() {
  const [period] = useReportPeriod()
  const { trigger, content } = useTool(t('period'), periodPanel)
  return (
    <>
      <Button
        {...trigger}
        variant="outlined"
        color="inherit"
        startIcon={<EventOutlined />}
        endIcon={<KeyboardArrowDown />}
      >
        <span className="visually-hidden">{t('period')}: </span>
        {periodName(period)}
      </Button>
      {content}
    </>
  )
}
