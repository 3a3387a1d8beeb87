import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { type ChartData, heightOf } from '../../shared/chart/chart-data.ts'
import type { AskedReport } from './report-address.ts'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'

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
export function ReportChart({ id, title, data, rowCount, asked }: ReportChartProps) {
  const { value } = useLoaded(chart)
  const { current, question } = asked
  const drawn = data.kind === 'bars' ? data.points.length : rowCount
  const picture = async () => {
    const { pictureFacts } = await import('./report-panels.ts')
    return pictureFacts({ name: id, current, customerId: question.customerId, only: question.only })
  }
  return (
    <div className={styles.chart} data-paper="whole" style={{ minHeight: heightOf(data) }}>
      {drawn < rowCount && <p className={styles.first}>{t('charts.first', { count: drawn })}</p>}
      {value && <value.Chart label={title} data={data} hasTable={false} picture={picture} />}
    </div>
  )
}
