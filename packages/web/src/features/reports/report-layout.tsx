import { storedCurrency } from '@lineboard/sdk'
import { type CallsOnly, MOST_COUNTED_CALLS, TooManyCallsError } from '@lineboard/sdk/reports'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import { Fragment, type ReactNode } from 'react'
import { useSearch } from 'wouter'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { usePrinting } from '../../browser/output.ts'
import { chooseTarget } from '../../browser/transfer.ts'
import { ownCurrency, useOwnMoney } from '../../data/own-money.ts'
import { reportError } from '../../data/report-error.ts'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { type ChartData, chartGist, heightOf } from '../../shared/chart/chart-data.ts'
import { CustomerButton } from '../../shared/customer/customer-button.tsx'
import { useCarriedCustomer, useSelectedCustomer } from '../../shared/customer/selected-customer.ts'
import { PaperHeading, usePrintedCompany } from '../../shared/paper/paper-heading.tsx'
import { rangeName } from '../../shared/period/period-name.ts'
import { ZoneBadge } from '../../shared/period/zone-badge.tsx'
import { isFromRows, type ReportId } from '../../shared/report/from-rows.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { storedName } from '../../state/stored-name.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Widget } from '../../ui/widget.tsx'
import { OnlyChoice, OnlyEmpty, OnlyLine } from './only-choice.tsx'
import { type InOwn, inOwnMoney } from './own-figures.ts'
import type { AskedReport } from './report-address.ts'
import { CompareChoice, ReportPeriodButton, TableChoice, useShownTables, ViewsButton } from './report-choices.tsx'
import { type LedTo, ReportLeads } from './report-leads.tsx'
import { ReportTable, sortAt, sortedRows } from './report-table.tsx'
import type { ReportColumn, ReportTableSpec } from './report-table-spec.ts'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'
import { drawnRows } from './rows-chart.ts'

const chart = loadOnce(() => import('../../shared/chart/chart.tsx'))

interface ReportChartProps {
  /** What the picture is called: the file, and above it. */
  id: string
  title: string
  data: ChartData
  /** Rows of the table, of which a picture of lying bars has the first. */
  rowCount: number
  asked: AskedReport
}

/** The figures of a table as a picture above it: its place is kept until the code is here. */
function ReportChart({ id, title, data, rowCount, asked }: ReportChartProps) {
  const { value } = useLoaded(chart)
  const { current, question } = asked
  const drawn = data.kind === 'bars' ? data.points.length : rowCount
  const picture = async () => {
    const { pictureFacts } = await import('./report-panels.tsx')
    return pictureFacts({ name: id, current, customerId: question.customerId, only: question.only })
  }
  return (
    <div className={styles.chart} data-paper="whole" style={{ minHeight: heightOf(data) }}>
      {drawn < rowCount && <p className={styles.first}>{t('charts.first', { count: drawn })}</p>}
      {value && <value.Chart label={title} data={data} hasTable={false} picture={picture} />}
    </div>
  )
}

interface TableExportProps<Data, Figures> {
  spec: ReportTableSpec<Data, Figures>
  columns: readonly ReportColumn<Figures>[]
  data: Data
  asked: AskedReport
}

/** Writes a table to a file, as it is shown. */
export function TableExport<Data, Figures>({ spec, columns, data, asked }: TableExportProps<Data, Figures>) {
  const { timeZone } = asked.question
  const search = useSearch()

  async function save(format: 'csv' | 'xlsx') {
    const { current, before } = asked
    const periods = columns.some(({ isBefore }) => isBefore) ? [current, before] : [current]
    const days = periods.map(({ first, last }) => `${first}-${last}`).join('-vs-')
    const target = await chooseTarget(`${spec.id}-${days}.${format}`)
    if (!target) return
    try {
      // What writes files comes when somebody wants one.
      const { tablePieces } = await import('./report-panels.tsx')
      const shown = { sort: sortAt(search, spec.id), timeZone, format }
      await target.write(tablePieces(spec, columns, data, shown), new AbortController().signal)
    } catch (error) {
      reportError(error)
    }
  }

  // Amounts of the page are in the own currency.
  const isInOther = ownCurrency() !== storedCurrency() && columns.some(({ fileUnit }) => fileUnit === storedCurrency())
  const button = (format: 'csv' | 'xlsx') => (
    <Button
      key={format}
      size="small"
      color="inherit"
      startIcon={<FileDownloadOutlined />}
      title={t('exportHint', { stored: storedName(), zone: timeZone })}
      aria-label={t('exportTable', { title: spec.title, format: format.toUpperCase() })}
      onClick={() => void save(format)}
    >
      {format.toUpperCase()}
    </Button>
  )
  return (
    <span className={styles.exports}>
      {button('csv')}
      {button('xlsx')}
      {isInOther && <span className={styles.filesIn}>{t('filesIn', { stored: storedName() })}</span>}
    </span>
  )
}

/** The same error, said as staff need it where it is one of narrowed reports. */
export const inWords = (error: Error): Error =>
  error instanceof TooManyCallsError
    ? new WordedError(t('tooMany', { calls: error.calls, most: MOST_COUNTED_CALLS }))
    : error

/** Columns of figures that a sheet has room for upright. */
const MOST_UPRIGHT = 12

