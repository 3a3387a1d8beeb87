import type { Period } from '@lineboard/sdk'
import { csvHeader, csvLines } from '@lineboard/sdk/csv'
import type { XlsxColumn } from '@lineboard/sdk/xlsx'
import { useParameter } from '../../browser/navigate.ts'
import { languages } from '../../lib/languages.ts'
import { language } from '../../lib/messages.ts'
import { PeriodChooser } from '../../shared/period/period-chooser.tsx'
import { Button } from '../../ui/button.tsx'
import type { PanelProps } from '../../ui/tool/tool-popover.tsx'
import { useReportPeriod } from './report-address.ts'
import { sortedRows, type TableSort } from './report-table.tsx'
import type { ReportColumn, ReportRow, ReportTableSpec } from './report-table-spec.ts'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'

/** What the tools of a report open and save. */
export { pictureFacts } from '../../shared/report/picture-facts.ts'
export { ReportViewsPanel } from './report-views-panel.tsx'

/** The choice of a period for the report. */
export function PeriodPanel({ onClose, onResize }: PanelProps) {
  const [period, choose] = useReportPeriod()
  const chooseAndClose = (chosen: Period | undefined) => {
    onClose()
    choose(chosen)
  }
  return <PeriodChooser period={period} onChoose={chooseAndClose} onResize={onResize} />
}

/** The choice of what the period is held against: any other one, or the one before. */
export function AgainstPanel({ onClose, onResize }: PanelProps) {
  const [period, choose] = useReportPeriod('against')
  const put = useParameter('against')
  const chooseAndClose = (chosen: Period | undefined) => {
    onClose()
    choose(chosen)
  }
  const chooseBefore = () => {
    onClose()
    put('')
  }
  return (
    <>
      <PeriodChooser period={period} onChoose={chooseAndClose} onResize={onResize} />
      <div className={styles.panelFoot}>
        <Button onClick={chooseBefore}>{t('periodBefore')}</Button>
      </div>
    </>
  )
}

type Line<Figures> = Pick<ReportRow<Figures>, 'key' | 'label' | 'inFiles' | 'figures'>

const isDay = /^\d{4}-\d{2}-\d{2}$/

/** What a file has of a column in a row, before it is said whether that is known. */
export const filedValue = <Figures,>({ value, fileValue = value }: ReportColumn<Figures>, figures: Figures) =>
  fileValue(figures)

/** What a column is of, and in: a figure that can be less in some of its rows is not said to be exactly that. */
function headingOf<Figures>(
  { label, fileLabel = label, fileUnit, isBoundOfSums = false }: ReportColumn<Figures>,
  rows: readonly ReportRow<Figures>[],
): string {
  const name =
    isBoundOfSums && rows.some(({ summed = false }) => summed) ? t('atMost', { value: fileLabel }) : fileLabel
  return fileUnit ? `${name} (${fileUnit})` : name
}

interface ShownTable {
  sort: TableSort | undefined
  timeZone: string
}

/** The columns and lines of a table as they are shown, with the order that was chosen, and numbers as numbers. The first heading names the zone. */
function tableLines<Data, Figures>(
  spec: ReportTableSpec<Data, Figures>,
  columns: readonly ReportColumn<Figures>[],
  data: Data,
  shown: ShownTable,
) {
  const rows = spec.rows(data)
  const total = spec.totals && { key: 'total', label: t('totals'), ...spec.totals(data) }
  const sorted: readonly Line<Figures>[] = spec.isFixed ? rows : sortedRows(rows, columns, shown.sort, spec)
  const head = {
    header: `${spec.head} (${shown.timeZone})`,
    value: ({ label, inFiles = label }: Line<Figures>) => inFiles,
  }
  const figures = columns
    .filter(({ fileText }) => fileText !== null)
    .map((column) => ({
      header: headingOf(column, rows),
      value: ({ figures }: Line<Figures>) => {
        if (column.fileText) return column.fileText(figures)
        return column.isUnsaid?.(figures) ? undefined : filedValue(column, figures)
      },
    }))
  return { head, figures, lines: total ? [...sorted, total] : sorted }
}

/** A table of a report as CSV. */
export function tableFile<Data, Figures>(
  spec: ReportTableSpec<Data, Figures>,
  columns: readonly ReportColumn<Figures>[],
  data: Data,
  shown: ShownTable,
): string {
  const { head, figures, lines } = tableLines(spec, columns, data, shown)
  const cells = [head, ...figures]
  return csvHeader(cells) + csvLines(lines, cells)
}

/** A table of a report as a workbook: days are dates. */
async function* tableWorkbook<Data, Figures>(
  spec: ReportTableSpec<Data, Figures>,
  columns: readonly ReportColumn<Figures>[],
  data: Data,
  shown: ShownTable,
): AsyncGenerator<Uint8Array, void, undefined> {
  // What writes workbooks comes when somebody wants one.
  const { writeXlsx } = await import('@lineboard/sdk/xlsx')
  const { head, figures, lines } = tableLines(spec, columns, data, shown)
  const first: XlsxColumn<Line<Figures>> = {
    ...head,
    kind: 'day',
    value: (line) => (isDay.test(line.key) ? line.key : head.value(line)),
  }
  async function* pages() {
    yield lines
  }
  yield* writeXlsx(pages(), {
    columns: [first, ...figures],
    sheet: spec.title,
    isRightToLeft: languages[language].direction === 'rtl',
  })
}

/** A table of a report as a file. */
export async function* tablePieces<Data, Figures>(
  spec: ReportTableSpec<Data, Figures>,
  columns: readonly ReportColumn<Figures>[],
  data: Data,
  { format, ...shown }: ShownTable & { format: 'csv' | 'xlsx' },
): AsyncGenerator<string | Uint8Array, void, undefined> {
  if (format === 'csv') yield tableFile(spec, columns, data, shown)
  else yield* tableWorkbook(spec, columns, data, shown)
}