interface ReportLayoutProps<Data, Figures> {
  title: string
  /** A sentence on how the figures are to be read. */
  note?: string
  /** What the figures come to, in a sentence. */
  summary?: string | undefined
  asked: AskedReport
  /** The period before stands beside it, and can be chosen. */
  compares?: boolean
  /** Further periods to choose. */
  periods?: ReactNode
  /** What else can be chosen. */
  choices?: ReactNode
  /** What the report is made of, and of how many calls. */
  report: ReportId
  counted: number | undefined
  answer: { data: Data | undefined; error: Error | undefined; mutate: () => unknown }
  columns: readonly ReportColumn<Figures>[]
  /** Puts amounts into the own currency, which tables and pictures have. */
  inOwn: InOwn<Figures>
  /** Columns of tables that have others, by the name of the table. */
  columnsOf?: Readonly<Record<string, readonly ReportColumn<Figures>[]>>
  tables: readonly ReportTableSpec<Data, Figures>[]
  isEmpty: (data: Data) => boolean
  /** Tables that are counted apart from the others. */
  more?: readonly { id: string; title: string; table: ReactNode }[]
  /** Other reports that tell more of the same calls. */
  leads?: readonly LedTo[]
  /** What is said where there is nothing. */
  empty?: { title: string; text: string }
}

/** A report: the choice of what it is about, and its tables. */
export function ReportLayout<Data, Figures>(props: ReportLayoutProps<Data, Figures>) {
  const { title, note, summary, asked, compares = false, periods, choices, answer, tables, isEmpty } = props
  const { report, counted, more = [], leads = [] } = props
  const { empty = { title: t('emptyTitle'), text: t('emptyText') }, columns, columnsOf = {}, inOwn } = props
  const { data, error, mutate } = answer
  const chosen = new URLSearchParams(useSearch()).get('table')
  const named = useShownTables(tables)
  const chosenMore = more.filter(({ id }) => id === chosen)
  const shownTables = chosenMore.length > 0 ? [] : named
  const shownMore = chosenMore.length > 0 ? chosenMore : tables.some(({ id }) => id === chosen) ? [] : more
  const { access } = useSession()
  const [customerId, select] = useSelectedCustomer()
  useCarriedCustomer()
  // Amounts are written anew where the rate of their currency has come.
  useOwnMoney()
  const isPrinting = usePrinting()
  const company = usePrintedCompany(customerId)
  return (
    <div data-paper-wide={columns.length > MOST_UPRIGHT ? '' : undefined}>
      {isPrinting && <PaperHeading title={title} facts={[company]} days={asked.current} />}
      <PageHeader
        title={title}
        subtitle={
          <>
            {rangeName(asked.current)} <ZoneBadge span={asked.question.span} />
          </>
        }
        actions={
          <>
            {seesEveryCustomer(access) && <CustomerButton value={customerId} onChange={select} />}
            <ReportPeriodButton name="period" />
            {periods}
            <ViewsButton />
            <Button variant="outlined" color="inherit" startIcon={<PrintOutlined />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </>
        }
      />
      <OnlyLine only={asked.question.only} />
      <div className={styles.choices} data-paper="none">
        <OnlyChoice asked={asked} />
        {choices}
        {compares && <CompareChoice />}
        <TableChoice tables={[...tables, ...more]} shown={[...shownTables, ...shownMore]} />
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <ReportLeads to={leads} />
      {summary && <p className={styles.summary}>{summary}</p>}
      {isFromRows(report) && <Counted calls={counted} />}
      {data === undefined && error ? (
        <ErrorState error={inWords(error)} onRetry={() => void mutate()} />
      ) : data !== undefined && isEmpty(data) ? (
        <Nothing only={asked.question.only} {...empty} />
      ) : (
        <div className={styles.tables}>
          {shownTables.map((spec) => {
            const ownColumns = columnsOf[spec.id] ?? columns
            const shown = { spec: inOwnMoney(spec, inOwn), columns: ownColumns }
            return (
              <Widget
                key={spec.id}
                title={spec.title}
                action={
                  data !== undefined && <TableExport spec={spec} columns={ownColumns} data={data} asked={asked} />
                }
                answer={answer}
                heightPx={120}
              >
                {(known) => (
                  <>
                    <DrawnTable {...shown} data={known} asked={asked} />
                    <ReportTable {...shown} data={known} />
                  </>
                )}
              </Widget>
            )
          })}
          {shownMore.map(({ id, table }) => (
            <Fragment key={id}>{table}</Fragment>
          ))}
        </div>
      )}
    </div>
  )
}

const countedLine = loadOnce(() => import('../../shared/report/counted-line.tsx'))

/** Of how many calls the figures are, where the core API has no such report. */
function Counted({ calls }: { calls: number | undefined }) {
  const { value } = useLoaded(countedLine)
  return value ? <value.CountedLine calls={calls} /> : null
}

const Nothing = ({ only, ...empty }: { only: CallsOnly | undefined; title: string; text: string }) =>
  only ? <OnlyEmpty /> : <EmptyState {...empty} />

/** The picture of a table that has one, where there is something in it. */
function DrawnTable<Data, Figures>({ spec, columns, data, asked }: DrawnTableProps<Data, Figures>) {
  const rows = spec.rows(data)
  const drawn = drawnRows(spec.chart, rows, sortedRows(rows, columns, sortAt(useSearch(), spec.id), spec))
  if (!drawn || !chartGist(drawn)) return null
  return <ReportChart id={spec.id} title={spec.title} data={drawn} rowCount={rows.length} asked={asked} />
}

interface DrawnTableProps<Data, Figures> {
  spec: ReportTableSpec<Data, Figures>
  columns: readonly ReportColumn<Figures>[]
  data: Data
  asked: AskedReport
}
